package board

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// bubble is a line of text on paper, over what it speaks of.
type bubble struct {
	layer *stage.Node
	left  int // ticks that it still stands by itself
}

// show says something above a rectangle; for some ticks, or until it is cleared.
func (b *bubble) show(f *table.Frame, text string, at stage.Rect, rgb uint32, ticks int) {
	k := f.Kit
	b.clear()
	b.left = ticks
	size := k.Size(17)
	w, _ := k.Fonts.Measure(text, gfx.SansBold, size)
	bw, bh := w+36*k.Unit, size*2
	x := min(max(at.X+at.W/2, bw/2+8*k.Unit), f.W-bw/2-8*k.Unit)
	y := max(at.Y-bh/2-12*k.Unit, bh/2)
	n := stage.New("", stage.Slab("pill", k.Unit, 0), x, y, bw, bh)
	b.layer.Add(n.Add(k.Text(text, gfx.SansBold, 17, 0, 0, 0.5, rgb)))
}

func (b *bubble) clear() {
	b.layer.Clear()
	b.left = 0
}

// tick goes on by a tick.
func (b *bubble) tick() {
	if b.left > 0 {
		if b.left--; b.left == 0 {
			b.layer.Clear()
		}
	}
}

// reasonTicks is how long a reason stands.
const reasonTicks = 200

// refuse says over a rectangle why something is not done.
func (b *bubble) refuse(f *table.Frame, why string, at stage.Rect) {
	b.show(f, why, at, ui.Loss, reasonTicks)
	b.layer.Children()[0].Says(stage.RoleAlert, why)
}
