package game

import (
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// Route names a scene to go to, with what it is to show.
type Route any

// Router makes the scene of a route.
type Router func(Route) Scene

// scenes are the scenes that lie over each other, the lowest first. The highest is seen and played, and below it the highest of those
// that stand on a ground of their own, or the lowest.
type scenes []sceneEntry

// openScene is a scene with the route that it was opened by.
type sceneEntry struct {
	Scene
	openedBy Route
}

func (s scenes) top() Scene { return s[len(s)-1].Scene }

// layout lays all scenes out, those that are covered too.
func (s scenes) layout(c *Context) {
	for _, each := range s {
		each.Layout(c)
	}
}

func (s scenes) draw(c *Context) {
	base := s.base()
	base.Draw(c)
	if s.top() != base {
		s.top().Draw(c)
	}
}

// base is the scene that fills the window.
func (s scenes) base() Scene {
	for i := len(s) - 1; i > 0; i-- {
		if _, ok := s[i].Scene.(Grounded); ok {
			return s[i].Scene
		}
	}
	return s[0].Scene
}

// Go leaves all scenes for that of a route.
func (c *Context) Go(r Route) { c.goThen(r, func() {}) }

// goThen does what Go does, and then something else.
func (c *Context) goThen(r Route, then func()) {
	enterWhenLoaded(c, r, func(next Scene) {
		var from Scene
		if len(c.scenes) > 0 {
			from = c.scenes[0].Scene
		}
		for len(c.scenes) > 0 {
			c.scenes.leave(c)
		}
		c.scenes.enter(c, r, next)
		c.startTransition(transitionBetween(from, next))
		then()
	})
}

// transit starts a transition to the present scenes. Letters are shortcuts there until a field has the focus.
func (c *Context) startTransition(k transitionKind, ticks int) {
	c.Input.EndEdit()
	c.transition.start(reduced(k, ticks, c.Settings))
}

// Push lays the scene of a route over the present one, which waits until Pop.
func (c *Context) Push(r Route) { c.pushThen(r, func() {}) }

// pushThen does what Push does, and then something else.
func (c *Context) pushThen(r Route, then func()) {
	enterWhenLoaded(c, r, func(next Scene) {
		if s, ok := c.scenes.top().(Pauser); ok {
			s.Pause(c)
		}
		c.scenes.enter(c, r, next)
		c.startTransition(fade, sheetTicks)
		then()
	})
}

// Pop goes back to the scene below.
func (c *Context) Pop() {
	if len(c.scenes) > 1 {
		c.scenes.leave(c)
		c.startTransition(fade, sheetTicks)
	}
}

// ground is what the scenes stand on.
func (s scenes) ground(c *Context) gfx.Ground {
	if g, ok := s.base().(Grounded); ok {
		return g.Ground(c)
	}
	return ui.Sand()
}

func (s *scenes) enter(c *Context, r Route, next Scene) {
	*s = append(*s, sceneEntry{next, r})
	c.idle.invalidate()
	next.Layout(c)
}

func (s *scenes) leave(c *Context) {
	if l, ok := s.top().(Leaver); ok {
		l.Leave(c)
	}
	*s = (*s)[:len(*s)-1]
	c.idle.invalidate()
}
