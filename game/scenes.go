package game

import (
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// Route identifies a scene and its parameters.
type Route any

// Router creates the scene of a route.
type Router func(Route) Scene

// scenes is the scene stack, lowest first. Only the top scene is updated. Drawn are the top scene and, if it is a sheet, the highest
// full-screen scene below it.
type scenes []sceneEntry

// sceneEntry is a scene with the route that opened it.
type sceneEntry struct {
	Scene
	openedBy Route
}

func (s scenes) top() Scene { return s[len(s)-1].Scene }

// layout lays out all scenes, including covered ones.
func (s scenes) layout(c *Context) {
	for _, entry := range s {
		entry.Layout(c)
	}
}

// draw draws the visible scenes.
func (s scenes) draw(c *Context) {
	base := s.base()
	base.Draw(c)
	if s.top() != base {
		s.top().Draw(c)
	}
}

// base returns the scene that fills the window.
func (s scenes) base() Scene {
	for i := len(s) - 1; i > 0; i-- {
		if _, ok := s[i].Scene.(Grounded); ok {
			return s[i].Scene
		}
	}
	return s[0].Scene
}

// Go replaces all scenes by the scene of a route.
func (c *Context) Go(r Route) { c.goThen(r, func() {}) }

// goThen does the same as Go and then calls then.
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

// startTransition starts a transition to the current scenes. It also ends text input, so that letters are shortcuts until a field has the
// focus.
func (c *Context) startTransition(k transitionKind, ticks int) {
	c.Input.EndEdit()
	c.transition.start(reduced(k, ticks, c.Settings))
}

// Push opens the scene of a route on top of the current one.
func (c *Context) Push(r Route) { c.pushThen(r, func() {}) }

// pushThen does the same as Push and then calls then.
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

// Pop closes the top scene, unless it is the only one.
func (c *Context) Pop() {
	if len(c.scenes) > 1 {
		c.scenes.leave(c)
		c.startTransition(fade, sheetTicks)
	}
}

// Back closes the top scene, or goes to the scene of a route if it is the only one.
func (c *Context) Back(r Route) {
	if len(c.scenes) > 1 {
		c.Pop()
	} else {
		c.Go(r)
	}
}

// ground returns the background of the scenes.
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

// Scene is one screen of the program.
type Scene interface {
	// Layout builds the scene for the current window and settings. It is called on entering and whenever either changes.
	Layout(c *Context)
	// Update runs one tick, 1/60 second.
	Update(c *Context)
	// Draw draws the scene without changing it.
	Draw(c *Context)
}

// Pauser is a scene that is notified before another scene covers it, for instance to end a drag.
type Pauser interface{ Pause(c *Context) }

// Leaver is a scene that is notified when it is closed.
type Leaver interface{ Leave(c *Context) }

// Grounded is a full-screen scene with its own background. Scenes without one are sheets over the scene below.
type Grounded interface{ Ground(c *Context) gfx.Ground }
