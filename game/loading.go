package game

// Loader is a scene with data that may have to be loaded first, such as texts that a browser fetches on demand. The scene is entered when
// Load reports true; until then the current scene stays.
type Loader interface {
	// Load starts loading, if necessary, and reports whether the data is loaded. It is called once per tick until then.
	Load(c *Context) (done bool, err error)
}

// pendingLoad is a function to call when data is loaded. A new one replaces the one before.
type pendingLoad struct {
	load func() (bool, error)
	then func()
}

// whenLoaded calls then as soon as load reports true, at once if possible. A later call cancels it.
func whenLoaded(c *Context, load func() (bool, error), then func()) {
	c.loading = pendingLoad{load, then}
	c.loading.poll(c)
}

// poll calls the function once the data is loaded. If loading fails, it shows a toast and drops the function.
func (p *pendingLoad) poll(c *Context) {
	if p.load == nil {
		return
	}
	done, err := p.load()
	if !done && err == nil {
		return
	}
	then := p.then
	*p = pendingLoad{}
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
		return
	}
	then()
}

// loaded is the load function of a scene without data to load.
func loaded() (bool, error) { return true, nil }

// enterWhenLoaded creates the scene of a route and calls enter with it once its data is loaded.
func enterWhenLoaded(c *Context, r Route, enter func(Scene)) {
	next, load := c.router(r), loaded
	if l, ok := next.(Loader); ok {
		load = func() (bool, error) { return l.Load(c) }
	}
	whenLoaded(c, load, func() { enter(next) })
}
