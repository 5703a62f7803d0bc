package board

import (
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// label is a line of text that floats over the board: the outcome of a move, or why it is illegal.
type label struct {
	layer *stage.Node
	ticks int // until a reason is removed
}

// show shows text next to a rectangle until clearLabel, and reports whether there is space for it.
func (l *label) show(f *table.Frame, o popover.Obstacles, text string, at stage.Rect, role ui.Role) bool {
	k := f.Kit
	c := table.Callout{Text: text, Face: gfx.SansBold, Units: 17, Paint: role, Width: 0.5 * f.Window.W}
	n := c.Place(k, &popover.Placement{Bounds: f.Window.Grow(-4 * k.Device), Anchor: at, Gap: 8 * k.Unit, Margin: 2 * k.Device, Reach: table.CalloutReach * k.Unit, Obstacles: o})
	if n == nil {
		return false
	}
	l.layer.Add(n)
	return true
}

// headText is the size of a label in the head of a board, in device-independent pixels.
const headText = 15.0

// showInHead shows the outcome of a move in the table's area for it in the head of the board: points in green, and points lost in red. It reports
// whether there is space next to the name.
func (l *label) showInHead(b *Board, o popover.Obstacles, text string) bool {
	k, room := b.frame.Kit, b.areas.Outcome
	role := ui.Ink
	switch {
	case strings.HasPrefix(text, "+"):
		role = ui.Gain
	case strings.HasPrefix(text, "−"):
		role = ui.Loss
	}
	p := popover.Placement{Bounds: room, Anchor: stage.Rect{X: room.X + room.W, Y: room.Y, H: room.H}, Margin: 2 * k.Device, Obstacles: o}
	margin := 12 * k.Device
	place := func(units float64) (n *stage.Node, r stage.Rect, ok bool) {
		n = k.FitBox(text, gfx.SansBold, units, 0, 0, 0.5, room.W-2*margin, room.H, role)
		r, _, ok = p.Place(popover.Size{W: table.Width(k, n) + 2*margin, H: room.H})
		return n, r, ok && !n.Art.(*stage.Label).Truncated
	}
	units := layout.LargestFit(k.MinTextUnits(), headText*k.Device/k.Unit, func(units float64) bool {
		_, _, ok := place(units)
		return ok
	})
	n, r, ok := place(units)
	if ok {
		l.layer.Add(stage.Box("sum", stage.NewPanel("pill", 0.8*k.Device, 0), r).Add(n))
	}
	return ok
}

// reasonTicks is how long a reason is shown.
const reasonTicks = 200

// showScore shows the outcome of a move in the table's area for it, or else next to a rectangle.
func (b *Board) showScore(text string, at stage.Rect) {
	b.clearLabel()
	if b.areas.Outcome.W > 0 && b.label.showInHead(b, b.obstacles(), text) {
		return
	}
	b.label.show(&b.frame, b.obstacles(), text, at, ui.Ink)
}

// showReason shows for a while why an action was refused, next to a rectangle or, if there is no space, in the heading.
func (b *Board) showReason(at stage.Rect, why string) {
	b.clearLabel()
	if b.refusals {
		b.report(Refused{why})
		return
	}
	if !b.label.show(&b.frame, b.obstacles(), why, at, ui.Loss) {
		b.announce(why)
		return
	}
	b.label.ticks = reasonTicks
	b.report(Refused{why})
}

// clearLabel removes the label. After a reason, only what can be held stays lit.
func (b *Board) clearLabel() {
	b.label.layer.Clear()
	if b.label.ticks > 0 {
		b.label.ticks = 0
		if !b.menuOpen() {
			b.targets.open(b.held())
			b.layers.lights.Clear()
		}
	}
}
