package headless

import (
	"image"
	"io"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options configures a game.
type Options struct {
	// Package is the import path or folder of the program, by default "azulejo".
	Package string
	// W and H are the size of the window in device-independent pixels, by default 1280 × 720.
	W, H int
	// Scale is the device scale, by default 1. Frames have W × Scale by H × Scale pixels.
	Scale float64
	// Home is the folder of the player's store. The program gets it as AZULEJO_HOME.
	Home string
	// Args are the program's arguments.
	Args []string
	// Log receives the output of the program, unless it is nil.
	Log io.Writer
}

// Game is a running game. Points are in pixels of its frames. Methods return ErrEnded after the game has ended by itself.
type Game struct {
	// Pad is the gamepad of the game.
	Pad Pad
	*guestProcess
}

// Start builds the game if necessary, starts it and runs its first tick.
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
	program, err := m.guestCache.build(o.Package)
	if err != nil {
		return nil, err
	}
	h, err := m.host(o.Scale)
	if err != nil {
		return nil, err
	}
	a, err := h.hostConn.ask(request{Op: opListen})
	if err != nil {
		return nil, err
	}
	p := &guestProcess{host: h, id: a.Game, scale: o.Scale, output: &outputTail{}, exited: make(chan error, 1)}
	g := &Game{Pad{p}, p}
	if err := g.run(program, a.Endpoint, m.display, o); err != nil {
		return nil, err
	}
	if err := g.waitForAccept(a.Endpoint, o.W, o.H); err != nil {
		g.Kill()
		return nil, g.withOutput(err)
	}
	return g, g.Tick(1)
}

// Tick runs some ticks.
func (g *Game) Tick(n int) error { return g.do(request{Op: opTick, N: n}) }

// Play runs some ticks in real time, 60 per second, for work of the game outside its loop.
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

// Wheel scrolls the wheel up by dy; the game sees it in the next tick.
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

// Resize resizes the window to a size in device-independent pixels.
func (g *Game) Resize(w, h int) error {
	return g.do(request{Op: opResize, W: g.pixels(w), H: g.pixels(h)})
}

// Sounds returns the number of sounds played so far.
func (g *Game) Sounds() (int, error) {
	a, err := g.ask(request{Op: opSounds})
	return a.N, err
}

// Frame draws and returns the current frame.
func (g *Game) Frame() (*image.RGBA, error) {
	a, err := g.ask(request{Op: opFrame})
	if err != nil {
		return nil, err
	}
	return &image.RGBA{Pix: a.Pixels, Stride: 4 * a.W, Rect: image.Rect(0, 0, a.W, a.H)}, nil
}

// Draw draws the current frame and waits until it is complete, without reading it. It is for measurements.
func (g *Game) Draw() error { return g.do(request{Op: opDraw}) }
