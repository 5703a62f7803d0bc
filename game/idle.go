package game

import "github.com/hajimehoshi/ebiten/v2"

// Mover is a scene that reports whether it may change without input. While it reports false it is drawn again only after input. A scene that
// is no Mover is drawn in every frame.
type Animated interface{ Moving() bool }

// settleTicks is the number of ticks after a change in which a scene is still drawn: a scene that was entered or laid out gets the pointer in
// the next tick, and a page mirrors it in the one after that.
const settleTicks = 2

// idle keeps track of whether the screen is up to date.
type idle struct {
	ticks     int // since the last change
	drawn     bool
	requested bool          // for one more frame, in this tick
	pending   bool          // that frame has not been drawn before the next tick
	screen    *ebiten.Image // that was drawn on
}

// tick counts a tick, in which something has changed or not.
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

// invalidate makes the next frames be drawn again.
func (i *idle) invalidate() { i.ticks, i.drawn = 0, false }

// redraw makes one more frame be drawn.
func (i *idle) redraw() { i.drawn, i.requested = false, true }

// draw reports whether the next frame has to be drawn on a screen.
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

// Idle reports whether nothing has changed since the last frames, so that none is drawn.
func (a *App) Idle() bool { return a.c.idle.settled() }
