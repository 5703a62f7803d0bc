package headless

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

const toy = "./testdata/toy"

// machine is shared by the tests of this package. machineErr is ErrNoDisplay if there is no display.
var machine, machineErr = (*Machine)(nil), error(nil)

func TestMain(m *testing.M) {
	Serve()
	machine, machineErr = NewMachine(new(GuestCache))
	code := m.Run()
	if machine != nil {
		machine.Close()
	}
	os.Exit(code)
}

// start starts the toy, or skips the test if there is no display.
func start(t *testing.T, o Options) *Game {
	t.Helper()
	if errors.Is(machineErr, ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip(machineErr)
	}
	if machineErr != nil {
		t.Fatal(machineErr)
	}
	o.Package = toy
	g, err := machine.Start(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	})
	return g
}

// noError fails the test at the first error.
func noError(t *testing.T, errs ...error) {
	t.Helper()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

// frame returns the current frame.
func frame(t *testing.T, g *Game) *image.RGBA {
	t.Helper()
	f, err := g.Frame()
	noError(t, err)
	return f
}

var (
	ground = color.RGBA{0, 0, 64, 255}
	white  = color.RGBA{255, 255, 255, 255}
)

// squareColour returns the colour of the square of the toy after some clicks.
func squareColour(clicks int) color.RGBA { return color.RGBA{uint8(40 * clicks), 200, 0, 255} }

// expectPixels compares pixels of the current frame.
func expectPixels(t *testing.T, g *Game, want map[image.Point]color.RGBA) {
	t.Helper()
	f := frame(t, g)
	for p, c := range want {
		if got := f.RGBAAt(p.X, p.Y); got != c {
			t.Errorf("at %v: %v, want %v", p, got, c)
		}
	}
}

// TestMouse checks clicks and drags.
func TestMouse(t *testing.T) {
	g := start(t, Options{W: 400, H: 300})
	if f := frame(t, g); f.Rect != image.Rect(0, 0, 400, 300) {
		t.Fatalf("picture %v", f.Rect)
	}
	expectPixels(t, g, map[image.Point]color.RGBA{{0, 0}: ground, {200, 100}: ground})
	noError(t, g.Click(200, 100), g.Click(200, 100))
	expectPixels(t, g, map[image.Point]color.RGBA{{195, 95}: squareColour(2), {230, 100}: ground})
	noError(t, g.Drag(10, 10, 300, 200))
	expectPixels(t, g, map[image.Point]color.RGBA{{300, 200}: squareColour(3), {200, 100}: ground})
	noError(t, g.DragHold(300, 200, 50, 50))
	expectPixels(t, g, map[image.Point]color.RGBA{{50, 50}: squareColour(3)})
	noError(t, g.Drop())
	expectPixels(t, g, map[image.Point]color.RGBA{{50, 50}: squareColour(4)})
}

// TestKeys checks typed text and a chord.
func TestKeys(t *testing.T) {
	g := start(t, Options{W: 400, H: 300})
	noError(t, g.Type("abcd\b"))
	expectPixels(t, g, map[image.Point]color.RGBA{{20, 20}: white, {80, 20}: white, {110, 20}: ground})
	k, mods, err := Chord("Ctrl+Z")
	noError(t, err, g.Click(200, 200), g.Key(k, mods...))
	expectPixels(t, g, map[image.Point]color.RGBA{{200, 200}: squareColour(0)})
}

// TestTouch checks touches, taps and drags by touch.
func TestTouch(t *testing.T) {
	g := start(t, Options{W: 400, H: 300})
	noError(t, g.Touch(3, 100, 100), g.Tick(1))
	expectPixels(t, g, map[image.Point]color.RGBA{{100, 100}: squareColour(0)})
	noError(t, g.Lift(3), g.Tick(2))
	expectPixels(t, g, map[image.Point]color.RGBA{{100, 100}: ground})
	noError(t, g.TouchDrag(10, 10, 200, 100), g.Touch(1, 200, 100), g.Tick(1))
	expectPixels(t, g, map[image.Point]color.RGBA{{200, 100}: squareColour(2)})
	noError(t, g.Lift(1), g.Tick(1), g.Tap(50, 60), g.Touch(1, 50, 60), g.Tick(1))
	expectPixels(t, g, map[image.Point]color.RGBA{{50, 60}: squareColour(4)})
}

// TestScales checks that points are in pixels of the frame at every scale, and that games of different scales run at the same time.
func TestScales(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 2, 3} {
		g := start(t, Options{W: 300, H: 200, Scale: scale})
		w, h := int(300*scale), int(200*scale)
		if f := frame(t, g); f.Rect != image.Rect(0, 0, w, h) {
			t.Errorf("scale %v: picture %v", scale, f.Rect)
		}
		noError(t, g.Click(float64(w-30), float64(h-60)))
		edge := int(10 * scale)
		expectPixels(t, g, map[image.Point]color.RGBA{{w - 30, h - 60}: squareColour(1), {w - 30 - edge + 1, h - 60}: squareColour(1), {w - 30 - edge - 1, h - 60}: ground})
	}
}

// TestResize checks the size of the frame and the position of clicks after a resize.
func TestResize(t *testing.T) {
	g := start(t, Options{W: 300, H: 200})
	noError(t, g.Resize(600, 500), g.Tick(1), g.Click(590, 490))
	if f := frame(t, g); f.Rect != image.Rect(0, 0, 600, 500) || f.RGBAAt(590, 490) != squareColour(1) {
		t.Errorf("picture %v, %v at its end", f.Rect, f.RGBAAt(590, 490))
	}
}

// TestEnded checks that input to a game that has ended returns ErrEnded.
func TestEnded(t *testing.T) {
	g := start(t, Options{W: 300, H: 200})
	if err := g.Key(ebiten.KeyEscape); !errors.Is(err, ErrEnded) {
		t.Errorf("the error of the key that ends the game is %v", err)
	}
	if err := g.Tick(1); !errors.Is(err, ErrEnded) {
		t.Errorf("the error of a tick after the end is %v", err)
	}
}

// TestErrors checks the errors of games that cannot be built, do not start or panic, and that another game continues.
func TestErrors(t *testing.T) {
	g := start(t, Options{W: 300, H: 200})
	noError(t, g.Tick(1))
	if _, err := machine.Start(Options{Package: toy, Args: []string{"fail"}}); err == nil || !strings.Contains(err.Error(), "failure requested") {
		t.Errorf("the error of a game that does not start is %v", err)
	}
	if _, err := machine.Start(Options{Package: "./testdata/nothing"}); err == nil || !strings.Contains(err.Error(), "nothing") {
		t.Errorf("the error of a game that cannot be built is %v", err)
	}
	panicking, err := machine.Start(Options{Package: toy})
	noError(t, err)
	if err := panicking.Type("!"); err == nil || !strings.Contains(err.Error(), "panic requested") {
		t.Errorf("the error after a panic is %v", err)
	}
	if err := panicking.Close(); err == nil {
		t.Error("closing after a panic returns no error")
	}
	noError(t, g.Tick(1)) // the other game continues
}

// TestHomeAndLog checks that the game has the home folder and that its output is written to the log.
func TestHomeAndLog(t *testing.T) {
	var log bytes.Buffer
	g := start(t, Options{W: 300, H: 200, Home: "/home/player", Log: &log})
	noError(t, g.Tick(1), g.Close())
	if got := log.String(); got != "home is /home/player\n" {
		t.Errorf("the log is %q", got)
	}
}

// TestDeterminism checks that equal runs produce identical frames.
func TestDeterminism(t *testing.T) {
	var first []byte
	for range 2 {
		g := start(t, Options{W: 400, H: 300})
		noError(t, g.Tick(50), g.Click(100, 100), g.Type("xy"), g.Drag(5, 5, 222, 111))
		f := frame(t, g)
		if first == nil {
			first = f.Pix
		} else if !bytes.Equal(first, f.Pix) {
			t.Error("the frames of two runs differ")
		}
	}
}

// TestChord checks that chords are parsed.
func TestChord(t *testing.T) {
	for s, want := range map[string][]ebiten.Key{
		"Tab": {ebiten.KeyTab}, "shift+tab": {ebiten.KeyShiftLeft, ebiten.KeyTab}, "Ctrl+Shift+Z": {ebiten.KeyControlLeft, ebiten.KeyShiftLeft, ebiten.KeyZ},
		"F11": {ebiten.KeyF11}, "Left": {ebiten.KeyLeft}, "Enter": {ebiten.KeyEnter}, "h": {ebiten.KeyH},
	} {
		k, mods, err := Chord(s)
		if got := append(mods, k); err != nil || len(got) != len(want) || got[0] != want[0] || k != want[len(want)-1] {
			t.Errorf("%s parses as %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "Ctrl+", "Hyper+X", "Q+"} {
		if k, _, err := Chord(s); err == nil {
			t.Errorf("%q parses as %v", s, k)
		}
	}
}

// TestGuestCache checks that machines share the programs they build, and that the last machine removes them.
func TestGuestCache(t *testing.T) {
	start(t, Options{}) // skips the test if there is no display
	var g GuestCache
	first, err := NewMachine(&g)
	noError(t, err)
	second, err := NewMachine(&g)
	noError(t, err)
	path, err := g.build(toy)
	noError(t, err)
	if rebuilt, err := g.build(toy); rebuilt != path || err != nil {
		t.Errorf("built %s, then %s, %v", path, rebuilt, err)
	}
	first.Close()
	if _, err := os.Stat(path); err != nil {
		t.Errorf("the program was removed while a machine is open: %v", err)
	}
	second.Close()
	if _, err := os.Stat(path); err == nil {
		t.Error("the program was not removed")
	}
}
