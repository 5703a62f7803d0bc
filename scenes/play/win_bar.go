package play

import (
	"fmt"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// winBar shows the chances of winning as a bar of one glazed length for each seat, with its emblem and its percentage.
type winBar struct {
	room    stage.Rect
	upright bool
	pill    float64 // the width of a number's
	unit    float64
	words   *locale.Words
	parts   []winPart
}

// winPart is the length of one seat.
type winPart struct {
	edge, face, gloss, shade, emblem, pill *stage.Node
	label                                  *stage.Label
	percent                                int
}

// Sizes of the bar in design units.
const (
	winBarThick  = 40.0
	winBarGap    = 3.0 // between two lengths
	winBarMargin = 18.0
	winBarLeast  = 74.0  // the length of no chance at all: emblem and number have room
	winBarAcross = 106.0 // the same where the bar lies
)

// winBarUnit is pixels to a design unit of the bar, which is larger on a phone, whose text is.
func winBarUnit(k *ui.Kit) float64 { return max(k.Unit, k.Legible/22*k.Device) }

// winBarRooms shares the window out: the bar stands at the right edge of a wide window and lies at the lower edge of a tall one.
func winBarRooms(w, h, unit float64) (tableRoom, bar stage.Rect) {
	strip, thick, margin := table.Strip*unit, winBarThick*unit, winBarMargin*unit
	if h > w {
		return stage.Rect{W: w, H: h - strip}, stage.Units(1, margin, h-strip+(strip-thick)/2, w-2*margin, thick)
	}
	return stage.Rect{W: w - strip, H: h}, stage.Units(1, w-strip+(strip-thick)/2-4*unit, margin, thick, h-2*margin)
}

// seatColour is the colour of a seat's emblem.
func seatColour(s int) uint32 { return [...]uint32{0x00204A, 0x982502, 0x5B8D75, 0xAC5DB1}[s] }

// newWinBar puts a bar for so many seats on a node.
func newWinBar(c *game.Context, k *ui.Kit, on *stage.Node, seats int) *winBar {
	u := winBarUnit(k)
	b := &winBar{upright: c.W >= c.H, unit: u, words: c.Words}
	_, b.room = winBarRooms(c.W, c.H, u)
	mirror(c).Rects(&b.room)
	r := b.room
	drop := 16 * u
	on.Add(stage.Box("", stage.Slab("shadow", 0.6*u, 0), stage.Rect{X: r.X - drop, Y: r.Y - drop*0.7, W: r.W + 2*drop, H: r.H + 2*drop}),
		stage.Box("win-bar", stage.Slab("slab-blue", 0.5*u, 8), r))
	size := k.Size(17)
	w, _ := k.Fonts.Measure(c.Words.T("play.percent", 100), gfx.SerifBold, size)
	if fits := size * 46 * u / w; fits < size {
		w, size = w*max(fits, k.Floor())/size, max(fits, k.Floor())
	}
	b.pill = max(58*u, w+6*u)
	for s := range seats {
		b.parts = append(b.parts, newWinPart(on, s, size, b.pill, u))
	}
	return b
}

func newWinPart(on *stage.Node, seat int, size, pill, u float64) winPart {
	glaze := func(rgb uint32, alpha float64) *stage.Node {
		panel := stage.Slab("track", 0.55*u, 0)
		panel.Tint = gfx.Hex(rgb).Fade(alpha)
		n := stage.New("", panel, 0, 0, 0, 0)
		on.Add(n)
		return n
	}
	p := winPart{edge: glaze(0x16151F, 1), face: glaze(seatColour(seat), 1), gloss: glaze(0xFFFFFF, 0.22), shade: glaze(0x000000, 0.16), percent: -1}
	p.emblem = stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", seat+1)), 0, 0, 32*u, 32*u)
	p.pill = stage.New("", stage.Slab("pill", 0.6*u, 0), 0, 0, pill, max(27*u, 1.2*size))
	p.label = &stage.Label{Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
	p.pill.Add(stage.New("", p.label, 0, -0.5*u, 0, 0))
	on.Add(p.emblem, p.pill)
	return p
}

// lengths shares a bar out: each seat gets the least, and of the rest its share.
func lengths(shares []float64, whole, least float64) []float64 {
	out := make([]float64, len(shares))
	for i, s := range shares {
		out[i] = least + s*(whole-least*float64(len(shares)))
	}
	return out
}

// show lays the lengths out for some shares; what is not known yet is shown faint and without numbers.
func (b *winBar) show(win *winShares) {
	whole, least := b.room.W, winBarAcross*b.unit+b.pill-58*b.unit
	if b.upright {
		whole, least = b.room.H, winBarLeast*b.unit
	}
	gap, at := winBarGap*b.unit, 0.0
	for s, l := range lengths(win.shown, whole, least) {
		x, y, w, h := b.room.X+at, b.room.Y, l, b.room.H
		if b.upright {
			x, y, w, h = b.room.X, b.room.Y+at, b.room.W, l
		}
		at += l
		b.parts[s].lay(x+gap/2, y+gap/2, w-gap, h-gap, b.upright, b.unit)
		b.parts[s].fade(win.known)
	}
	for s, n := range percents(win.shown) {
		if p := &b.parts[s]; p.percent != n {
			p.percent, p.label.Text = n, b.words.T("play.percent", n)
		}
	}
}

// lay puts a length over a rectangle.
func (p *winPart) lay(x, y, w, h float64, upright bool, u float64) {
	place := func(n *stage.Node, x, y, w, h float64) { n.X, n.Y, n.W, n.H = x+w/2, y+h/2, w, h }
	place(p.edge, x, y, w, h)
	place(p.face, x+1.5*u, y+1.5*u, w-3*u, h-3*u)
	cx, cy := x+w/2, y+h/2
	if upright {
		place(p.gloss, x+5*u, y+5*u, 6*u, h-10*u)
		place(p.shade, x+w-9*u, y+4*u, 6*u, h-8*u)
		p.emblem.X, p.emblem.Y, p.pill.X, p.pill.Y = cx, cy-15*u, cx, cy+18*u
		return
	}
	place(p.gloss, x+5*u, y+5*u, w-10*u, 6*u)
	place(p.shade, x+4*u, y+h-9*u, w-8*u, 6*u)
	half := (p.emblem.W + 3*u + p.pill.W) / 2
	p.emblem.X, p.emblem.Y, p.pill.X, p.pill.Y = cx-half+p.emblem.W/2, cy, cx+half-p.pill.W/2, cy
}

// fade shows what is known clearly.
func (p *winPart) fade(known bool) {
	alpha := 1.0
	if !known {
		alpha = 0.4
	}
	p.edge.Alpha, p.face.Alpha, p.emblem.Alpha = alpha, alpha, alpha
	p.pill.Hidden = !known
}
