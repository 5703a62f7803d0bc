package game

// Awaiter is a scene that needs what may still be on its way, such as words that a browser fetches only when they are wanted. It is
// entered once that is there; until then the present scene stays.
type Awaiter interface {
	There(c *Context) (bool, error)
}

// awaited is what to do once something is there. The latest wish counts.
type awaited struct {
	there func() (bool, error)
	do    func()
}

// await does something at once, or as soon as what it needs is there.
func await(c *Context, there func() (bool, error), do func()) {
	c.awaited = awaited{there, do}
	c.awaited.look(c)
}

// look does what waits, once it can be done. What cannot be had is said and given up.
func (a *awaited) look(c *Context) {
	if a.there == nil {
		return
	}
	ready, err := a.there()
	if !ready && err == nil {
		return
	}
	do := a.do
	*a = awaited{}
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
		return
	}
	do()
}

// present is what a scene needs where it needs nothing.
func present() (bool, error) { return true, nil }

// open makes the scene of a route and enters it once it can be.
func open(c *Context, r Route, enter func(Scene)) {
	next, there := c.router(r), present
	if a, waits := next.(Awaiter); waits {
		there = func() (bool, error) { return a.There(c) }
	}
	await(c, there, func() { enter(next) })
}
