package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// What lies where on a phone, in device-independent pixels.
const (
	phoneGap     = 6.0
	phoneTitle   = 50.0
	phoneActions = 48.0
	phoneHead    = 34.0  // of the large board
	phoneWheel   = 132.0 // the width of the jokers beside the title
	phoneSupply  = 44.0
	phoneHand    = 44.0 // while tiles are taken
	lyingHand    = 40.0
	lyingTitle   = 46.0
	phoneStacks  = 80.0 // while they are placed: two rows of tiles that a finger hits
	phoneOrder   = 64.0 // what is being put together
	phoneMaking  = phoneSupply + phoneStacks + phoneOrder
	orderButton  = 130.0
	finger       = 40.0 // the least way from tile to tile on plates
	leastBoard   = 200.0
)

// snug is how Summer Pavilion's tiles lie on the offer of a phone.
var snug = table.SnugMould{Wide: wide, X: 1, Y: 1.04, Round: 2.68, Dish: 2.3, Plate: "plate-sage", Square: "dish"}

// newPhone lays the table out for a phone: what is needed in the phase that the game is in.
func newPhone(f table.Frame, placing bool) layout {
	d := f.Kit.Device
	l := layout{frame: f, head: supplyHead(f), phone: true, placing: placing, twoRows: 1.5 * phoneSupply * d}
	if !placing {
		l.handHead = wordWidth(f, "pavilion.told.hand") + 20*d
	}
	if l.frame.Shape() == table.Lying {
		l.lying()
	} else {
		l.upright()
	}
	if placing && f.Shown != nil && pavilion.See(f.Shown).Choosing() { // what is chosen from comes to the thumb
		l.supply, l.tray = l.tray, l.supply
	}
	if b := &l.boards[l.frame.Viewer]; !placing { // before the score; a long sentence covers the name meanwhile
		l.rooms.Sum = stage.Rect{X: b.rect.X + 0.2*b.rect.W, Y: b.rect.Y + 3*d, W: 0.66 * b.rect.W, H: b.head - 4*d}
	}
	return l
}

// wordWidth is that of a word in the smallest text, or about so where there are no words.
func wordWidth(f table.Frame, key string) float64 {
	if f.Words == nil {
		return 40 * f.Kit.Device
	}
	w, _ := f.Kit.Fonts.Measure(f.Words.T(key), gfx.SansBold, f.Kit.Floor())
	return w
}

// upright lays the table out below each other: title and jokers, strips of the others, then offer, board and hand, or supply, board,
// stacks of the hand and what is being put together from them.
func (l *layout) upright() {
	d := l.frame.Kit.Device
	col := table.Column{Mirror: l.frame.Mirror, X: phoneGap * d, Y: phoneGap / 2 * d, W: l.frame.W - 2*phoneGap*d, Gap: phoneGap * d}
	l.titleRow(col.Take(phoneTitle * d))
	l.strips(col.Take(l.frame.Strip()))
	if l.placing {
		l.supplyAndBoard(&col, l.frame.H-col.Y-(phoneActions+phoneGap)*d)
	} else {
		l.offerAndBoard(&col, l.frame.H-col.Y-(phoneActions+phoneHand+2*phoneGap)*d)
		l.tray = col.Take(phoneHand * d)
	}
	l.rooms.Buttons = col.Take(phoneActions * d)
}

// lying lays the table out for a phone held across: the offer for the left thumb, the board beside it; or the board at the left and beside it
// what is put together; actions for the right thumb.
func (l *layout) lying() {
	gap := phoneGap * l.frame.Kit.Device
	l.rooms.Buttons = l.frame.Thumb(gap)
	both := stage.Rect{X: gap, Y: gap, W: l.frame.W - l.rooms.Buttons.W - 4*gap, H: l.frame.H - 2*gap}
	if title := min(lyingTitle*l.frame.Kit.Device, 0.13*l.frame.H); l.placing {
		l.boardAndOrder(both, gap, title)
	} else {
		l.offerBeside(both, gap, title)
	}
}

// offerBeside has the offer and the hand at the left, the board and the others at the right; the board gives way until tiles to take lie a
// finger apart.
func (l *layout) offerBeside(r stage.Rect, gap, title float64) {
	d, strip := l.frame.Kit.Device, l.frame.Strip()
	h := r.H - title - lyingHand*d - 2*gap
	w := fullWidth(r.H-strip-gap, d)
	for l.plates(nil, stage.Rect{W: r.W - w, H: h}).Pitch() < finger*d && w > 1.2*leastBoard*d {
		w -= 4 * d
	}
	left := table.Column{Mirror: l.frame.Mirror, X: r.X, Y: r.Y, W: r.W - w, Gap: gap}
	l.titleRow(left.Take(title))
	l.offer = l.plates(l.frame.Shown, left.Take(h))
	l.tray = left.Take(lyingHand * d)
	right := table.Column{Mirror: l.frame.Mirror, X: r.X + left.W + gap, Y: r.Y, W: w, Gap: gap}
	l.boards[l.frame.Viewer] = phoneBoard(right.Take(r.H-strip-gap), d)
	l.strips(right.Take(strip))
	l.supply = stage.Rect{X: r.X}
}

// boardAndOrder has the board at the left, and below each other at the right title, others, supply, hand and what is put together.
func (l *layout) boardAndOrder(r stage.Rect, gap, title float64) {
	d, strip := l.frame.Kit.Device, l.frame.Strip()
	w := min(0.54*r.W, fullWidth(r.H, d))
	l.boards[l.frame.Viewer] = phoneBoard(l.frame.Mirror.Turn(stage.Rect{X: r.X, Y: r.Y, W: w, H: r.H}), d)
	right := table.Column{Mirror: l.frame.Mirror, X: r.X + w + gap, Y: r.Y, W: r.W - w, Gap: gap}
	l.titleRow(right.Take(title))
	l.strips(right.Take(strip))
	more := min(1.25, (r.H-title-strip-4*gap-table.ToastFoot*d)/(phoneMaking*d))
	l.offer = table.Nowhere{X: l.frame.W / 2}
	stacks := phoneStacks * max(1, more) // which a finger hits
	rest := (phoneMaking*more - stacks) / (phoneMaking - phoneStacks)
	l.supply = right.Take(phoneSupply * rest * d)
	l.tray = right.Take(stacks * d)
	l.order(right.Take(phoneOrder * rest * d))
}

// supplyAndBoard gives the board what it needs for its width, and what it leaves to what is put together around it.
func (l *layout) supplyAndBoard(col *table.Column, h float64) {
	d := l.frame.Kit.Device
	rest := h - phoneMaking*d - 4*col.Gap
	board := min(rest, fullHeight(col.W, d))
	more := min(1.25, 1+(rest-board)/(h-rest))
	l.offer = table.Nowhere{X: l.frame.W / 2}
	l.supply = col.Take(phoneSupply * more * d)
	l.boards[l.frame.Viewer] = phoneBoard(col.Take(h-phoneMaking*more*d-4*col.Gap), d)
	l.tray = col.Take(phoneStacks * more * d)
	l.order(col.Take(phoneOrder * more * d))
}

// fullHeight is that of the large board whose stars fill a width, and fullWidth that of one whose stars fill a height.
func fullHeight(w, d float64) float64 { return (w-10*d)/starsWide*starsHigh + (phoneHead+4)*d }
func fullWidth(h, d float64) float64  { return (h-(phoneHead+4)*d)/starsHigh*starsWide + 10*d }

// titleRow has the jokers in the corner of the title.
func (l *layout) titleRow(r stage.Rect) {
	d := l.frame.Kit.Device
	w := min(phoneWheel*d, 0.45*r.W)
	l.rooms.Title = stage.Rect{X: r.X + 6*d, Y: r.Y, W: r.W - 12*d, H: r.H}
	l.wheel = stage.Rect{X: r.X + r.W - 6*d - w, Y: r.Y, W: w, H: 0.56 * r.H}
	l.rooms.Corner = l.wheel
}

// plates lays out what the offer of a position holds; without a position, all there may be.
func (l *layout) plates(pos engine.Position, r stage.Rect) *table.Plates {
	setting := l.frame.Full(pavilion.Colours)
	if pos != nil {
		setting = sources(pavilion.See(pos)).Setting()
	}
	return table.FitPlates(r, setting, snug, l.frame.Kit.Device)
}

// offerAndBoard gives the board what the offer leaves, once its tiles lie a finger apart with all that the game has.
func (l *layout) offerAndBoard(col *table.Column, h float64) {
	d := l.frame.Kit.Device
	offer := stage.Rect{X: col.X, Y: col.Y, W: col.W}
	board := min(0.6*h, fullHeight(col.W, d))
	for ; ; board -= 4 * d {
		offer.H = h - board - col.Gap
		if l.plates(nil, offer).Pitch() >= finger*d || board < leastBoard*d {
			break
		}
	}
	l.supply = stage.Rect{X: l.frame.W / 2}
	l.offer = l.plates(l.frame.Shown, col.Take(offer.H))
	l.boards[l.frame.Viewer] = phoneBoard(col.Take(board), d)
}

// order is the room of what is being put together, with the button that ends it.
func (l *layout) order(r stage.Rect) {
	d := l.frame.Kit.Device
	l.rooms.Order = r
	w, rim := min(orderButton*d, 0.42*r.W), max(2*d, min(8*d, (r.H-finger*d)/2))
	l.rooms.Action = stage.Rect{X: r.X + r.W - w - rim, Y: r.Y + rim, W: w, H: r.H - 2*rim}
}

// phoneBoard fills a rectangle with the stars below the line of name and score.
func phoneBoard(r stage.Rect, d float64) board {
	b := board{rect: r, big: true, head: phoneHead * d}
	b.fit(stage.Rect{X: r.X, Y: r.Y + b.head, W: r.W, H: r.H - b.head - 4*d}, 5*d)
	return b
}

// strips gives the others a strip each beside each other.
func (l *layout) strips(r stage.Rect) {
	parts := l.frame.Strips(r, phoneGap*l.frame.Kit.Device)
	for i, s := range l.frame.Others() {
		l.boards[s] = board{rect: parts[i], row: newStrip(l.frame, parts[i])}
	}
}
