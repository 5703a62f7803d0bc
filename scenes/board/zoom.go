package board

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// zoom shows a part of the table enlarged in a round dish, so that its targets can be hit. A press next to it or on its cross closes it, a swipe
// turns to the next part.
type zoom struct {
	layer *stage.Node
	parts *stage.Node      // where parts can be opened
	all   []table.ZoomArea // the parts that the position can enlarge
	at    int              // the one that is open, -1 for none
	dim   *stage.Fill
	body  *stage.Node // the dish and all in it
	ticks int         // since it was opened
}

func newZoom() zoom {
	return zoom{layer: stage.Group("zoom"), parts: stage.Group("zoom-areas"), at: -1}
}

// zoomTicks is how long the dish takes to open, zoomDim how much is dimmed behind it.
const (
	zoomTicks = 12
	zoomDim   = 0.42
)

// The side of the cross, and how far a finger has to swipe to turn to another part, in device-independent pixels.
const (
	zoomCross = 40.0
	zoomSwipe = 40.0
)

// dishShadow is how far the shadow of the dish reaches beyond it, as a part of its width.
const dishShadow = 0.03

// zoomTarget names a target in the dish.
func zoomTarget(i int) string { return fmt.Sprint("zoom-target-", i) }

// Enlarged reports whether a part of the table is shown enlarged over it.
func (p *Player) Enlarged() bool { return p.zoom.at >= 0 }

// offerZoom makes the parts that the position can enlarge pressable, and rebuilds the one that is open.
func (p *Player) offerZoom() {
	z := &p.zoom
	z.all = table.ZoomAreasOf(p.table, p.View.shown)
	z.parts.Clear()
	p.View.layers.targets.Add(z.parts)
	for i, part := range z.all {
		n := stage.Box(fmt.Sprint("zoom-", i), nil, part.Area).SetRole(stage.RoleButton, part.Name)
		n.Touch = &stage.Touch{Focus: true, Press: func() { p.openZoom(i) }}
		z.parts.Add(n)
	}
	if z.at >= len(z.all) {
		z.at = -1
	}
	p.buildZoom()
}

// openZoom opens a part; what can be chosen there gets the focus.
func (p *Player) openZoom(i int) {
	p.zoom.at, p.zoom.ticks = i, 0
	p.clearLabel()
	p.buildZoom()
	p.zoom.advance(p.View.frame.Still)
	p.dispatcher.KeyScope = p.zoom.layer
	for j := range p.targets.list {
		if p.dispatcher.Focus(zoomTarget(j)) {
			return
		}
	}
	p.dispatcher.Focus("zoom-close")
}

// zoomTo turns an open dish to the part where a place is.
func (p *Player) zoomTo(at engine.Place) {
	shows := func(part table.ZoomArea) bool {
		return slices.ContainsFunc(part.Build().Targets, func(z table.Target) bool { return z.Place == at })
	}
	if !p.Enlarged() || shows(p.zoom.all[p.zoom.at]) {
		return
	}
	if i := slices.IndexFunc(p.zoom.all, shows); i >= 0 {
		p.openZoom(i)
	}
}

// closeZoom closes the dish and reports whether it was open; the focus goes back to its part.
func (p *Player) closeZoom() bool {
	if !p.Enlarged() {
		return false
	}
	name := fmt.Sprint("zoom-", p.zoom.at)
	p.zoom.shut()
	p.dispatcher.KeyScope = nil
	p.dispatcher.Focus(name)
	return true
}

// shut removes the dish.
func (z *zoom) shut() {
	z.at = -1
	z.layer.Clear()
	z.parts.Hidden = false
}

// buildZoom shows the open part as it is now.
func (p *Player) buildZoom() {
	z := &p.zoom
	z.layer.Clear()
	if z.parts.Hidden = p.Enlarged(); !z.parts.Hidden {
		return
	}
	part := z.all[z.at]
	z.dim = &stage.Fill{Colour: ui.ZoomScrim.Colour().Fade(zoomDim)}
	away := stage.Box("", z.dim, part.Behind)
	away.Touch = &stage.Touch{Press: func() { p.closeZoom() }}
	large := part.Build()
	z.body = stage.Group("zoom-body")
	dish := stage.Box("", stage.NewSprite("lens"), part.Zoomed.Grow(dishShadow*part.Zoomed.W))
	dish.Touch = p.swipe(&stage.Touch{Press: func() {}})
	z.body.Add(dish, large.Scenery)
	for _, t := range large.Targets {
		p.addEnlargedTarget(t)
	}
	if m, places := p.mode.(*placing); places {
		for _, g := range m.proposed().Pieces {
			p.addEnlargedGhost(large, g, len(m.proposed().Price))
		}
	}
	z.body.Add(p.zoomCross(part.Zoomed))
	z.layer.Add(away, z.body)
}

// addEnlargedTarget adds a target to the dish.
func (p *Player) addEnlargedTarget(z table.Target) {
	i, t := p.targets.of(z.Place)
	if t == nil {
		return
	}
	n := z.Node(zoomTarget(i))
	n.Accessible = t.node.Accessible
	n.Touch = p.swipe(&stage.Touch{Diamond: z.Lozenge, Focus: len(t.options) > 0, Press: func() { p.choose(i) }})
	p.zoom.body.Add(n)
	if !t.halo.Hidden {
		p.zoom.body.Add(z.Halo(p.View.unit()))
	}
}

// addEnlargedGhost shows a piece faintly on its target in the dish, under the number of tiles that it costs.
func (p *Player) addEnlargedGhost(large table.Enlarged, g table.Piece, cost int) {
	if slices.ContainsFunc(large.Targets, func(z table.Target) bool { return z.Place == g.Place }) {
		at := large.Anchor(g.Place)
		p.zoom.body.Add(p.table.Skin(g).Ghost(at), p.View.costDisc(cost, at))
	}
}

// zoomCross returns the button that closes the dish, on its edge.
func (p *Player) zoomCross(dish stage.Rect) *stage.Node {
	x, y := dish.Middle()
	r := dish.W / 2 * math.Sqrt2 / 2
	side := zoomCross * p.View.frame.Kit.Device
	n := stage.New("zoom-close", stage.NewSprite("knob"), x+r, y-r, side, side).SetRole(stage.RoleButton, p.View.frame.Words.T("play.lens.close"))
	n.Touch = &stage.Touch{Focus: true, Press: func() { p.closeZoom() }}
	label := &stage.Label{Text: "×", Face: gfx.SansBold, Size: 0.5 * side, Align: 0.5, Colour: ui.Ink.Colour()}
	return n.Add(stage.New("", label, 0, -0.03*side, 0, 0))
}

// swipe adds to a touch that a swipe turns to the next part or to the one before.
func (p *Player) swipe(t *stage.Touch) *stage.Touch {
	var from float64
	t.DragStart = func(x, _ float64) bool { from = x; return true }
	t.Drop = func(x, _ float64) {
		far := zoomSwipe * p.View.frame.Kit.Device
		switch n := len(p.zoom.all); {
		case x < from-far:
			p.openZoom((p.zoom.at + 1) % n)
		case x > from+far:
			p.openZoom((p.zoom.at + n - 1) % n)
		}
	}
	return t
}

// tick advances the opening of the dish by a tick.
func (z *zoom) tick(still bool) {
	if z.moving() {
		z.ticks++
		z.advance(still)
	}
}

// moving reports whether the dish is opening.
func (z *zoom) moving() bool { return z.at >= 0 && z.ticks < zoomTicks }

// advance shows how far the dish has opened: it grows out of its part, or without motion fades in.
func (z *zoom) advance(still bool) {
	t := tween.OutCubic(float64(z.ticks) / zoomTicks)
	z.dim.Colour.A = float32(zoomDim * t)
	n, part := z.body, z.all[z.at]
	if still || t == 1 {
		n.X, n.Y, n.Scale, n.Alpha = 0, 0, 1, t
		return
	}
	x, y := part.Zoomed.Middle()
	from := part.Area.W / part.Zoomed.W
	n.Scale = from + (1-from)*t
	ax, ay := part.Area.Middle()
	n.X, n.Y = ax+(x-ax)*t-n.Scale*x, ay+(y-ay)*t-n.Scale*y
	n.Alpha = min(1, 2*t)
}
