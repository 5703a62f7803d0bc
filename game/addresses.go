package game

import "strings"

// Addresses names scenes by text, such as "rules/floor", which a browser shows in its address and keeps in its history.
type Addresses interface {
	// Trail returns the addresses of all places from the title, which is "", to that of an address, and reports whether that place is a base:
	// it lies over no other scene. An address that is not known has the trail of the title.
	Trail(address string) (places []string, base bool)
	// Address returns the address of a route.
	Address(Route) string
	// Title returns what a place is called, for the title of the page.
	Title(*Context, Route) string
	// Route returns the route of an address over a base, if it can be opened there.
	Route(c *Context, base Scene, address string) (Route, bool)
}

// Located is a scene that may show something else than it was opened with, such as another page of the rules. Route opens it as it is.
type Located interface{ Route() Route }

// Overlay is a scene that may have something of its own open, such as a question, which Back closes before the scene.
type Overlay interface {
	HasOverlay() bool
	CloseOverlay(*Context)
}

// overlayMark ends the address of what is open within a scene.
const overlaySuffix = "?"

// route returns the route that opens a scene as it is.
func (s sceneEntry) currentRoute() Route {
	if l, ok := s.Scene.(Located); ok {
		return l.Route()
	}
	return s.openedBy
}

// overlay returns the topmost scene if something of its own is open, or nil.
func (s scenes) overlay() Overlay {
	if o, ok := s.top().(Overlay); ok && o.HasOverlay() {
		return o
	}
	return nil
}

// Places returns the addresses of all places that are open, from the title to the topmost. The last one is marked where the topmost scene
// has something of its own open.
func (c *Context) OpenAddresses() []string {
	places, _ := c.addresses.Trail(c.addresses.Address(c.scenes[0].currentRoute()))
	for _, s := range c.scenes[1:] {
		places = append(places, c.addresses.Address(s.currentRoute()))
	}
	if c.scenes.overlay() != nil {
		places = append(places, places[len(places)-1]+overlaySuffix)
	}
	return places
}

// reportPlaces reports to the page what is open, unless a scene is still being fetched.
func (c *Context) reportAddresses() {
	if c.addresses == nil || c.loading.load != nil || c.idle.settled() {
		return
	}
	c.platform.reportAddresses(func() ([]string, string) {
		return c.OpenAddresses(), c.addresses.Title(c, c.scenes[len(c.scenes)-1].currentRoute())
	})
}

// Visit opens places, from the title on as Places returns them, or those on the trail of a single address. Of what is open it keeps as
// much as it can. A place that cannot be opened is left out with all above it.
func (c *Context) Visit(places []string) {
	if places[0] != "" {
		places, _ = c.addresses.Trail(strings.TrimSuffix(places[0], overlaySuffix))
	}
	now := c.OpenAddresses()
	below := len(now) - len(c.scenes)
	overlay := c.scenes.overlay()
	if overlay != nil {
		below--
	}
	same := 0
	for same < min(len(now), len(places)) && now[same] == places[same] {
		same++
	}
	base := c.baseIndex(places)
	if base != below || same <= base {
		c.visitBase(places)
		return
	}
	if overlay != nil && same < len(now) {
		overlay.CloseOverlay(c)
		c.idle.invalidate()
	}
	for below+len(c.scenes) > max(same, base+1) {
		c.Pop()
	}
	c.pushAll(places[same:])
}

// visitBase goes to the base of places and opens the others over it. Where that cannot be opened it goes to the base below.
func (c *Context) visitBase(places []string) {
	base := c.baseIndex(places)
	r, ok := c.addresses.Route(c, c.scenes[0].Scene, places[base])
	if !ok && base > 0 {
		c.Visit(places[:base])
		return
	}
	c.goThen(r, func() { c.pushAll(places[base+1:]) })
}

// baseOf returns the number of the last place that lies over no other scene.
func (c *Context) baseIndex(places []string) int {
	for i := len(places) - 1; i > 0; i-- {
		if _, base := c.addresses.Trail(places[i]); base {
			return i
		}
	}
	return 0
}

// pushAll opens places over each other, as far as they can be opened.
func (c *Context) pushAll(places []string) {
	if len(places) == 0 {
		return
	}
	if r, ok := c.addresses.Route(c, c.scenes[0].Scene, places[0]); ok {
		c.pushThen(r, func() { c.pushAll(places[1:]) })
	}
}
