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

// WinBar shows the win probabilities as a slim bar with a segment for each seat. Emblems and percentages are below a horizontal bar, and on
// the segments of a vertical one.
type WinBar struct {
	Room     stage.Rect
	vertical bool
	unit     float64
	words    *locale.Words
	segments []winSegment
}

// winSegment is the segment of one seat. edge is its border, gloss the highlight, and pill holds the number.
type winSegment struct {
	edge, face, gloss, emblem, pill *stage.Node
	label                           *stage.Label
	percent                         int
}

// Sizes of the bar in design units.
const (
	winBarThick      = 40.0 // a vertical bar, with emblems and numbers on it
	winBarSlim       = 16.0 // a horizontal bar
	winBarEmblem     = 22.0
	winBarGap        = 2.0 // between two segments
	winBarMargin     = 18.0
	winBarMinSegment = 74.0 // minimum length of a segment of a vertical bar, so that emblem and number fit
	winBarFoot       = 14.0 // space above the bar in the log panel
	winBarRows       = 3    // minimum number of log rows above the bar
)

// darkLift is how much white lightens segments on a dark background.
const darkLift = 0.38

// WinBarUnit returns the pixels per design unit of the bar. It is larger on phones, like text.
func WinBarUnit(k *ui.Kit) float64 { return max(k.Unit, k.MinText/22*k.Device) }

// WinBarRooms divides a window between the table and a bar that does not fit in the log panel. The bar is vertical, at the right edge of a
// wide window, or horizontal, at the bottom of a tall one.
func WinBarRooms(w, h, unit float64) (tableRoom, bar stage.Rect) {
	strip, margin := table.BarSize*unit, winBarMargin*unit
	if h > w {
		return stage.Rect{W: w, H: h - strip}, stage.Rect{X: margin, Y: h - strip, W: w - 2*margin, H: strip}
	}
	return stage.Rect{W: w - strip, H: h}, stage.Units(1, w-strip+(strip-winBarThick*unit)/2-4*unit, margin, winBarThick*unit, h-2*margin)
}

// LogHeadingHeight returns the height of the heading of the log panel.
func LogHeadingHeight(k *ui.Kit) float64 { return max(54*k.Unit, 30*k.Unit+k.Size(24)) }

// addLogHeading adds a heading with the round to the log panel and returns its height. For screen readers, the heading also names the log.
func addLogHeading(k *ui.Kit, w *locale.Words, on *stage.Node, panel stage.Rect, round int) float64 {
	word, u := w.T("play.round", "round", round), k.Unit
	on.Add(stage.Box("", nil, panel).SetRole(stage.RoleHeading, w.T("accessible.pile", "label", w.T("accessible.moves"), "value", word)),
		k.FitText(word, gfx.SerifBold, 24, panel.X+20*u, panel.Y+30*u, 0, panel.W-30*u, k.On.Ink()).SetRole(stage.RoleSilent, ""))
	return LogHeadingHeight(k)
}

// DividePanel divides the log panel between log and bar, and reports whether both fit.
func DividePanel(panel stage.Rect, k *ui.Kit, seats int) (log, bar stage.Rect, ok bool) {
	u := k.Unit
	bar = stage.Rect{X: panel.X + 20*u, W: panel.W - 40*u}
	columns, row, _ := winColumns(k, bar.W, seats)
	bar.H = (winBarSlim+winBarFoot)*u + row*float64((seats+columns-1)/columns)
	bar.Y = panel.Y + panel.H - bar.H
	log = panel
	log.H -= bar.H
	return log, bar, panel.W > 0 && log.H >= LogHeadingHeight(k)+winBarRows*35*u
}

// NewWinBar adds a bar for the players to a node, in room.
func NewWinBar(words *locale.Words, k *ui.Kit, on *stage.Node, room stage.Rect, players seating.Players) *WinBar {
	u := WinBarUnit(k)
	b := &WinBar{vertical: room.H > room.W, unit: u, words: words, Room: room}
	size := k.Size(17)
	if b.vertical {
		drop := 16 * u
		on.Add(stage.Box("", stage.NewPanel("shadow", 0.6*u, 0), stage.Rect{X: room.X - drop, Y: room.Y - drop*0.7, W: room.W + 2*drop, H: room.H + 2*drop}),
			stage.Box("win-bar", stage.NewPanel("slab-blue", 0.5*u, 8), room))
		w, _ := k.Fonts.Measure(words.T("play.percent", "percent", 100), gfx.SerifBold, size)
		size = min(size, max(size*46*u/w, k.MinTextSize()))
	}
	for s := range players {
		b.segments = append(b.segments, newWinSegment(on, players, engine.Seat(s), size, u, !b.vertical && k.On.Dark))
	}
	if !b.vertical {
		b.addLabels(k, on, size)
	} else {
		b.addPills(k, on, size)
	}
	return b
}

// newWinSegment adds a segment. On a dark background it is lighter, with a light edge.
func newWinSegment(on *stage.Node, players seating.Players, seat engine.Seat, size, u float64, dark bool) winSegment {
	addTrack := func(c gfx.Colour) *stage.Node {
		n := stage.New("", stage.Track(0.4*u, c), 0, 0, 0, 0)
		on.Add(n)
		return n
	}
	edge, face := ui.TileSign.Colour(), ui.Seat(players.Emblem(seat)).Colour()
	if dark {
		edge, face = ui.OnAccent.Colour(), face.Mix(gfx.White(), darkLift)
	}
	segment := winSegment{edge: addTrack(edge), face: addTrack(face), gloss: addTrack(ui.OnAccent.Colour().Fade(0.22)), percent: -1}
	segment.emblem = stage.New("", table.Emblem(players.Emblem(seat)), 0, 0, winBarEmblem*u, winBarEmblem*u)
	segment.label = &stage.Label{Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}
	on.Add(segment.emblem)
	return segment
}

// addPills adds the backgrounds of the numbers on a vertical bar.
func (w *WinBar) addPills(k *ui.Kit, on *stage.Node, size float64) {
	width, _ := k.Fonts.Measure(w.words.T("play.percent", "percent", 100), gfx.SerifBold, size)
	for i := range w.segments {
		segment := &w.segments[i]
		segment.pill = stage.New("", stage.NewPanel("pill", 0.6*w.unit, 0), 0, 0, max(58*w.unit, width+6*w.unit), max(27*w.unit, 1.2*size))
		segment.pill.Add(stage.New("", segment.label, 0, -0.5*w.unit, 0, 0))
		on.Add(segment.pill)
	}
}

// winColumns returns the number of columns of emblems below a horizontal bar, the height of a row, and the width of an emblem with its
// number.
func winColumns(k *ui.Kit, width float64, seats int) (columns int, row, item float64) {
	u := WinBarUnit(k)
	number, _ := k.Fonts.Measure("100", gfx.SerifBold, k.Size(17))
	item, row = (winBarEmblem+5)*u+number, max(winBarEmblem*u, 1.2*k.Size(17))+6*u
	if float64(seats)*(item+3*u) > width {
		return 2, row, item
	}
	return seats, row, item
}

// addLabels adds emblems and numbers below a horizontal bar, in columns over its whole width.
func (w *WinBar) addLabels(k *ui.Kit, on *stage.Node, size float64) {
	u := w.unit
	columns, row, item := winColumns(k, w.Room.W, len(w.segments))
	spacing, emblem := (w.Room.W-item)/float64(max(1, columns-1)), winBarEmblem*u
	for i := range w.segments {
		segment := &w.segments[i]
		x, y := w.Room.X+float64(i%columns)*spacing, w.Room.Y+(winBarSlim+3)*u+row*(float64(i/columns)+0.5)
		segment.emblem.X, segment.emblem.Y = x+emblem/2, y
		segment.label.Align, segment.label.Colour = 0, k.On.Ink()
		left, width := x+emblem+5*u, item-emblem-5*u
		segment.pill = stage.New("", nil, left+width/2, y, width, size).Add(stage.New("", segment.label, -width/2, 0, 0, 0))
		on.Add(segment.pill)
	}
}

// Show sizes the segments. While the probabilities are unknown, segments are faint and have no number.
func (w *WinBar) Show(win *WinShares) {
	r, gap, at := w.Room, winBarGap*w.unit, 0.0
	length, least := r.W, winBarSlim*w.unit
	if w.vertical {
		length, least = r.H, winBarMinSegment*w.unit
	}
	numbers := Percents(win.Shown)
	for s, share := range win.Shown {
		segment, l := &w.segments[s], least+share*(length-least*float64(len(w.segments))) // a share of what the minimum lengths leave
		if w.vertical {
			segment.place(stage.Rect{X: r.X + gap/2, Y: r.Y + at + gap/2, W: r.W - gap, H: l - gap}, w.unit)
			segment.placeLabels()
		} else {
			segment.place(stage.Rect{X: r.X + at + gap/2, Y: r.Y, W: l - gap, H: winBarSlim * w.unit}, w.unit)
		}
		at += l
		segment.fade(win.Known)
		n := numbers[s]
		if segment.percent == n {
			continue
		}
		segment.percent, segment.label.Text = n, w.words.Number(n) // numbers below the bar have no percent sign
		if w.vertical {
			segment.label.Text = w.words.T("play.percent", "percent", n)
		}
	}
}

// place moves a segment to r, with a highlight along its top or left side.
func (w *winSegment) place(r stage.Rect, u float64) {
	setRect := func(n *stage.Node, r stage.Rect) {
		n.X, n.Y = r.Middle()
		n.W, n.H = r.W, r.H
	}
	highlight := stage.Rect{X: r.X + 4*u, Y: r.Y + 3*u, W: r.W - 8*u, H: 4 * u}
	if r.H > r.W {
		highlight.W, highlight.H = 4*u, r.H-6*u
	}
	setRect(w.edge, r)
	setRect(w.face, stage.Rect{X: r.X + u, Y: r.Y + u, W: r.W - 2*u, H: r.H - 2*u})
	setRect(w.gloss, highlight)
}

// placeLabels places emblem and number on a vertical segment.
func (w *winSegment) placeLabels() {
	u := w.emblem.W / winBarEmblem
	w.emblem.X, w.emblem.Y, w.pill.X, w.pill.Y = w.edge.X, w.edge.Y-15*u, w.edge.X, w.edge.Y+18*u
}

// fade makes a segment faint and hides its number while the probabilities are unknown.
func (w *winSegment) fade(known bool) {
	alpha := 1.0
	if !known {
		alpha = 0.4
	}
	w.edge.Alpha, w.face.Alpha, w.emblem.Alpha = alpha, alpha, alpha
	w.pill.Hidden = !known
}
