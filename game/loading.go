package game

// Awaiter is a scene that needs what may still be on its way, such as words that a browser fetches only when they are wanted. It is
// entered once that is there; until then the present scene stays.
type Loader interface {
	Load(c *Context) (bool, error)
}

// awaited is what to do once something is there. The latest wish counts.
type pendingLoad struct {
	load func() (bool, error)
	then func()
}

// await does something at once, or as soon as what it needs is there.
func whenLoaded(c *Context, there func() (bool, error), do func()) {
	c.loading = pendingLoad{there, do}
	c.loading.poll(c)
}

// look does what waits, once it can be done. What cannot be had is said and given up.
func (a *pendingLoad) poll(c *Context) {
	if a.load == nil {
		return
	}
	ready, err := a.load()
	if !ready && err == nil {
		return
	}
	do := a.then
	*a = pendingLoad{}
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
		return
	}
	do()
}

// present is what a scene needs where it needs nothing.
func loaded() (bool, error) { return true, nil }

// open makes the scene of a route and enters it once it can be.
func enterWhenLoaded(c *Context, r Route, enter func(Scene)) {
	next, there := c.router(r), loaded
	if a, waits := next.(Loader); waits {
		there = func() (bool, error) { return a.Load(c) }
	}
	whenLoaded(c, there, func() { enter(next) })
}
