package game

import "github.com/hajimehoshi/ebiten/v2"

// Animated is a scene that reports whether it may change without input. While it does not, it is drawn again only after input. A scene that
// is not Animated is drawn in every frame.
type Animated interface{ Moving() bool }

// settleTicks is the number of ticks after a change during which a scene is still drawn: a new scene gets the pointer in the next tick, and
// the page gets its accessibility tree in the tick after that.
const settleTicks = 2

// idle tracks whether the screen is up to date, so that unchanged frames are not drawn.
type idle struct {
	ticks     int           // since the last change
	drawn     bool          // the last frame shows the current state
	requested bool          // one more frame was requested in this tick
	pending   bool          // a requested frame has not been drawn before the next tick
	screen    *ebiten.Image // of the last frame
}

// tick ends a tick; changed reports whether the screen may have changed in it.
func (i *idle) tick(changed bool) {
	i.pending, i.requested = i.requested, false
	if changed {
		i.ticks = 0
	}
	if i.ticks <= settleTicks {
		i.ticks++
		i.drawn = false
	}
}

// invalidate marks the screen as out of date.
func (i *idle) invalidate() { i.ticks, i.drawn = 0, false }

// redraw requests one more frame.
func (i *idle) redraw() { i.drawn, i.requested = false, true }

// needsDraw reports whether the next frame must be drawn on screen, and assumes that it will be.
func (i *idle) needsDraw(screen *ebiten.Image) bool {
	due := !i.drawn || screen != i.screen
	i.drawn, i.screen = true, screen
	return due
}

// settled reports whether the screen has been up to date for some ticks.
func (i *idle) settled() bool { return i.ticks > settleTicks && !i.pending }

// moving reports whether the screen may change in this tick.
func (a *App) moving() bool {
	c := a.c
	m, ok := c.scenes.top().(Animated)
	return !ok || m.Moving() || c.transition.running() || c.toast.ticks > 0 || c.Settings.StepPause > 0 || c.Input.Active()
}

// Idle reports whether nothing has changed since the last frames, so that no frame is drawn.
func (a *App) Idle() bool { return a.c.idle.settled() }
