package azul

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// What lies where on a phone, in device-independent pixels.
const (
	phoneGap     = 6.0
	phoneTitle   = 50.0
	phoneActions = 48.0
	phoneStock   = 24.0
	phoneHead    = 38.0  // of the large board
	stripHead    = 24.0  // of a narrow strip
	wideStrip    = 62.0  // the height of the strip of an only opponent
	emblemStrip  = 100.0 // the least width of one that has an emblem
	narrowStrip  = 80.0  // and of those of several
	leastBoard   = 218.0 // the height of the large board whose rows can be hit
	lyingBoard   = 280.0 // the least width of the large board beside the offer
	noticeFoot   = 40.0  // what a column of actions leaves free at its foot for notices
	lyingButtons = 84.0  // the width of the column of actions
)

// upright lays the table out below each other for a phone: title, strips of the others, offer, own board, stock, actions.
func (l *layout) upright(f table.Frame) {
	d := f.Kit.Device
	gap, w := phoneGap*d, f.W-2*phoneGap*d
	strip := narrowStrip * d
	if l.seats == 2 {
		strip = wideStrip * d
	}
	row := column{x: gap, y: gap / 2, w: w, gap: gap}
	l.rooms.Title = row.take(phoneTitle * d)
	l.strips(f, row.take(strip))
	rest := f.H - row.y - (phoneActions+phoneStock)*d - 3*gap
	big := min(max(rest*0.47, leastBoard*d), (w-2*boardRim*d)/boardInner*(tallRows*5+boardRest)+phoneHead*d)
	l.offer = table.FitTray(row.take(rest-big-gap), 2*l.seats+1, mould, l.unit)
	l.boards[l.viewer] = phoneBoard(row.take(big), phoneHead*d, d)
	l.stock = row.take(phoneStock * d)
	l.rooms.Buttons = row.take(phoneActions * d)
}

// lying lays the table out for a phone held across: the offer for the left thumb, board and strips beside it, actions for the right.
func (l *layout) lying(f table.Frame) {
	d := f.Kit.Device
	gap := phoneGap * d
	buttons := min(lyingButtons*d, 0.11*f.W)
	both := f.W - buttons - 4*gap
	right := max(0.52*both, lyingBoard*d)
	left := both - right
	h := f.H - 2*gap
	l.rooms.Buttons = stage.Rect{X: f.W - gap - buttons, Y: gap, W: buttons, H: h - noticeFoot*d}
	row := column{x: gap, y: gap, w: left, gap: gap}
	title := min(phoneTitle*d, 0.13*f.H)
	l.rooms.Title = row.take(title)
	l.offer = table.FitTray(row.take(h-title-phoneStock*d-2*gap), 2*l.seats+1, mould, l.unit)
	l.stock = row.take(phoneStock * d)
	strip := narrowStrip * d
	if l.seats == 2 {
		strip = wideStrip * d
	}
	row = column{x: 2*gap + left, y: gap, w: right, gap: gap}
	l.boards[l.viewer] = phoneBoard(row.take(h-strip-gap), min(phoneHead*d, 0.1*f.H), d)
	l.strips(f, row.take(strip))
}

// column gives away room from top to bottom.
type column struct{ x, y, w, gap float64 }

func (c *column) take(h float64) stage.Rect {
	r := stage.Rect{X: c.x, Y: c.y, W: c.w, H: h}
	c.y += h + c.gap
	return r
}

// The part of the canvas that a phone shows: lines and wall without the margins beside them, in units.
const (
	boardLeft  = lineX - 4*pitch - cell/2
	boardInner = wallX + 4*pitch + cell/2 - boardLeft
	boardRest  = boardH - boardHead - 5*pitch // what is not rows, below the head
	tallRows   = 64.0                         // the highest rows
	boardRim   = 6.0                          // beside lines and wall, in device-independent pixels
)

// phoneBoard fills the width with lines and wall, and the height with higher rows.
func phoneBoard(r stage.Rect, head, device float64) board {
	b := board{rect: r, head: head, title: stage.Rect{X: r.X + 3*device, Y: r.Y, W: r.W - 6*device, H: head}}
	rim := boardRim * device
	b.k = min((r.W-2*rim)/boardInner, (r.H-head)/(boardH-boardHead))
	if r.W >= emblemStrip*device {
		b.emblem = 0.76 * head
	}
	b.row = min(tallRows, max(pitch, ((r.H-head)/b.k-boardRest)/5))
	b.x, b.y = r.X+(r.W-b.k*boardInner)/2-b.k*boardLeft, r.Y+head-boardHead*b.k
	return b
}

// strips gives the others, in turn order after the viewer, a strip each beside each other.
func (l *layout) strips(f table.Frame, r stage.Rect) {
	d, n := f.Kit.Device, float64(l.seats-1)
	gap := phoneGap * d
	w := (r.W - gap*(n-1)) / n
	for i := 1; i < l.seats; i++ {
		at := stage.Rect{X: r.X + float64(i-1)*(w+gap), Y: r.Y, W: w, H: r.H}
		s := engine.Seat((int(l.viewer) + i) % l.seats)
		if l.seats == 2 {
			l.boards[s] = wideStripBoard(at, d)
		} else {
			l.boards[s] = phoneBoard(at, stripHead*d, d)
		}
	}
}

// wideStripBoard is a board as a strip: name and score at the left, lines and wall in small at the right.
func wideStripBoard(r stage.Rect, device float64) board {
	rim := 4 * device
	k := (r.H - rim) / (boardH - boardHead)
	mini := boardInner*k + 2*rim
	b := board{rect: r, head: rim, row: pitch, k: k, title: stage.Rect{X: r.X, Y: r.Y, W: r.W - mini - rim, H: r.H}}
	b.emblem = 30 * device
	b.x, b.y = r.X+r.W-mini+rim-boardLeft*k, r.Y+rim/2-boardHead*k
	return b
}
