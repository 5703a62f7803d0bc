package board

import (
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// label is a line of text that floats over the board: what a move scores, or why it is illegal.
type label struct {
	layer *stage.Node
	left  int // ticks for which a reason stays
}

// show puts text next to a rectangle until it is cleared, and reports whether there is room for it.
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

// showInHead puts what a move scores at the right end of the room that the table has for it in the head of the board: points in green,
// and points lost in red. It reports whether there is room next to the name.
func (l *label) showInHead(v *View, o popover.Obstacles, text string) bool {
	k, room := v.frame.Kit, v.rooms.Outcome
	role := ui.Ink
	switch {
	case strings.HasPrefix(text, "+"):
		role = ui.Gain
	case strings.HasPrefix(text, "−"):
		role = ui.Loss
	}
	p := popover.Placement{Bounds: room, Anchor: stage.Rect{X: room.X + room.W, Y: room.Y, H: room.H}, Margin: 2 * k.Device, Obstacles: o}
	margin := 12 * k.Device
	for units := headText * k.Device / k.Unit; ; units *= 0.9 {
		n := k.FitBox(text, gfx.SansBold, units, 0, 0, 0.5, room.W-2*margin, room.H, role)
		r, _, ok := p.Place(popover.Size{W: table.Width(k, n) + 2*margin, H: room.H})
		if art := n.Art.(*stage.Label); ok && !art.Truncated {
			l.layer.Add(stage.Box("sum", stage.NewPanel("pill", 0.8*k.Device, 0), r).Add(n))
			return true
		} else if art.Size <= k.MinTextSize() {
			return false
		}
	}
}

// reasonTicks is how long a reason stays.
const reasonTicks = 200

// showScore shows what a move scores: in the head of the board where the table has a room for it, or else next to a rectangle.
func (p *Player) showScore(text string, at stage.Rect) {
	p.clearLabel()
	if p.View.rooms.Outcome.W > 0 && p.label.showInHead(p.View, p.obstacles(), text) {
		return
	}
	p.label.show(&p.View.frame, p.obstacles(), text, at, ui.Ink)
}

// showReason says for a while why something is not done: next to a rectangle or, where there is no room, in the heading.
func (p *Player) showReason(at stage.Rect, why string) {
	p.clearLabel()
	if p.refusals {
		p.report(Refused{why})
		return
	}
	if !p.label.show(&p.View.frame, p.obstacles(), why, at, ui.Loss) {
		p.say(why)
		return
	}
	p.label.left = reasonTicks
	p.label.layer.Children()[0].SetRole(stage.RoleAlert, why)
}

// clearLabel removes the label; after a reason only what may be held is lit again.
func (p *Player) clearLabel() {
	p.label.layer.Clear()
	if p.label.left > 0 {
		p.label.left = 0
		if !p.menuOpen() {
			p.targets.open(p.held())
			p.View.layers.lights.Clear()
		}
	}
}
