package dialog

import (
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// Drawer is a scene in a drawer at the foot of the window, above another scene.
type Drawer struct {
	route  route.Drawer
	screen Screen
	drawer *ui.Drawer // nil before the first layout
}

// NewDrawer returns the drawer of a route.
func NewDrawer(r route.Drawer) *Drawer { return &Drawer{route: r} }

// Layout implements game.Scene. The drawer rises when it is laid out first.
func (d *Drawer) Layout(c *game.Context) {
	rises := d.drawer == nil && !c.Settings.ReducedMotion
	d.drawer = d.route.Build(c, c.Pop)
	d.screen.Show(c, d.drawer.Node, d.route.First)
	if rises {
		d.drawer.SlideIn()
	}
}

// Update implements game.Scene.
func (d *Drawer) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) {
		c.Pop()
		return
	}
	c.Dispatch(&d.screen.Dispatcher)
	d.drawer.Tick()
}

// Draw implements game.Scene.
func (d *Drawer) Draw(c *game.Context) { d.screen.Draw(c) }

// Pause implements game.Pauser.
func (d *Drawer) Pause(*game.Context) { d.screen.Dispatcher.ReleasePointer() }

// Moving implements game.Animated.
func (d *Drawer) Moving() bool { return d.drawer.Moving() }
