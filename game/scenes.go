package game

// Route names a scene to go to, with what it is to show.
type Route any

// Router makes the scene of a route.
type Router func(Route) Scene

// scenes are the scenes that lie over each other, the lowest first. The lowest and the highest are seen, the highest is played.
type scenes []Scene

func (s scenes) top() Scene { return s[len(s)-1] }

// layout lays all scenes out, those that are covered too.
func (s scenes) layout(c *Context) {
	for _, each := range s {
		each.Layout(c)
	}
}

func (s scenes) draw(c *Context) {
	s[0].Draw(c)
	if len(s) > 1 {
		s.top().Draw(c)
	}
}

// Go leaves all scenes for that of a route.
func (c *Context) Go(r Route) {
	var from Scene
	if len(c.scenes) > 0 {
		from = c.scenes[0]
	}
	for len(c.scenes) > 0 {
		c.leave()
	}
	c.enter(r)
	c.pass(wayBetween(from, c.scenes.top()))
}

// pass begins a passage to the present scenes.
func (c *Context) pass(w way, ticks int) { c.passage.begin(calm(w, ticks, c.Settings)) }

// Push lays the scene of a route over the present one, which waits until Pop.
func (c *Context) Push(r Route) {
	if s, ok := c.scenes.top().(Waiter); ok {
		s.Wait(c)
	}
	c.enter(r)
	c.pass(fade, sheetTicks)
}

// Pop goes back to the scene below.
func (c *Context) Pop() {
	if len(c.scenes) > 1 {
		c.leave()
		c.pass(fade, sheetTicks)
	}
}

func (c *Context) enter(r Route) {
	s := c.router(r)
	c.scenes = append(c.scenes, s)
	c.rest.stir()
	s.Layout(c)
}

func (c *Context) leave() {
	if l, ok := c.scenes.top().(Leaver); ok {
		l.Leave(c)
	}
	c.scenes = c.scenes[:len(c.scenes)-1]
	c.rest.stir()
}
