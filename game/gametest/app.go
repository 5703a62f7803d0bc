package gametest

import (
	"errors"
	"image"
	"testing"

	"azulejo/game/gametest/headless"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options say how the game is started; see headless.Options. An empty Home is a folder of the test's own, which is empty.
type Options = headless.Options

// App is the game in a test. Points are pixels of its picture. What fails ends the test. A stroke or key may end the game; whatever is
// asked of it afterwards fails.
type App struct {
	t     *testing.T
	game  *headless.Game
	ended bool
}

// Start starts the game and runs its first tick. The game is closed at the end of the test.
func Start(t *testing.T, o Options) *App {
	t.Helper()
	m := machine(t)
	if o.Home == "" {
		o.Home = t.TempDir()
	}
	g, err := m.Start(o)
	if err != nil {
		t.Fatal(err)
	}
	a := &App{t: t, game: g}
	t.Cleanup(a.Close)
	return a
}

func (a *App) must(err error) {
	a.t.Helper()
	switch {
	case errors.Is(err, headless.ErrEnded) && !a.ended:
		a.ended = true
	case err != nil:
		a.t.Fatal(err)
	}
}

// Close ends the game; a game that ends with a fault fails the test. It may be called more than once.
func (a *App) Close() {
	a.t.Helper()
	if a.game == nil {
		return
	}
	if err := a.game.Close(); err != nil {
		a.t.Error(err)
	}
	a.game = nil
}

// Ended reports whether the game has ended by itself.
func (a *App) Ended() bool { return a.ended }

// Tick runs some ticks.
func (a *App) Tick(n int) { a.t.Helper(); a.must(a.game.Tick(n)) }

// Play runs some ticks in real time, for what the game does beside its loop.
func (a *App) Play(n int) { a.t.Helper(); a.must(a.game.Play(n)) }

// Move moves the mouse and runs a tick.
func (a *App) Move(x, y float64) {
	a.t.Helper()
	a.must(a.game.Move(x, y))
	a.Tick(1)
}

// Click clicks with the left mouse button, in three ticks.
func (a *App) Click(x, y float64) { a.t.Helper(); a.must(a.game.Click(x, y)) }

// RightClick clicks with the right mouse button, in three ticks.
func (a *App) RightClick(x, y float64) { a.t.Helper(); a.must(a.game.RightClick(x, y)) }

// Drag drags the mouse from one point to another and drops, in 11 ticks.
func (a *App) Drag(x0, y0, x1, y1 float64) { a.t.Helper(); a.must(a.game.Drag(x0, y0, x1, y1)) }

// DragHold drags the mouse from one point to another and keeps holding; Drop drops.
func (a *App) DragHold(x0, y0, x1, y1 float64) {
	a.t.Helper()
	a.must(a.game.DragHold(x0, y0, x1, y1))
}

// Drop releases the left mouse button.
func (a *App) Drop() { a.t.Helper(); a.must(a.game.Drop()) }

// Tap taps with a finger, in two ticks.
func (a *App) Tap(x, y float64) { a.t.Helper(); a.must(a.game.Tap(x, y)) }

// TouchDrag drags a finger from one point to another and lifts it.
func (a *App) TouchDrag(x0, y0, x1, y1 float64) {
	a.t.Helper()
	a.must(a.game.TouchDrag(x0, y0, x1, y1))
}

// Wheel turns the wheel and runs a tick.
func (a *App) Wheel(dy float64) {
	a.t.Helper()
	a.must(a.game.Wheel(dy))
	a.Tick(1)
}

// Hold presses or releases a key and runs a tick.
func (a *App) Hold(k ebiten.Key, down bool) {
	a.t.Helper()
	a.must(a.game.Hold(k, down))
	a.Tick(1)
}

// Key presses and releases a key with modifiers held, in two ticks.
func (a *App) Key(k ebiten.Key, modifiers ...ebiten.Key) {
	a.t.Helper()
	a.must(a.game.Key(k, modifiers...))
}

// Keys presses keys by their names, one after the other, such as "Tab", "Enter" or "Ctrl+Z".
func (a *App) Keys(chords ...string) {
	a.t.Helper()
	for _, c := range chords {
		k, modifiers, err := headless.Chord(c)
		a.must(err)
		a.Key(k, modifiers...)
	}
}

// Type types a text, a tick for each character.
func (a *App) Type(text string) { a.t.Helper(); a.must(a.game.Type(text)) }

// Resize changes the window, to a size in device-independent pixels, and runs a tick.
func (a *App) Resize(w, h int) {
	a.t.Helper()
	a.must(a.game.Resize(w, h))
	a.Tick(1)
}

// Sounds is how many sounds have begun since the start.
func (a *App) Sounds() int {
	a.t.Helper()
	n, err := a.game.Sounds()
	if err != nil {
		a.t.Fatal(err)
	}
	return n
}

// Frame draws the game as it stands.
func (a *App) Frame() *image.RGBA {
	a.t.Helper()
	f, err := a.game.Frame()
	if err != nil {
		a.t.Fatal(err)
	}
	return f
}
