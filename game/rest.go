package game

import "github.com/hajimehoshi/ebiten/v2"

// Mover is a scene that tells whether something on it may change by itself. One that does not move is not drawn again until somebody
// does something; a scene that cannot tell is drawn in every frame.
type Mover interface{ Moving() bool }

// settleTicks is for how long a scene is drawn on after the last thing that happened: one that was just entered or built anew hears where
// the pointer is only in its next tick, and a page mirrors it in the one after.
const settleTicks = 2

// rest follows whether the screen shows all that there is to see.
type rest struct {
	ticks  int // since something happened
	drawn  bool
	asked  bool          // for one more frame, in this tick
	once   bool          // that frame has not been drawn before the next tick
	screen *ebiten.Image // that was drawn on
}

// tick lets a tick pass in which something happened or not.
func (r *rest) tick(stirred bool) {
	r.once, r.asked = r.asked, false
	if stirred {
		r.ticks = 0
	}
	if r.ticks <= settleTicks {
		r.ticks++
		r.drawn = false
	}
}

// stir tells that the screen is to be drawn anew.
func (r *rest) stir() { r.ticks, r.drawn = 0, false }

// redraw has one more frame drawn although nothing moves.
func (r *rest) redraw() { r.drawn, r.asked = false, true }

// draw takes over the next frame and reports whether it has to be drawn.
func (r *rest) draw(screen *ebiten.Image) bool {
	due := !r.drawn || screen != r.screen
	r.drawn, r.screen = true, screen
	return due
}

// settled reports whether nothing has happened for so long that all is seen.
func (r *rest) settled() bool { return r.ticks > settleTicks && !r.once }

// moving reports whether what is seen may change in this tick.
func (a *App) moving() bool {
	c := a.c
	m, tells := c.scenes.top().(Mover)
	return !tells || m.Moving() || c.passage.running() || c.toast.ticks > 0 || c.Settings.StepPause > 0 || c.Input.Stirred()
}

// Resting reports whether nothing has happened since the last frames that could be seen, so that no other is drawn.
func (a *App) Resting() bool { return a.c.rest.settled() }
