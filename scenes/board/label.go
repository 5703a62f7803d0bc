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
	layer   *stage.Node
	left    int    // ticks for which a reason stays
	unlight func() // puts out what a reason has lit
}

// show puts text beside a rectangle until it is cleared, and reports whether there is room for it.
func (l *label) show(f *table.Frame, o popover.Obstacles, text string, at stage.Rect, rgb uint32) bool {
	k := f.Kit
	c := table.Callout{Text: text, Face: gfx.SansBold, Units: 17, Colour: rgb, Width: 0.5 * f.Window.W}
	n := c.Place(k, &popover.Placement{Bounds: f.Window.Grow(-4 * k.Device), Anchor: at, Gap: 8 * k.Unit, Margin: 2 * k.Device, Reach: table.Reach * k.Unit, Obstacles: o})
	if n == nil {
		return false
	}
	l.layer.Add(n)
	return true
}

// headText is the size of a label in the head of a board, in device-independent pixels.
const headText = 15.0

// showInHead puts what a move scores at the right end of the room that the table has for it in the head of the board: points in green,
// and points lost in red. It reports whether there is room beside the name.
func (l *label) showInHead(v *View, obstacles func() popover.Obstacles, text string) bool {
	k, room := v.frame.Kit, v.rooms.Sum
	rgb := uint32(ui.Ink)
	switch {
	case strings.HasPrefix(text, "+"):
		rgb = ui.Gain
	case strings.HasPrefix(text, "−"):
		rgb = ui.Loss
	}
	p := popover.Placement{Bounds: room, Anchor: stage.Rect{X: room.X + room.W, Y: room.Y, H: room.H}, Margin: 2 * k.Device, Obstacles: obstacles()}
	margin := 12 * k.Device
	for units := headText * k.Device / k.Unit; ; units *= 0.9 {
		n := k.FitBox(text, gfx.SansBold, units, 0, 0, 0.5, room.W-2*margin, room.H, rgb)
		r, _, ok := p.Place(popover.Size{W: table.Width(k, n) + 2*margin, H: room.H})
		if art := n.Art.(*stage.Label); ok && !art.Cut {
			l.layer.Add(stage.Box("sum", stage.Slab("pill", 0.8*k.Device, 0), r).Add(n))
			return true
		} else if art.Size <= k.Floor() {
			return false
		}
	}
}

func (l *label) clear() {
	l.layer.Clear()
	if l.left > 0 {
		l.left = 0
		l.unlight()
	}
}

// tick counts down the time for which a reason stays.
func (l *label) tick() {
	if l.left == 1 {
		l.clear()
	}
	l.left = max(0, l.left-1)
}

// reasonTicks is how long a reason stays.
const reasonTicks = 200

// score shows what a move scores: in the head of the board where the table has a room for it, or else beside a rectangle.
func (h *Interaction) score(text string, at stage.Rect) {
	h.label.clear()
	if h.view.rooms.Sum.W > 0 && h.label.showInHead(h.view, h.host.Obstacles, text) {
		return
	}
	h.label.show(&h.view.frame, h.host.Obstacles(), text, at, ui.Ink)
}

// refuseAt says beside a rectangle for a while why something is not done, or where there is no room, in the heading.
func (h *Interaction) refuseAt(at stage.Rect, why string) {
	h.label.clear()
	if !h.label.show(&h.view.frame, h.host.Obstacles(), why, at, ui.Loss) {
		h.host.Say(why)
		return
	}
	h.label.left = reasonTicks
	h.label.layer.Children()[0].Says(stage.RoleAlert, why)
}
