package board

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// bubble is a line of text on paper, over what it speaks of.
type bubble struct {
	layer   *stage.Node
	left    int           // ticks that a reason still stands
	over    []*stage.Node // what is not seen meanwhile
	unlight func()        // puts out what a reason has lit
}

// show says something above a rectangle until it is cleared.
func (b *bubble) show(f *table.Frame, text string, at stage.Rect, rgb uint32) {
	k := f.Kit
	b.clear()
	label := k.Text(text, gfx.SansBold, 17, 0, 0, 0.5, rgb)
	bw, bh := table.Width(k, label)+36*k.Unit, 2*k.Size(17)
	x := min(max(at.X+at.W/2, bw/2+8*k.Unit), f.W-bw/2-8*k.Unit)
	y := max(at.Y-bh/2-12*k.Unit, bh/2)
	n := stage.New("", stage.Slab("pill", k.Unit, 0), x, y, bw, bh)
	b.layer.Add(n.Add(label))
}

// Plaques hang over the head of a board, their text in device-independent pixels.
const (
	plaqueText = 15.0
	plaqueWide = 0.6 // of their room at least
)

// hang says what a move brings on a plaque at the right end of the room that the table has for it, until it is cleared: points in green,
// what costs some in red. What the round brings as it stands gives way.
func (b *bubble) hang(v *View, text string) {
	k, room := v.frame.Kit, v.rooms.Sum
	b.clear()
	for _, n := range v.scenery.Notes {
		if n.Seat == v.frame.Viewer && n.Until == engine.Count {
			n.Node.Hidden = true
			b.over = append(b.over, n.Node)
		}
	}
	rgb := uint32(ui.Ink)
	switch {
	case strings.HasPrefix(text, "+"):
		rgb = ui.Gain
	case strings.HasPrefix(text, "−"):
		rgb = ui.Loss
	}
	margin := 12 * k.Device
	label := k.FitBox(text, gfx.SansBold, plaqueText*k.Device/k.Unit, 0, 0, 0.5, room.W-2*margin, room.H, rgb)
	w := max(table.Width(k, label)+2*margin, plaqueWide*room.W)
	b.layer.Add(stage.Box("sum", stage.Slab("pill", 0.8*k.Device, 0), stage.Rect{X: room.X + room.W - w, Y: room.Y, W: w, H: room.H}).Add(label))
}

func (b *bubble) clear() {
	b.layer.Clear()
	if b.left > 0 {
		b.left = 0
		b.unlight()
	}
	for _, n := range b.over {
		n.Hidden = false
	}
	b.over = b.over[:0]
}

// tick goes on by a tick, with which a reason may go.
func (b *bubble) tick() {
	if b.left == 1 {
		b.clear()
	}
	b.left = max(0, b.left-1)
}

// reasonTicks is how long a reason stands.
const reasonTicks = 200

// refuse says over a rectangle for a while why something is not done.
func (b *bubble) refuse(f *table.Frame, why string, at stage.Rect) {
	b.show(f, why, at, ui.Loss)
	b.left = reasonTicks
	b.layer.Children()[0].Says(stage.RoleAlert, why)
}
