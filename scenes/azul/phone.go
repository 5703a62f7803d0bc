package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// What lies where on a phone, in device-independent pixels.
const (
	phoneGap     = 5.0
	phoneTitle   = 46.0
	titleMargin  = 6.0
	phoneActions = 48.0
	phoneHead    = 34.0  // of the large board
	stripHead    = 34.0  // of a narrow strip, in two lines
	stripEmblem  = 18.0  // in the upper one
	stripMargin  = 3.0   // beside the emblem
	stripSign    = 16.0  // what is left free at its right for the chevron
	stripFoot    = 3.0   // below its floor line
	lyingBoard   = 280.0 // the least width of the large board beside the offer
	chevronRoom  = 24.0  // at the right of the strip of an only opponent
	phoneStock   = 52.0  // the width of bag or lid
	phoneCatch   = 60.0  // from a line that still catches a drop
	roomyOffer   = 380.0 // the height of three rows of round plates
	leastRow     = 39.5  // the height of a row of the large board that is easily hit
	mostRow      = 41.0  // and what it may take beyond that
	mostStrip    = 1.7   // how much higher the strips of the others are where there is room
	sumEnd       = 0.85  // of the head's width, before the score
)

// snug is how Azul's tiles lie on the offer of a phone.
var snug = table.SnugMould{Wide: 1, X: 1.075, Y: 1.075, Round: 2.86, Dish: 2.3, Plate: "plate", Square: "dish"}

// upright lays the table out below each other for a phone: title, strips of the others, offer, own board, actions.
func (l *layout) upright() {
	d := l.frame.Kit.Device
	gap, w := phoneGap*d, l.frame.W-2*phoneGap*d
	row := table.Column{Mirror: l.frame.Mirror, X: gap, Y: gap / 2, W: w, Gap: gap}
	l.title(row.Take(phoneTitle * d))
	l.strips(row.Take(l.frame.Strip()))
	rest := l.frame.H - row.Y - phoneActions*d - 3*gap
	least, most := boardHeight(w, leastRow, d), boardHeight(w, mostRow, d)
	big := max(min(least, 0.6*rest), min(most, rest-roomyOffer*d))
	l.offer = l.plates(l.frame.Shown, row.Take(rest-big))
	l.large(row.Take(big), phoneHead*d)
	l.rooms.Buttons = row.Take(phoneActions * d)
}

// lying lays the table out for a phone held across: the offer for the left thumb, board and strips beside it, actions for the right.
func (l *layout) lying() {
	d := l.frame.Kit.Device
	gap := phoneGap * d
	l.rooms.Buttons = l.frame.Thumb(gap)
	both := l.frame.W - l.rooms.Buttons.W - 4*gap
	h := l.frame.H - 2*gap
	title := min(phoneTitle*d, 0.13*l.frame.H)
	right := l.besideOffer(both, h-title-gap)
	left := both - right
	row := table.Column{Mirror: l.frame.Mirror, X: gap, Y: gap, W: left, Gap: gap}
	l.title(row.Take(title))
	l.offer = l.plates(l.frame.Shown, row.Take(h-title-gap))
	big := min(h-l.frame.Strip()-gap, squareBoard(right, d))
	strip := min(h-big-gap, mostStrip*l.frame.Strip())
	row = table.Column{Mirror: l.frame.Mirror, X: 2*gap + left, Y: gap + (h-big-gap-strip)/2, W: right, Gap: gap}
	l.large(row.Take(big), min(phoneHead*d, 0.1*l.frame.H))
	l.strips(row.Take(strip))
}

// besideOffer is the width of the large board: about half of both, and more where the window is high enough for it, while the tiles of the
// offer, whose height is given, still lie a finger apart.
func (l *layout) besideOffer(both, h float64) float64 {
	d := l.frame.Kit.Device
	w := max(0.5*both, lyingBoard*d)
	for next := w + 4*d; squareBoard(next, d) <= l.frame.H-l.frame.Strip()-3*phoneGap*d; next += 4 * d {
		if l.plates(nil, stage.Rect{W: both - next, H: h}).Pitch() < table.PhoneTarget*d {
			break
		}
		w = next
	}
	return w
}

// large lays the viewer's board out; what a choice would bring is said in its head, where else the forecast stands.
func (l *layout) large(r stage.Rect, head float64) {
	d := l.frame.Kit.Device
	b := phoneBoard(r, head, d)
	l.boards[l.frame.Viewer] = b
	left := b.title.X + 0.45*b.emblem
	l.rooms.Sum = stage.Rect{X: left, Y: r.Y + d, W: b.title.X + sumEnd*b.title.W - left, H: head + 2*d}
}

// title gives heading and counts of bag and lid a room; the counts stand in its corner.
func (l *layout) title(r stage.Rect) {
	d := l.frame.Kit.Device
	r.X, r.W = r.X+titleMargin*d, r.W-2*titleMargin*d
	l.rooms.Title = r
	w := min(2*phoneStock*d*l.frame.Kit.Spread(15)/l.frame.Kit.Growth(), 0.4*r.W)
	l.stock = stage.Rect{X: r.X + r.W - w, Y: r.Y + 0.04*r.H, W: w, H: 0.42 * r.H}
	l.rooms.Corner = l.stock
}

// plates lays out what the offer of a position holds; without a position, all there may be.
func (l *layout) plates(pos engine.Position, r stage.Rect) *table.Plates {
	setting := l.frame.Full(azul.Colours)
	if pos != nil {
		setting = sources(azul.See(pos)).Setting()
	}
	return table.FitPlates(r, setting, snug, l.frame.Kit.Device)
}

// The part of the canvas that a phone shows: lines and wall without the margins beside them, in units.
const (
	boardLeft  = lineX - 4*pitch - cell/2
	boardInner = wallX + 4*pitch + cell/2 - boardLeft
	boardRim   = 6.0   // beside lines and wall, in device-independent pixels
	roomyBoard = 500.0 // the width of a board that has more there
	roomyRim   = 15.0
	phoneDrop  = 14.0                     // of the floor line below the rows
	phoneRest  = phoneDrop + pitch/2 + 33 // what is not rows, below the head
)

// rim is what is left free beside lines and wall of a board of a width, in pixels: more where spaces are larger than a finger wants them.
func rim(w, device float64) float64 {
	if w < roomyBoard*device {
		return boardRim * device
	}
	return roomyRim * device
}

// scale is pixels to a unit of a board that fills a width.
func scale(w, device float64) float64 { return (w - 2*rim(w, device)) / boardInner }

// boardHeight is the height in pixels of a board of a width with rows of a height in device-independent pixels.
func boardHeight(w, row, device float64) float64 {
	return (phoneHead+5*row)*device + phoneRest*scale(w, device)
}

// squareBoard is the height in pixels of a board of a width with rows as high as their spaces are wide, or as a finger wants them.
func squareBoard(w, device float64) float64 {
	return boardHeight(w, max(mostRow, pitch*scale(w, device)/device), device)
}

// phoneBoard fills the width with lines and wall, and the height with higher rows.
func phoneBoard(r stage.Rect, head, device float64) board {
	b := board{rect: r, head: head, emblem: 0.76 * head, keep: wallX + 4*pitch, title: stage.Rect{X: r.X + 3*device, Y: r.Y, W: r.W - 6*device, H: head}}
	b.drop = phoneDrop
	b.k = min(scale(r.W, device), (r.H-head)/(5*pitch+phoneRest))
	b.row = max(pitch, min(mostRow*device/b.k, ((r.H-head)/b.k-phoneRest)/5))
	b.x, b.y = r.X+(r.W-b.k*boardInner)/2-b.k*boardLeft, r.Y+head-boardHead*b.k
	return b
}

// strips gives the others, in turn order after the viewer, a strip each beside each other.
func (l *layout) strips(r stage.Rect) {
	d := l.frame.Kit.Device
	parts := l.frame.Strips(r, phoneGap*d)
	for i, s := range l.frame.Others() {
		at := parts[i]
		if l.frame.Seats == 2 {
			l.boards[s] = wideStripBoard(at, d)
		} else {
			l.boards[s] = stripBoard(at, d)
		}
	}
}

// stripBoard is a board as a narrow strip: its head above lines and wall in small, with the chevron beside these.
func stripBoard(r stage.Rect, d float64) board {
	b := phoneBoard(stage.Rect{X: r.X, Y: r.Y, W: r.W - stripSign*d, H: r.H - stripFoot*d}, stripHead*d, d)
	b.rect, b.title.W, b.emblem, b.twoLines = r, r.W-6*d, stripEmblem*d, true
	return b
}

// wideStripBoard is a board as a strip: name and score at the left, lines and wall in small at the right.
func wideStripBoard(r stage.Rect, device float64) board {
	rim := 4 * device
	whole := r
	r.W -= chevronRoom * device
	k := (r.H - 2*rim) / (5*pitch + phoneRest)
	mini := boardInner*k + 2*rim
	b := board{rect: whole, head: rim, row: pitch, drop: phoneDrop, keep: wallX + 4*pitch, k: k, title: stage.Rect{X: r.X, Y: r.Y, W: r.W - mini - rim, H: r.H}}
	b.emblem = 30 * device
	b.x, b.y = r.X+r.W-mini+rim-boardLeft*k, r.Y+rim-boardHead*k
	return b
}
