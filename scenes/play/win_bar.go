package play

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// winBar shows the chances of winning as a slim bar of one glazed length for each seat, with their emblems and percentages beside it: below
// a bar that lies, on the lengths of one that stands.
type winBar struct {
	room    stage.Rect
	upright bool
	unit    float64
	words   *locale.Words
	parts   []winPart
}

// winPart is the length of one seat.
type winPart struct {
	edge, face, gloss, emblem, pill *stage.Node
	label                           *stage.Label
	percent                         int
}

// Sizes of the bar in design units.
const (
	winBarThick  = 40.0 // of one that stands, as emblems and numbers lie on it
	winBarSlim   = 16.0 // of one that lies
	winBarEmblem = 22.0
	winBarGap    = 2.0 // between two lengths
	winBarMargin = 18.0
	winBarLeast  = 74.0 // the length of no chance at all on a bar that stands: emblem and number have room
	winBarFoot   = 14.0 // below the bar in the panel of the log
	winBarRows   = 3    // of the log that stay beside it
)

// winBarUnit is pixels to a design unit of the bar, which is larger on a phone, whose text is.
func winBarUnit(k *ui.Kit) float64 { return max(k.Unit, k.Legible/22*k.Device) }

// winBarRooms shares the window out, where the panel of the log has no room for the bar: it stands at the right edge of a wide window and
// lies at the lower edge of a tall one.
func winBarRooms(w, h, unit float64) (tableRoom, bar stage.Rect) {
	strip, margin := table.Strip*unit, winBarMargin*unit
	if h > w {
		return stage.Rect{W: w, H: h - strip}, stage.Rect{X: margin, Y: h - strip, W: w - 2*margin, H: strip}
	}
	return stage.Rect{W: w - strip, H: h}, stage.Units(1, w-strip+(strip-winBarThick*unit)/2-4*unit, margin, winBarThick*unit, h-2*margin)
}

// panelled shares the panel of the log out, if it has room for the bar.
func panelled(panel stage.Rect, k *ui.Kit, seats int) (log, bar stage.Rect, ok bool) {
	u := k.Unit
	bar = stage.Rect{X: panel.X + 20*u, W: panel.W - 40*u}
	columns, row, _ := winColumns(k, bar.W, seats)
	bar.H = (winBarSlim+winBarFoot)*u + row*float64((seats+columns-1)/columns)
	bar.Y = panel.Y + panel.H - bar.H
	log = panel
	log.H -= bar.H
	return log, bar, panel.W > 0 && log.H >= logHead(k)+winBarRows*35*u
}

// newWinBar puts a bar for the seats on a node, in a room.
func newWinBar(words *locale.Words, k *ui.Kit, on *stage.Node, room stage.Rect, players seating.Players) *winBar {
	u := winBarUnit(k)
	b := &winBar{upright: room.H > room.W, unit: u, words: words, room: room}
	size := k.Size(17)
	if b.upright {
		drop := 16 * u
		on.Add(stage.Box("", stage.Slab("shadow", 0.6*u, 0), stage.Rect{X: room.X - drop, Y: room.Y - drop*0.7, W: room.W + 2*drop, H: room.H + 2*drop}),
			stage.Box("win-bar", stage.Slab("slab-blue", 0.5*u, 8), room))
		w, _ := k.Fonts.Measure(words.T("play.percent", 100), gfx.SerifBold, size)
		size = min(size, max(size*46*u/w, k.Floor()))
	}
	for s := range players {
		b.parts = append(b.parts, newWinPart(on, players, engine.Seat(s), size, u))
	}
	if !b.upright {
		b.label(k, on, size)
	} else {
		b.pills(k, on, size)
	}
	return b
}

func newWinPart(on *stage.Node, players seating.Players, seat engine.Seat, size, u float64) winPart {
	glaze := func(rgb uint32, alpha float64) *stage.Node {
		n := stage.New("", stage.Track(0.4*u, gfx.Hex(rgb).Fade(alpha)), 0, 0, 0, 0)
		on.Add(n)
		return n
	}
	p := winPart{edge: glaze(0x16151F, 1), face: glaze(players.Ink(seat), 1), gloss: glaze(0xFFFFFF, 0.22), percent: -1}
	p.emblem = stage.New("", table.Emblem(players.Emblem(seat)), 0, 0, winBarEmblem*u, winBarEmblem*u)
	p.label = &stage.Label{Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
	on.Add(p.emblem)
	return p
}

// pills are what the numbers on a bar that stands lie on.
func (b *winBar) pills(k *ui.Kit, on *stage.Node, size float64) {
	w, _ := k.Fonts.Measure(b.words.T("play.percent", 100), gfx.SerifBold, size)
	for i := range b.parts {
		p := &b.parts[i]
		p.pill = stage.New("", stage.Slab("pill", 0.6*b.unit, 0), 0, 0, max(58*b.unit, w+6*b.unit), max(27*b.unit, 1.2*size))
		p.pill.Add(stage.New("", p.label, 0, -0.5*b.unit, 0, 0))
		on.Add(p.pill)
	}
}

// winColumns are how many emblems with numbers stand side by side below a bar that lies, the height of their rows, and how wide each is.
func winColumns(k *ui.Kit, width float64, seats int) (columns int, row, wide float64) {
	u := winBarUnit(k)
	number, _ := k.Fonts.Measure("100", gfx.SerifBold, k.Size(17))
	wide, row = (winBarEmblem+5)*u+number, max(winBarEmblem*u, 1.2*k.Size(17))+6*u
	if float64(seats)*(wide+3*u) > width {
		return 2, row, wide
	}
	return seats, row, wide
}

// label sets emblems and numbers below a bar that lies, in columns from its one end to the other.
func (b *winBar) label(k *ui.Kit, on *stage.Node, size float64) {
	u := b.unit
	columns, row, wide := winColumns(k, b.room.W, len(b.parts))
	apart, emblem := (b.room.W-wide)/float64(max(1, columns-1)), winBarEmblem*u
	for i := range b.parts {
		p := &b.parts[i]
		x, y := b.room.X+float64(i%columns)*apart, b.room.Y+(winBarSlim+3)*u+row*(float64(i/columns)+0.5)
		p.emblem.X, p.emblem.Y = x+emblem/2, y
		p.label.Align, p.label.Colour = 0, gfx.Hex(k.On.Ink())
		left, w := x+emblem+5*u, wide-emblem-5*u
		p.pill = stage.New("", nil, left+w/2, y, w, size).Add(stage.New("", p.label, -w/2, 0, 0, 0))
		on.Add(p.pill)
	}
}

// show lays the lengths out for some shares; what is not known yet is shown faint and without numbers.
func (b *winBar) show(win *winShares) {
	r, gap, at := b.room, winBarGap*b.unit, 0.0
	whole, least := r.W, winBarSlim*b.unit
	if b.upright {
		whole, least = r.H, winBarLeast*b.unit
	}
	numbers := percents(win.shown)
	for s, share := range win.shown {
		p, l := &b.parts[s], least+share*(whole-least*float64(len(b.parts))) // each gets the least, and of the rest its share
		if b.upright {
			p.lay(stage.Rect{X: r.X + gap/2, Y: r.Y + at + gap/2, W: r.W - gap, H: l - gap}, b.unit)
			p.stand()
		} else {
			p.lay(stage.Rect{X: r.X + at + gap/2, Y: r.Y, W: l - gap, H: winBarSlim * b.unit}, b.unit)
		}
		at += l
		p.fade(win.known)
		n := numbers[s]
		if p.percent == n {
			continue
		}
		p.percent, p.label.Text = n, b.words.Number(n) // below the bar, that it is of a hundred goes without saying
		if b.upright {
			p.label.Text = b.words.T("play.percent", n)
		}
	}
}

// lay puts a length over a rectangle, with a sheen along its upper or left side.
func (p *winPart) lay(r stage.Rect, u float64) {
	place := func(n *stage.Node, r stage.Rect) {
		n.X, n.Y = r.Middle()
		n.W, n.H = r.W, r.H
	}
	sheen := stage.Rect{X: r.X + 4*u, Y: r.Y + 3*u, W: r.W - 8*u, H: 4 * u}
	if r.H > r.W {
		sheen.W, sheen.H = 4*u, r.H-6*u
	}
	place(p.edge, r)
	place(p.face, stage.Rect{X: r.X + u, Y: r.Y + u, W: r.W - 2*u, H: r.H - 2*u})
	place(p.gloss, sheen)
}

// stand puts emblem and number on a length that stands.
func (p *winPart) stand() {
	u := p.emblem.W / winBarEmblem
	p.emblem.X, p.emblem.Y, p.pill.X, p.pill.Y = p.edge.X, p.edge.Y-15*u, p.edge.X, p.edge.Y+18*u
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
