package headless

import (
	"image"
	"io"
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
	// Pad is its gamepad.
	Pad Pad
	*guestProcess
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
	p := &guestProcess{host: h, id: a.Game, scale: o.Scale, said: &tail{}, gone: make(chan error, 1)}
	g := &Game{Pad{p}, p}
	if err := g.run(program, a.Endpoint, m.display, o); err != nil {
		return nil, err
	}
	if err := g.enter(a.Endpoint, o.W, o.H); err != nil {
		g.Kill()
		return nil, g.explain(err)
	}
	return g, g.Tick(1)
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

// Wheel turns the wheel up; the game sees it in the next tick.
func (g *Game) Wheel(dy float64) error { return g.do(request{Op: opWheel, Y: dy}) }

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
