package game

import "azulejo/game/gfx"

// Route names a scene to go to, with what it is to show.
type Route any

// Router makes the scene of a route.
type Router func(Route) Scene

// scenes are the scenes that lie over each other, the lowest first. The highest is seen and played, and below it the highest of those
// that stand on a ground of their own, or the lowest.
type scenes []Scene

func (s scenes) top() Scene { return s[len(s)-1] }

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
		if _, ok := s[i].(Grounded); ok {
			return s[i]
		}
	}
	return s[0]
}

// Go leaves all scenes for that of a route.
func (c *Context) Go(r Route) {
	open(c, r, func(next Scene) {
		var from Scene
		if len(c.scenes) > 0 {
			from = c.scenes[0]
		}
		for len(c.scenes) > 0 {
			c.scenes.leave(c)
		}
		c.scenes.enter(c, next)
		c.pass(wayBetween(from, next))
	})
}

// pass begins a passage to the present scenes, where letters act until a field has the focus.
func (c *Context) pass(w way, ticks int) {
	c.Input.EndEdit()
	c.passage.begin(calm(w, ticks, c.Settings))
}

// Push lays the scene of a route over the present one, which waits until Pop.
func (c *Context) Push(r Route) {
	open(c, r, func(next Scene) {
		if s, ok := c.scenes.top().(Waiter); ok {
			s.Wait(c)
		}
		c.scenes.enter(c, next)
		c.pass(fade, sheetTicks)
	})
}

// Pop goes back to the scene below.
func (c *Context) Pop() {
	if len(c.scenes) > 1 {
		c.scenes.leave(c)
		c.pass(fade, sheetTicks)
	}
}

// ground is what the scenes stand on.
func (s scenes) ground(c *Context) gfx.Ground {
	if g, ok := s.base().(Grounded); ok {
		return g.Ground(c)
	}
	return gfx.Sand()
}

func (s *scenes) enter(c *Context, next Scene) {
	*s = append(*s, next)
	c.rest.stir()
	next.Layout(c)
}

func (s *scenes) leave(c *Context) {
	if l, ok := s.top().(Leaver); ok {
		l.Leave(c)
	}
	*s = (*s)[:len(*s)-1]
	c.rest.stir()
}
