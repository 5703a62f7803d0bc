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

// zoom shows an enlarged area of the table in a circle, so that its targets can be hit. A press next to it or on its close button closes it, and a swipe
// shows the next area.
type zoom struct {
	layer   *stage.Node
	buttons *stage.Node      // the touch areas that enlarge areas
	areas   []table.ZoomArea // the areas of the position that can be enlarged
	at      int              // the index of the enlarged area, or -1
	dim     *stage.Fill
	body    *stage.Node // the circle and its contents
	ticks   int         // since the area was opened
}

func newZoom() zoom {
	return zoom{layer: stage.Group("zoom"), buttons: stage.Group("zoom-areas"), at: -1}
}

// zoomTicks is the duration of the opening, and zoomDim the opacity with which the table is dimmed.
const (
	zoomTicks = 12
	zoomDim   = 0.42
)

// The side of the close button, and the distance of a swipe that shows another area, in device-independent pixels.
const (
	zoomCloseSize = 40.0
	zoomSwipe     = 40.0
)

// zoomShadow is the size of the shadow of the circle beyond it, as a fraction of its width.
const zoomShadow = 0.03

// zoomName returns the name of the touch area that enlarges the i-th area.
func zoomName(i int) string { return fmt.Sprint("zoom-", i) }

// zoomTargetName returns the name of the node of a target in the circle.
func zoomTargetName(i int) string { return fmt.Sprint("zoom-target-", i) }

// Enlarged reports whether an area of the table is shown enlarged.
func (b *Board) Enlarged() bool { return b.zoom.at >= 0 }

// offerZoom adds the touch areas that enlarge areas, and rebuilds the enlarged area.
func (b *Board) offerZoom() {
	z := &b.zoom
	z.areas = table.ZoomAreasOf(b.table, b.shown)
	z.buttons.Clear()
	b.layers.targets.Add(z.buttons)
	for i, part := range z.areas {
		n := stage.Box(zoomName(i), nil, part.Area).SetRole(stage.RoleButton, part.Name)
		n.Touch = &stage.Touch{Focus: true, Press: func() { b.openZoom(i) }}
		z.buttons.Add(n)
	}
	if z.at >= len(z.areas) {
		z.at = -1
	}
	b.buildZoom()
}

// openZoom enlarges an area. The focus goes to the first target in it.
func (b *Board) openZoom(i int) {
	b.zoom.at, b.zoom.ticks = i, 0
	b.clearLabel()
	b.buildZoom()
	b.zoom.advance(b.frame.Still)
	b.dispatcher.KeyScope = b.zoom.layer
	for j := range b.targets {
		if b.dispatcher.Focus(zoomTargetName(j)) {
			return
		}
	}
	b.dispatcher.Focus("zoom-close")
}

// zoomTo switches an open zoom to the area of a place.
func (b *Board) zoomTo(at engine.Place) {
	shows := func(part table.ZoomArea) bool {
		return slices.ContainsFunc(part.Build().Targets, func(z table.Target) bool { return z.Place == at })
	}
	if !b.Enlarged() || shows(b.zoom.areas[b.zoom.at]) {
		return
	}
	if i := slices.IndexFunc(b.zoom.areas, shows); i >= 0 {
		b.openZoom(i)
	}
}

// closeZoom closes the zoom and reports whether it was open. The focus returns to the area.
func (b *Board) closeZoom() bool {
	if !b.Enlarged() {
		return false
	}
	name := zoomName(b.zoom.at)
	b.zoom.close()
	b.dispatcher.KeyScope = nil
	b.dispatcher.Focus(name)
	return true
}

// close removes the enlarged area.
func (z *zoom) close() {
	z.at = -1
	z.layer.Clear()
	z.buttons.Hidden = false
}

// buildZoom builds the enlarged area.
func (b *Board) buildZoom() {
	z := &b.zoom
	z.layer.Clear()
	if z.buttons.Hidden = b.Enlarged(); !z.buttons.Hidden {
		return
	}
	part := z.areas[z.at]
	z.dim = &stage.Fill{Colour: ui.ZoomScrim.Colour().Fade(zoomDim)}
	away := stage.Box("", z.dim, part.Behind)
	away.Touch = &stage.Touch{Press: func() { b.closeZoom() }}
	large := part.Build()
	z.body = stage.Group("zoom-body")
	zoomed := stage.Box("", stage.NewSprite("lens"), part.Zoomed.Grow(zoomShadow*part.Zoomed.W))
	zoomed.Touch = b.addSwipe(&stage.Touch{Press: func() {}})
	z.body.Add(zoomed, large.Scenery)
	for _, t := range large.Targets {
		b.addEnlargedTarget(t)
	}
	if m, places := b.mode.(*placing); places {
		for _, g := range m.proposed().Pieces {
			b.addEnlargedGhost(large, g, len(m.proposed().Price))
		}
	}
	z.body.Add(b.zoomCloseButton(part.Zoomed))
	z.layer.Add(away, z.body)
}

// addEnlargedTarget adds a target to the enlarged area.
func (b *Board) addEnlargedTarget(z table.Target) {
	i, t := b.findTarget(z.Place)
	if t == nil {
		return
	}
	n := z.Node(zoomTargetName(i))
	n.Accessible = t.node.Accessible
	n.Touch = b.addSwipe(&stage.Touch{Diamond: z.Lozenge, Focus: len(t.options) > 0, Press: func() { b.choose(i) }})
	b.zoom.body.Add(n)
	if b.lit(t) {
		b.zoom.body.Add(z.Halo(b.unit()))
	}
}

// addEnlargedGhost adds a faint piece on its target in the enlarged area, with the number of tiles that it costs.
func (b *Board) addEnlargedGhost(large table.Enlarged, g table.Piece, cost int) {
	if slices.ContainsFunc(large.Targets, func(z table.Target) bool { return z.Place == g.Place }) {
		at := large.Anchor(g.Place)
		b.zoom.body.Add(b.table.Skin(g).Ghost(at), b.costDisc(cost, at))
	}
}

// zoomCloseButton returns the button on the edge of the circle that closes it.
func (b *Board) zoomCloseButton(zoomed stage.Rect) *stage.Node {
	x, y := zoomed.Middle()
	r := zoomed.W / 2 * math.Sqrt2 / 2
	side := zoomCloseSize * b.frame.Kit.Device
	n := stage.New("zoom-close", stage.NewSprite("knob"), x+r, y-r, side, side).SetRole(stage.RoleButton, b.frame.Words.T("play.lens.close"))
	n.Touch = &stage.Touch{Focus: true, Press: func() { b.closeZoom() }}
	label := &stage.Label{Text: "×", Face: gfx.SansBold, Size: 0.5 * side, Align: 0.5, Colour: ui.Ink.Colour()}
	return n.Add(stage.New("", label, 0, -0.03*side, 0, 0))
}

// addSwipe adds swipes to a touch area that show the next area or the previous one.
func (b *Board) addSwipe(t *stage.Touch) *stage.Touch {
	var from float64
	t.DragStart = func(x, _ float64) bool { from = x; return true }
	t.Drop = func(x, _ float64) {
		far := zoomSwipe * b.frame.Kit.Device
		switch n := len(b.zoom.areas); {
		case x < from-far:
			b.openZoom((b.zoom.at + 1) % n)
		case x > from+far:
			b.openZoom((b.zoom.at + n - 1) % n)
		}
	}
	return t
}

// tick advances the opening by a tick.
func (z *zoom) tick(still bool) {
	if z.moving() {
		z.ticks++
		z.advance(still)
	}
}

// moving reports whether the opening is animated.
func (z *zoom) moving() bool { return z.at >= 0 && z.ticks < zoomTicks }

// advance shows the opening at its current tick: the circle grows out of its area or, with reduced motion, fades in.
func (z *zoom) advance(still bool) {
	t := tween.OutCubic(float64(z.ticks) / zoomTicks)
	z.dim.Colour.A = float32(zoomDim * t)
	n, part := z.body, z.areas[z.at]
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
