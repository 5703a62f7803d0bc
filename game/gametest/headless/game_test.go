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

// machine is shared by the tests of this package; its fault is ErrNoDisplay where there is no display.
var machine, fault = (*Machine)(nil), error(nil)

func TestMain(m *testing.M) {
	Serve()
	machine, fault = NewMachine(new(Guests))
	code := m.Run()
	if machine != nil {
		machine.Close()
	}
	os.Exit(code)
}

func start(t *testing.T, o Options) *Game {
	t.Helper()
	if errors.Is(fault, ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip(fault)
	}
	if fault != nil {
		t.Fatal(fault)
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

func must(t *testing.T, errs ...error) {
	t.Helper()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

func frame(t *testing.T, g *Game) *image.RGBA {
	t.Helper()
	f, err := g.Frame()
	must(t, err)
	return f
}

var (
	ground = color.RGBA{0, 0, 64, 255}
	white  = color.RGBA{255, 255, 255, 255}
)

// after is the square's colour after some clicks.
func after(clicks int) color.RGBA { return color.RGBA{uint8(40 * clicks), 200, 0, 255} }

func check(t *testing.T, g *Game, want map[image.Point]color.RGBA) {
	t.Helper()
	f := frame(t, g)
	for p, c := range want {
		if got := f.RGBAAt(p.X, p.Y); got != c {
			t.Errorf("at %v: %v, want %v", p, got, c)
		}
	}
}

func TestMouse(t *testing.T) {
	g := start(t, Options{W: 400, H: 300})
	if f := frame(t, g); f.Rect != image.Rect(0, 0, 400, 300) {
		t.Fatalf("picture %v", f.Rect)
	}
	check(t, g, map[image.Point]color.RGBA{{0, 0}: ground, {200, 100}: ground})
	must(t, g.Click(200, 100), g.Click(200, 100))
	check(t, g, map[image.Point]color.RGBA{{195, 95}: after(2), {230, 100}: ground})
	must(t, g.Drag(10, 10, 300, 200))
	check(t, g, map[image.Point]color.RGBA{{300, 200}: after(3), {200, 100}: ground})
	must(t, g.DragHold(300, 200, 50, 50))
	check(t, g, map[image.Point]color.RGBA{{50, 50}: after(3)})
	must(t, g.Drop())
	check(t, g, map[image.Point]color.RGBA{{50, 50}: after(4)})
}

func TestKeys(t *testing.T) {
	g := start(t, Options{W: 400, H: 300})
	must(t, g.Type("abcd\b"))
	check(t, g, map[image.Point]color.RGBA{{20, 20}: white, {80, 20}: white, {110, 20}: ground})
	k, mods, err := Chord("Ctrl+Z")
	must(t, err, g.Click(200, 200), g.Key(k, mods...))
	check(t, g, map[image.Point]color.RGBA{{200, 200}: after(0)})
}

func TestTouch(t *testing.T) {
	g := start(t, Options{W: 400, H: 300})
	must(t, g.Touch(3, 100, 100), g.Tick(1))
	check(t, g, map[image.Point]color.RGBA{{100, 100}: after(0)})
	must(t, g.Lift(3), g.Tick(2))
	check(t, g, map[image.Point]color.RGBA{{100, 100}: ground})
	must(t, g.TouchDrag(10, 10, 200, 100), g.Touch(1, 200, 100), g.Tick(1))
	check(t, g, map[image.Point]color.RGBA{{200, 100}: after(2)})
	must(t, g.Lift(1), g.Tick(1), g.Tap(50, 60), g.Touch(1, 50, 60), g.Tick(1))
	check(t, g, map[image.Point]color.RGBA{{50, 60}: after(4)})
}

// Points are pixels of the picture at every scale, and games of several scales run beside each other.
func TestScales(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 2, 3} {
		g := start(t, Options{W: 300, H: 200, Scale: scale})
		w, h := int(300*scale), int(200*scale)
		if f := frame(t, g); f.Rect != image.Rect(0, 0, w, h) {
			t.Errorf("scale %v: picture %v", scale, f.Rect)
		}
		must(t, g.Click(float64(w-30), float64(h-60)))
		edge := int(10 * scale)
		check(t, g, map[image.Point]color.RGBA{{w - 30, h - 60}: after(1), {w - 30 - edge + 1, h - 60}: after(1), {w - 30 - edge - 1, h - 60}: ground})
	}
}

func TestResize(t *testing.T) {
	g := start(t, Options{W: 300, H: 200})
	must(t, g.Resize(600, 500), g.Tick(1), g.Click(590, 490))
	if f := frame(t, g); f.Rect != image.Rect(0, 0, 600, 500) || f.RGBAAt(590, 490) != after(1) {
		t.Errorf("picture %v, %v at its end", f.Rect, f.RGBAAt(590, 490))
	}
}

func TestEndOfTheGame(t *testing.T) {
	g := start(t, Options{W: 300, H: 200})
	if err := g.Key(ebiten.KeyEscape); !errors.Is(err, ErrEnded) {
		t.Errorf("the key that ends the game reports %v", err)
	}
	if err := g.Tick(1); !errors.Is(err, ErrEnded) {
		t.Errorf("a tick after the end reports %v", err)
	}
}

func TestFaultsAreTold(t *testing.T) {
	g := start(t, Options{W: 300, H: 200})
	must(t, g.Tick(1))
	if _, err := machine.Start(Options{Package: toy, Args: []string{"fail"}}); err == nil || !strings.Contains(err.Error(), "told to fail") {
		t.Errorf("a game that does not start reports %v", err)
	}
	if _, err := machine.Start(Options{Package: "./testdata/nothing"}); err == nil || !strings.Contains(err.Error(), "nothing") {
		t.Errorf("a game that cannot be built reports %v", err)
	}
	bad, err := machine.Start(Options{Package: toy})
	must(t, err)
	if err := bad.Type("!"); err == nil || !strings.Contains(err.Error(), "told to") {
		t.Errorf("a panic reports %v", err)
	}
	if err := bad.Close(); err == nil {
		t.Error("closing after a panic reports nothing")
	}
	must(t, g.Tick(1)) // the one beside it goes on
}

func TestHomeAndLog(t *testing.T) {
	var log bytes.Buffer
	g := start(t, Options{W: 300, H: 200, Home: "/somewhere", Log: &log})
	must(t, g.Tick(1), g.Close())
	if got := log.String(); got != "home is /somewhere\n" {
		t.Errorf("the game said %q", got)
	}
}

// The same run gives the same picture to the byte.
func TestRunsRepeat(t *testing.T) {
	var first []byte
	for range 2 {
		g := start(t, Options{W: 400, H: 300})
		must(t, g.Tick(50), g.Click(100, 100), g.Type("xy"), g.Drag(5, 5, 222, 111))
		f := frame(t, g)
		if first == nil {
			first = f.Pix
		} else if !bytes.Equal(first, f.Pix) {
			t.Error("the second run looks different")
		}
	}
}

func TestChord(t *testing.T) {
	for s, want := range map[string][]ebiten.Key{
		"Tab": {ebiten.KeyTab}, "shift+tab": {ebiten.KeyShiftLeft, ebiten.KeyTab}, "Ctrl+Shift+Z": {ebiten.KeyControlLeft, ebiten.KeyShiftLeft, ebiten.KeyZ},
		"F11": {ebiten.KeyF11}, "Left": {ebiten.KeyLeft}, "Enter": {ebiten.KeyEnter}, "h": {ebiten.KeyH},
	} {
		k, mods, err := Chord(s)
		if got := append(mods, k); err != nil || len(got) != len(want) || got[0] != want[0] || k != want[len(want)-1] {
			t.Errorf("%s reads as %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "Ctrl+", "Hyper+X", "Q+"} {
		if k, _, err := Chord(s); err == nil {
			t.Errorf("%q reads as %v", s, k)
		}
	}
}

// TestMachinesShareTheirGuests: what one has built another does not build again, and with the last of them it is removed.
func TestMachinesShareTheirGuests(t *testing.T) {
	start(t, Options{}) // or there is no display
	var g Guests
	first, err := NewMachine(&g)
	must(t, err)
	second, err := NewMachine(&g)
	must(t, err)
	path, err := g.build(toy)
	must(t, err)
	if again, err := g.build(toy); again != path || err != nil {
		t.Errorf("built %s, then %s, %v", path, again, err)
	}
	first.Close()
	if _, err := os.Stat(path); err != nil {
		t.Errorf("the program is gone while a machine is open: %v", err)
	}
	second.Close()
	if _, err := os.Stat(path); err == nil {
		t.Error("the program is left behind")
	}
}
