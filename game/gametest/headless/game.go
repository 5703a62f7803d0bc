package headless

import (
	"errors"
	"fmt"
	"image"
	"io"
	"math"
	"net"
	"net/url"
	"os"
	"os/exec"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options say how a game is started.
type Options struct {
	// Package is the import path or folder of the program; "azulejo" when empty.
	Package string
	// W and H are the window in device-independent pixels, 1280 × 720 when 0.
	W, H int
	// Scale is the device scale, 1 when 0. The picture has W × Scale by H × Scale pixels.
	Scale float64
	// Home is the folder of the player's store, which the program finds in AZULEJO_HOME.
	Home string
	// Args are the program's arguments.
	Args []string
	// Log, if not nil, is given what the program writes.
	Log io.Writer
}

// Game is a game that runs. Points are pixels of its picture. Errors are ErrEnded once the game has ended by itself.
type Game struct {
	host  *hostProcess
	id    int
	scale float64
	cmd   *exec.Cmd
	said  *tail
	gone  chan error // what the process ended with
}

// Start builds the game where needed, starts it, and runs its first tick.
func (m *Machine) Start(o Options) (*Game, error) {
	if o.Package == "" {
		o.Package = "azulejo"
	}
	if o.W == 0 || o.H == 0 {
		o.W, o.H = 1280, 720
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	program, err := m.guests.build(o.Package)
	if err != nil {
		return nil, err
	}
	h, err := m.host(o.Scale)
	if err != nil {
		return nil, err
	}
	a, err := h.wire.ask(request{Op: opListen})
	if err != nil {
		return nil, err
	}
	g := &Game{host: h, id: a.Game, scale: o.Scale, said: &tail{}, gone: make(chan error, 1)}
	if err := g.run(program, a.Endpoint, m.display, o); err != nil {
		return nil, err
	}
	if err := g.enter(a.Endpoint, o.W, o.H); err != nil {
		g.Kill()
		return nil, g.explain(err)
	}
	return g, g.Tick(1)
}

func (g *Game) run(program, endpoint string, d *display, o Options) error {
	g.cmd = exec.Command(program, o.Args...)
	g.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint, "AZULEJO_HOME="+o.Home)
	if d.name != "" { // before it runs, a guest asks the display itself for its monitor
		g.cmd.Env = append(g.cmd.Env, "DISPLAY="+d.name)
	}
	var out io.Writer = g.said
	if o.Log != nil {
		out = io.MultiWriter(g.said, o.Log)
	}
	g.cmd.Stdout, g.cmd.Stderr = out, out
	if err := g.cmd.Start(); err != nil {
		return err
	}
	go func() { g.gone <- g.cmd.Wait() }()
	return nil
}

// enter waits for the host to take the game in, unless the game ends before.
func (g *Game) enter(endpoint string, w, h int) error {
	entered := make(chan error, 1)
	go func() {
		_, err := g.ask(request{Op: opAccept, W: g.pixels(w), H: g.pixels(h)})
		entered <- err
	}()
	select {
	case err := <-entered:
		return err
	case err := <-g.gone:
		g.gone <- err
		release(endpoint)
		<-entered
		return errors.Join(errors.New("the game ended before its first tick"), err)
	}
}

// release lets a host that waits for a game at an endpoint go on without it.
func release(endpoint string) {
	u, err := url.Parse(endpoint)
	if err != nil {
		return
	}
	if conn, err := net.Dial("unix", u.Path); err == nil {
		conn.Close()
	}
}

func (g *Game) pixels(n int) int { return int(math.Round(float64(n) * g.scale)) }

func (g *Game) ask(r request) (answer, error) {
	r.Game = g.id
	a, err := g.host.wire.ask(r)
	if err != nil {
		err = g.explain(err)
	}
	return a, err
}

// lastWords is how long a game that has failed may take to say why and end.
const lastWords = 10 * time.Second

// explain adds what the program said last to an error. One that is about to end is given a moment for its last words.
func (g *Game) explain(err error) error {
	if errors.Is(err, ErrEnded) {
		return err
	}
	select {
	case end := <-g.gone:
		g.gone <- end
	case <-time.After(lastWords):
	}
	if words := g.said.String(); words != "" {
		return fmt.Errorf("%w\nthe game said:\n%s", err, words)
	}
	return err
}

func (g *Game) do(r request) error {
	_, err := g.ask(r)
	return err
}

// Tick runs some ticks.
func (g *Game) Tick(n int) error { return g.do(request{Op: opTick, N: n}) }

// Play runs some ticks in real time, 60 a second, for what the game does beside its loop.
func (g *Game) Play(n int) error {
	clock := time.NewTicker(time.Second / 60)
	defer clock.Stop()
	for range n {
		<-clock.C
		if err := g.Tick(1); err != nil {
			return err
		}
	}
	return nil
}

// Move moves the mouse; the game sees it in the next tick.
func (g *Game) Move(x, y float64) error { return g.do(request{Op: opMove, X: x, Y: y}) }

// Button presses or releases a mouse button; the game sees it in the next tick.
func (g *Game) Button(b ebiten.MouseButton, down bool) error {
	return g.do(request{Op: opButton, N: int(b), On: down})
}

// Wheel turns the wheel; the game sees it in the next tick.
func (g *Game) Wheel(dx, dy float64) error { return g.do(request{Op: opWheel, X: dx, Y: dy}) }

// Touch puts a finger down or moves it; the game sees it in the next tick.
func (g *Game) Touch(finger int, x, y float64) error {
	return g.do(request{Op: opTouch, N: finger, X: x, Y: y, On: true})
}

// Lift lifts a finger; the game sees it in the next tick.
func (g *Game) Lift(finger int) error { return g.do(request{Op: opTouch, N: finger}) }

// Hold presses or releases a key; the game sees it in the next tick.
func (g *Game) Hold(k ebiten.Key, down bool) error {
	return g.do(request{Op: opKey, N: int(k), On: down})
}

// Rune types a character; the game sees it in the next tick.
func (g *Game) Rune(r rune) error { return g.do(request{Op: opType, N: int(r)}) }

// Resize changes the window, to a size in device-independent pixels.
func (g *Game) Resize(w, h int) error {
	return g.do(request{Op: opResize, W: g.pixels(w), H: g.pixels(h)})
}

// Sounds is how many sounds have begun so far.
func (g *Game) Sounds() (int, error) {
	a, err := g.ask(request{Op: opSounds})
	return a.N, err
}

// Frame draws the game as it stands.
func (g *Game) Frame() (*image.RGBA, error) {
	a, err := g.ask(request{Op: opFrame})
	if err != nil {
		return nil, err
	}
	return &image.RGBA{Pix: a.Pixels, Stride: 4 * a.W, Rect: image.Rect(0, 0, a.W, a.H)}, nil
}

// Draw draws the game as it stands and waits until it is done. It is for measurements.
func (g *Game) Draw() error { return g.do(request{Op: opDraw}) }

// Close ends the game. It reports a game that ends with a fault or not at all; one that has ended before is no error.
func (g *Game) Close() error {
	g.host.wire.ask(request{Op: opClose, Game: g.id})
	select {
	case err := <-g.gone:
		g.gone <- err
		if err != nil {
			return g.explain(fmt.Errorf("the game ended with a fault: %w", err))
		}
		return nil
	case <-time.After(patience):
		g.Kill()
		return fmt.Errorf("the game did not end within %v of its window being closed", patience)
	}
}

// Kill ends the game as a crash would: at once, whatever it is doing, though something be asked of it at that moment. It returns when the
// process is gone; then it may be closed, which reports a fault.
func (g *Game) Kill() {
	g.cmd.Process.Kill()
	g.gone <- <-g.gone
}
