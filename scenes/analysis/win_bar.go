package analysis

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// WinBar shows the win probabilities as a slim bar with a segment for each seat. Emblems and percentages stand below a horizontal bar, and on
// the segments of a vertical one.
type WinBar struct {
	Room     stage.Rect
	upright  bool
	unit     float64
	words    *locale.Words
	segments []winSegment
}

// winSegment is the segment of one seat.
type winSegment struct {
	edge, face, gloss, emblem, pill *stage.Node
	label                           *stage.Label
	percent                         int
}

// Sizes of the bar in design units.
const (
	winBarThick  = 40.0 // a vertical bar, with emblems and numbers on it
	winBarSlim   = 16.0 // a horizontal bar
	winBarEmblem = 22.0
	winBarGap    = 2.0 // between two segments
	winBarMargin = 18.0
	winBarLeast  = 74.0 // the segment of a seat without a chance on a vertical bar: its emblem and number fit
	winBarFoot   = 14.0 // below the bar in the panel of the log
	winBarRows   = 3    // rows of the log that stay next to it
)

// WinBarUnit returns the pixels of a design unit of the bar, which is larger on a phone, as its text is.
func WinBarUnit(k *ui.Kit) float64 { return max(k.Unit, k.Legible/22*k.Device) }

// WinBarRooms divides a window between table and bar if the panel of the log has no room for the bar: it is vertical at the right edge of a
// wide window and horizontal at the lower edge of a tall one.
func WinBarRooms(w, h, unit float64) (tableRoom, bar stage.Rect) {
	strip, margin := table.Strip*unit, winBarMargin*unit
	if h > w {
		return stage.Rect{W: w, H: h - strip}, stage.Rect{X: margin, Y: h - strip, W: w - 2*margin, H: strip}
	}
	return stage.Rect{W: w - strip, H: h}, stage.Units(1, w-strip+(strip-winBarThick*unit)/2-4*unit, margin, winBarThick*unit, h-2*margin)
}

// LogHead returns the height of the heading of the log's panel.
func LogHead(k *ui.Kit) float64 { return max(54*k.Unit, 30*k.Unit+k.Size(24)) }

// AddLogHead adds the round to the panel of the log, as a heading for screen readers that names the log, and returns its height.
func AddLogHead(k *ui.Kit, w *locale.Words, on *stage.Node, panel stage.Rect, round int) float64 {
	word, u := w.T("play.round", "round", round), k.Unit
	on.Add(stage.Box("", nil, panel).Says(stage.RoleHeading, w.T("told.pile", "label", w.T("told.moves"), "value", word)),
		k.FitText(word, gfx.SerifBold, 24, panel.X+20*u, panel.Y+30*u, 0, panel.W-30*u, k.On.Ink()).Says(stage.RoleSilent, ""))
	return LogHead(k)
}

// DividePanel divides the panel of the log between log and bar, and reports whether it has room for both.
func DividePanel(panel stage.Rect, k *ui.Kit, seats int) (log, bar stage.Rect, ok bool) {
	u := k.Unit
	bar = stage.Rect{X: panel.X + 20*u, W: panel.W - 40*u}
	columns, row, _ := winColumns(k, bar.W, seats)
	bar.H = (winBarSlim+winBarFoot)*u + row*float64((seats+columns-1)/columns)
	bar.Y = panel.Y + panel.H - bar.H
	log = panel
	log.H -= bar.H
	return log, bar, panel.W > 0 && log.H >= LogHead(k)+winBarRows*35*u
}

// NewWinBar adds a bar for the seats to a node, in a room.
func NewWinBar(words *locale.Words, k *ui.Kit, on *stage.Node, room stage.Rect, players seating.Players) *WinBar {
	u := WinBarUnit(k)
	b := &WinBar{upright: room.H > room.W, unit: u, words: words, Room: room}
	size := k.Size(17)
	if b.upright {
		drop := 16 * u
		on.Add(stage.Box("", stage.Slab("shadow", 0.6*u, 0), stage.Rect{X: room.X - drop, Y: room.Y - drop*0.7, W: room.W + 2*drop, H: room.H + 2*drop}),
			stage.Box("win-bar", stage.Slab("slab-blue", 0.5*u, 8), room))
		w, _ := k.Fonts.Measure(words.T("play.percent", "percent", 100), gfx.SerifBold, size)
		size = min(size, max(size*46*u/w, k.Floor()))
	}
	for s := range players {
		b.segments = append(b.segments, newWinSegment(on, players, engine.Seat(s), size, u))
	}
	if !b.upright {
		b.label(k, on, size)
	} else {
		b.pills(k, on, size)
	}
	return b
}

func newWinSegment(on *stage.Node, players seating.Players, seat engine.Seat, size, u float64) winSegment {
	glaze := func(role ui.Role, alpha float64) *stage.Node {
		n := stage.New("", stage.Track(0.4*u, role.Colour().Fade(alpha)), 0, 0, 0, 0)
		on.Add(n)
		return n
	}
	p := winSegment{edge: glaze(ui.TileSign, 1), face: glaze(ui.Seat(players.Emblem(seat)), 1), gloss: glaze(ui.OnAccent, 0.22), percent: -1}
	p.emblem = stage.New("", table.Emblem(players.Emblem(seat)), 0, 0, winBarEmblem*u, winBarEmblem*u)
	p.label = &stage.Label{Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}
	on.Add(p.emblem)
	return p
}

// pills adds the backgrounds of the numbers on a vertical bar.
func (b *WinBar) pills(k *ui.Kit, on *stage.Node, size float64) {
	w, _ := k.Fonts.Measure(b.words.T("play.percent", "percent", 100), gfx.SerifBold, size)
	for i := range b.segments {
		p := &b.segments[i]
		p.pill = stage.New("", stage.Slab("pill", 0.6*b.unit, 0), 0, 0, max(58*b.unit, w+6*b.unit), max(27*b.unit, 1.2*size))
		p.pill.Add(stage.New("", p.label, 0, -0.5*b.unit, 0, 0))
		on.Add(p.pill)
	}
}

// winColumns returns the number of emblems side by side below a horizontal bar, the height of a row, and the width of an emblem with its
// number.
func winColumns(k *ui.Kit, width float64, seats int) (columns int, row, wide float64) {
	u := WinBarUnit(k)
	number, _ := k.Fonts.Measure("100", gfx.SerifBold, k.Size(17))
	wide, row = (winBarEmblem+5)*u+number, max(winBarEmblem*u, 1.2*k.Size(17))+6*u
	if float64(seats)*(wide+3*u) > width {
		return 2, row, wide
	}
	return seats, row, wide
}

// label places emblems and numbers below a horizontal bar, in columns from one end to the other.
func (b *WinBar) label(k *ui.Kit, on *stage.Node, size float64) {
	u := b.unit
	columns, row, wide := winColumns(k, b.Room.W, len(b.segments))
	apart, emblem := (b.Room.W-wide)/float64(max(1, columns-1)), winBarEmblem*u
	for i := range b.segments {
		p := &b.segments[i]
		x, y := b.Room.X+float64(i%columns)*apart, b.Room.Y+(winBarSlim+3)*u+row*(float64(i/columns)+0.5)
		p.emblem.X, p.emblem.Y = x+emblem/2, y
		p.label.Align, p.label.Colour = 0, k.On.Ink()
		left, w := x+emblem+5*u, wide-emblem-5*u
		p.pill = stage.New("", nil, left+w/2, y, w, size).Add(stage.New("", p.label, -w/2, 0, 0, 0))
		on.Add(p.pill)
	}
}

// Show sizes the segments by the probabilities. Unknown ones are faint and without numbers.
func (b *WinBar) Show(win *WinShares) {
	r, gap, at := b.Room, winBarGap*b.unit, 0.0
	whole, least := r.W, winBarSlim*b.unit
	if b.upright {
		whole, least = r.H, winBarLeast*b.unit
	}
	numbers := Percents(win.Shown)
	for s, share := range win.Shown {
		p, l := &b.segments[s], least+share*(whole-least*float64(len(b.segments))) // the least length, and a share of the rest
		if b.upright {
			p.place(stage.Rect{X: r.X + gap/2, Y: r.Y + at + gap/2, W: r.W - gap, H: l - gap}, b.unit)
			p.placeLabels()
		} else {
			p.place(stage.Rect{X: r.X + at + gap/2, Y: r.Y, W: l - gap, H: winBarSlim * b.unit}, b.unit)
		}
		at += l
		p.fade(win.Known)
		n := numbers[s]
		if p.percent == n {
			continue
		}
		p.percent, p.label.Text = n, b.words.Number(n) // below the bar, the percent sign is left out
		if b.upright {
			p.label.Text = b.words.T("play.percent", "percent", n)
		}
	}
}

// place puts a segment over a rectangle, with a highlight along its upper or left side.
func (p *winSegment) place(r stage.Rect, u float64) {
	put := func(n *stage.Node, r stage.Rect) {
		n.X, n.Y = r.Middle()
		n.W, n.H = r.W, r.H
	}
	sheen := stage.Rect{X: r.X + 4*u, Y: r.Y + 3*u, W: r.W - 8*u, H: 4 * u}
	if r.H > r.W {
		sheen.W, sheen.H = 4*u, r.H-6*u
	}
	put(p.edge, r)
	put(p.face, stage.Rect{X: r.X + u, Y: r.Y + u, W: r.W - 2*u, H: r.H - 2*u})
	put(p.gloss, sheen)
}

// placeLabels puts emblem and number on a vertical segment.
func (p *winSegment) placeLabels() {
	u := p.emblem.W / winBarEmblem
	p.emblem.X, p.emblem.Y, p.pill.X, p.pill.Y = p.edge.X, p.edge.Y-15*u, p.edge.X, p.edge.Y+18*u
}

// fade makes a segment faint and hides its number while the probabilities are unknown.
func (p *winSegment) fade(known bool) {
	alpha := 1.0
	if !known {
		alpha = 0.4
	}
	p.edge.Alpha, p.face.Alpha, p.emblem.Alpha = alpha, alpha, alpha
	p.pill.Hidden = !known
}
