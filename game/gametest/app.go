package gametest

import (
	"errors"
	"image"
	"testing"

	"azulejo/game/gametest/headless"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options configures the game; see headless.Options. If Home is empty, the game uses a new temporary folder.
type Options = headless.Options

// App is a running game in a test. Points are in pixels of its frames. A failing method ends the test. A pointer or key event may end the game, and
// every later call then fails.
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

func (a *App) check(err error) {
	a.t.Helper()
	switch {
	case errors.Is(err, headless.ErrEnded) && !a.ended:
		a.ended = true
	case err != nil:
		a.t.Fatal(err)
	}
}

// Close ends the game. A game that ends with an error fails the test. Close may be called more than once.
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
func (a *App) Tick(n int) { a.t.Helper(); a.check(a.game.Tick(n)) }

// Play runs some ticks in real time, for work of the game outside its loop, such as searches.
func (a *App) Play(n int) { a.t.Helper(); a.check(a.game.Play(n)) }

// Move moves the mouse and runs a tick.
func (a *App) Move(x, y float64) {
	a.t.Helper()
	a.check(a.game.Move(x, y))
	a.Tick(1)
}

// Click clicks with the left mouse button, in three ticks.
func (a *App) Click(x, y float64) { a.t.Helper(); a.check(a.game.Click(x, y)) }

// RightClick clicks with the right mouse button, in three ticks.
func (a *App) RightClick(x, y float64) { a.t.Helper(); a.check(a.game.RightClick(x, y)) }

// Drag drags the mouse from one point to another and drops, in 11 ticks.
func (a *App) Drag(x0, y0, x1, y1 float64) { a.t.Helper(); a.check(a.game.Drag(x0, y0, x1, y1)) }

// DragHold drags the mouse from one point to another without releasing the button. Drop releases it.
func (a *App) DragHold(x0, y0, x1, y1 float64) {
	a.t.Helper()
	a.check(a.game.DragHold(x0, y0, x1, y1))
}

// Drop releases the left mouse button.
func (a *App) Drop() { a.t.Helper(); a.check(a.game.Drop()) }

// Tap taps with a finger, in two ticks.
func (a *App) Tap(x, y float64) { a.t.Helper(); a.check(a.game.Tap(x, y)) }

// TouchDrag drags a finger from one point to another and lifts it.
func (a *App) TouchDrag(x0, y0, x1, y1 float64) {
	a.t.Helper()
	a.check(a.game.TouchDrag(x0, y0, x1, y1))
}

// Wheel turns the wheel and runs a tick.
func (a *App) Wheel(dy float64) {
	a.t.Helper()
	a.check(a.game.Wheel(dy))
	a.Tick(1)
}

// Hold presses or releases a key and runs a tick.
func (a *App) Hold(k ebiten.Key, down bool) {
	a.t.Helper()
	a.check(a.game.Hold(k, down))
	a.Tick(1)
}

// Key presses and releases a key with modifiers held, in two ticks.
func (a *App) Key(k ebiten.Key, modifiers ...ebiten.Key) {
	a.t.Helper()
	a.check(a.game.Key(k, modifiers...))
}

// Keys presses chords one after the other, such as "Tab", "Enter" or "Ctrl+Z".
func (a *App) Keys(chords ...string) {
	a.t.Helper()
	for _, c := range chords {
		k, modifiers, err := headless.Chord(c)
		a.check(err)
		a.Key(k, modifiers...)
	}
}

// Type types a text, one character per tick.
func (a *App) Type(text string) { a.t.Helper(); a.check(a.game.Type(text)) }

// Resize resizes the window to a size in device-independent pixels and runs a tick.
func (a *App) Resize(w, h int) {
	a.t.Helper()
	a.check(a.game.Resize(w, h))
	a.Tick(1)
}

// Sounds returns the number of sounds played since the start.
func (a *App) Sounds() int {
	a.t.Helper()
	n, err := a.game.Sounds()
	if err != nil {
		a.t.Fatal(err)
	}
	return n
}

// Frame draws and returns the current frame.
func (a *App) Frame() *image.RGBA {
	a.t.Helper()
	f, err := a.game.Frame()
	if err != nil {
		a.t.Fatal(err)
	}
	return f
}
