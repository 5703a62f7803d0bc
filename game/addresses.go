package game

import "strings"

// Addresses maps routes to addresses, such as "rules/floor". A browser shows them in its address bar and keeps them in its history.
type Addresses interface {
	// Trail returns the breadcrumb trail of an address, from the title screen, which is "", to the address itself, and reports whether it
	// is a base: a scene at the bottom of the stack. An unknown address has the trail of the title screen.
	Trail(address string) (trail []string, base bool)
	// Address returns the address of a route.
	Address(Route) string
	// Title returns the page title of a route.
	Title(*Context, Route) string
	// Route returns the route of an address on top of a base scene, and whether it can be opened there.
	Route(c *Context, base Scene, address string) (Route, bool)
}

// Located is a scene whose state has a route, such as the current page of the rules. Route returns the route that opens it in that state.
type Located interface{ Route() Route }

// Overlay is a scene that may have an overlay open, such as a question. Going back closes the overlay before the scene.
type Overlay interface {
	HasOverlay() bool
	CloseOverlay(*Context)
}

// overlaySuffix marks the address of an open overlay.
const overlaySuffix = "?"

// currentRoute returns the route that opens the scene in its current state.
func (s sceneEntry) currentRoute() Route {
	if l, ok := s.Scene.(Located); ok {
		return l.Route()
	}
	return s.openedBy
}

// overlay returns the top scene if it has an overlay open, or nil.
func (s scenes) overlay() Overlay {
	if o, ok := s.top().(Overlay); ok && o.HasOverlay() {
		return o
	}
	return nil
}

// OpenAddresses returns the breadcrumb trail of the base scene followed by the addresses of the scenes above it, and of an open overlay.
func (c *Context) OpenAddresses() []string {
	addresses, _ := c.addresses.Trail(c.addresses.Address(c.scenes[0].currentRoute()))
	for _, s := range c.scenes[1:] {
		addresses = append(addresses, c.addresses.Address(s.currentRoute()))
	}
	if c.scenes.overlay() != nil {
		addresses = append(addresses, addresses[len(addresses)-1]+overlaySuffix)
	}
	return addresses
}

// reportAddresses reports the open addresses to the browser, unless a scene is still loading.
func (c *Context) reportAddresses() {
	if c.addresses == nil || c.loading.load != nil || c.idle.settled() {
		return
	}
	c.platform.reportAddresses(func() ([]string, string) {
		return c.OpenAddresses(), c.addresses.Title(c, c.scenes[len(c.scenes)-1].currentRoute())
	})
}

// Visit opens the scenes of addresses in the form of OpenAddresses, or of the breadcrumb trail of a single address. It keeps as many open
// scenes as possible. If an address cannot be opened, the rest is ignored.
func (c *Context) Visit(addresses []string) {
	if addresses[0] != "" {
		addresses, _ = c.addresses.Trail(strings.TrimSuffix(addresses[0], overlaySuffix))
	}
	open := c.OpenAddresses()
	below := len(open) - len(c.scenes) // addresses below the base scene
	overlay := c.scenes.overlay()
	if overlay != nil {
		below--
	}
	same := 0
	for same < min(len(open), len(addresses)) && open[same] == addresses[same] {
		same++
	}
	base := c.baseIndex(addresses)
	if base != below || same <= base {
		c.visitBase(addresses)
		return
	}
	if overlay != nil && same < len(open) {
		overlay.CloseOverlay(c)
		c.idle.invalidate()
	}
	for below+len(c.scenes) > max(same, base+1) {
		c.Pop()
	}
	c.pushAll(addresses[same:])
}

// visitBase goes to the base scene of addresses and opens the others on top of it. If it cannot be opened, visitBase goes to the base
// before it.
func (c *Context) visitBase(addresses []string) {
	base := c.baseIndex(addresses)
	r, ok := c.addresses.Route(c, c.scenes[0].Scene, addresses[base])
	if !ok && base > 0 {
		c.Visit(addresses[:base])
		return
	}
	c.goThen(r, func() { c.pushAll(addresses[base+1:]) })
}

// baseIndex returns the index of the last address of a base scene.
func (c *Context) baseIndex(addresses []string) int {
	for i := len(addresses) - 1; i > 0; i-- {
		if _, base := c.addresses.Trail(addresses[i]); base {
			return i
		}
	}
	return 0
}

// pushAll pushes the scenes of addresses until one cannot be opened.
func (c *Context) pushAll(addresses []string) {
	if len(addresses) == 0 {
		return
	}
	if r, ok := c.addresses.Route(c, c.scenes[0].Scene, addresses[0]); ok {
		c.pushThen(r, func() { c.pushAll(addresses[1:]) })
	}
}
