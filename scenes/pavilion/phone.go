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
	orderButton  = 130.0
	wideStrip    = 62.0 // the height of the strip of an only opponent
	narrowStrip  = 78.0 // and of those of several
	finger       = 40.0 // the least way from tile to tile on plates
	leastBoard   = 200.0
	lyingButtons = 84.0 // the width of the column of actions
	noticeFoot   = 40.0 // what stays free at its foot for notices
)

// snug is how Summer Pavilion's tiles lie on the offer of a phone.
var snug = table.SnugMould{Wide: wide, X: 1, Y: 1.04, Round: 2.68, Dish: 2.3, Plate: "plate-sage", Square: "dish"}

// newPhone lays the table out for a phone: what is needed in the phase that the game is in.
func newPhone(f table.Frame, placing bool) layout {
	l := layout{unit: f.Kit.Unit, viewer: f.Viewer, seats: f.Seats, head: supplyHead(f), phone: true, stacks: placing, twoRows: 1.5 * phoneSupply * f.Kit.Device}
	if !placing {
		l.handHead = wordWidth(f, "pavilion.told.hand") + 20*f.Kit.Device
	}
	if f.Shape() == table.Lying {
		l.lying(f, placing)
	} else {
		l.upright(f, placing)
	}
	if placing && f.Shown != nil && pavilion.See(f.Shown).Choosing() { // what is chosen from comes to the thumb
		l.supply, l.tray = l.tray, l.supply
	}
	if !placing {
		l.rooms.Sum = l.boards[l.viewer].sum(f.Kit.Device)
	}
	return l
}

// sum is the room in the head of a board before the score; a long sentence covers the name meanwhile.
func (b *board) sum(d float64) stage.Rect {
	return stage.Rect{X: b.rect.X + 0.2*b.rect.W, Y: b.rect.Y + 3*d, W: 0.66 * b.rect.W, H: b.head - 4*d}
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
func (l *layout) upright(f table.Frame, placing bool) {
	d := f.Kit.Device
	col := table.Column{X: phoneGap * d, Y: phoneGap / 2 * d, W: f.W - 2*phoneGap*d, Gap: phoneGap * d}
	l.titleRow(col.Take(phoneTitle*d), d)
	l.strips(f, col.Take(stripHeight(l.seats, d)))
	if placing {
		l.supplyAndBoard(f, &col, f.H-col.Y-(phoneActions+phoneGap)*d)
	} else {
		l.offerAndBoard(f, &col, f.H-col.Y-(phoneActions+phoneHand+2*phoneGap)*d)
		l.tray = col.Take(phoneHand * d)
	}
	l.rooms.Buttons = col.Take(phoneActions * d)
}

// lying lays the table out for a phone held across: the offer for the left thumb, the board beside it; or the board at the left and beside it
// what is put together; actions for the right thumb.
func (l *layout) lying(f table.Frame, placing bool) {
	d := f.Kit.Device
	gap := phoneGap * d
	buttons := min(lyingButtons*d, 0.11*f.W)
	l.rooms.Buttons = stage.Rect{X: f.W - gap - buttons, Y: gap, W: buttons, H: f.H - 2*gap - noticeFoot*d}
	both := stage.Rect{X: gap, Y: gap, W: f.W - buttons - 4*gap, H: f.H - 2*gap}
	if placing {
		l.boardAndOrder(f, both)
	} else {
		l.offerBeside(f, both)
	}
}

// offerBeside has the offer and the hand at the left, the board and the others at the right; the board gives way until tiles to take lie a
// finger apart.
func (l *layout) offerBeside(f table.Frame, r stage.Rect) {
	d, gap, title := f.Kit.Device, phoneGap*f.Kit.Device, min(lyingTitle*f.Kit.Device, 0.13*f.H)
	strip := stripHeight(l.seats, d)
	all := f
	all.Shown = nil
	h := r.H - title - lyingHand*d - 2*gap
	w := (r.H-strip-gap-(phoneHead+4)*d)/9.12*10.1 + 10*d
	for l.plates(all, stage.Rect{W: r.W - w, H: h}).Pitch() < finger*d && w > 1.2*leastBoard*d {
		w -= 4 * d
	}
	left := table.Column{X: r.X, Y: r.Y, W: r.W - w, Gap: gap}
	l.titleRow(left.Take(title), d)
	l.offer = l.plates(f, left.Take(h))
	l.tray = left.Take(lyingHand * d)
	right := table.Column{X: r.X + left.W + gap, Y: r.Y, W: w, Gap: gap}
	l.boards[l.viewer] = phoneBoard(right.Take(r.H-strip-gap), d)
	l.strips(f, right.Take(strip))
	l.supply = stage.Rect{X: l.tray.X}
}

// boardAndOrder has the board at the left, and below each other at the right title, others, supply, hand and what is put together.
func (l *layout) boardAndOrder(f table.Frame, r stage.Rect) {
	d, gap, title := f.Kit.Device, phoneGap*f.Kit.Device, min(lyingTitle*f.Kit.Device, 0.13*f.H)
	w := min(0.54*r.W, (r.H-(phoneHead+4)*d)/9.12*10.1+10*d)
	l.boards[l.viewer] = phoneBoard(stage.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, d)
	right := table.Column{X: r.X + w + gap, Y: r.Y, W: r.W - w, Gap: gap}
	l.titleRow(right.Take(title), d)
	strip := stripHeight(l.seats, d)
	l.strips(f, right.Take(strip))
	more := min(1.25, (r.H-title-strip-4*gap-noticeFoot*d)/((phoneSupply+phoneStacks+phoneOrder)*d))
	l.offer = table.Nowhere{X: f.W / 2}
	l.supply = right.Take(phoneSupply * more * d)
	l.tray = right.Take(phoneStacks * more * d)
	l.order(right.Take(phoneOrder*more*d), d)
}

// stripHeight is that of the strips of the others.
func stripHeight(seats int, d float64) float64 {
	if seats == 2 {
		return wideStrip * d
	}
	return narrowStrip * d
}

// supplyAndBoard gives the board what it needs for its width, and what it leaves to what is put together around it.
func (l *layout) supplyAndBoard(f table.Frame, col *table.Column, h float64) {
	d := f.Kit.Device
	rest := h - (phoneSupply+phoneStacks+phoneOrder)*d - 4*col.Gap
	board := min(rest, fullBoard(col.W, d))
	more := min(1.25, 1+(rest-board)/(h-rest))
	l.offer = table.Nowhere{X: f.W / 2, Y: 0}
	l.supply = col.Take(phoneSupply * more * d)
	l.boards[l.viewer] = phoneBoard(col.Take(h-(phoneSupply+phoneStacks+phoneOrder)*more*d-4*col.Gap), d)
	l.tray = col.Take(phoneStacks * more * d)
	l.order(col.Take(phoneOrder*more*d), d)
}

// fullBoard is the height of the large board whose stars fill the width.
func fullBoard(w, d float64) float64 { return (w-10*d)/10.1*9.12 + (phoneHead+4)*d }

// titleRow has the jokers in the corner of the title.
func (l *layout) titleRow(r stage.Rect, d float64) {
	w := min(phoneWheel*d, 0.45*r.W)
	l.rooms.Title = stage.Rect{X: r.X + 6*d, Y: r.Y, W: r.W - 12*d, H: r.H}
	l.wheel = stage.Rect{X: r.X + r.W - 6*d - w, Y: r.Y, W: w, H: 0.56 * r.H}
	l.rooms.Corner = l.wheel
}

// plates lays out what the offer of the position holds; without a position, or where a round is about to begin, all there may be.
func (l *layout) plates(f table.Frame, r stage.Rect) table.Offer {
	s := table.Setting{All: 2*l.seats + 1, Heaps: pavilion.Colours + 1}
	colours := 0
	if f.Shown != nil {
		p := pavilion.See(f.Shown)
		s.Shown, colours = standing(p), kinds(p, pavilion.Centre)
		s.Heaps = colours + 1
		if p.Marker() >= 0 {
			s.Heaps--
		}
	}
	if len(s.Shown) == 0 && colours == 0 {
		for i := range s.All {
			s.Shown = append(s.Shown, i)
		}
	}
	return table.FitPlates(r, s, snug, f.Kit.Device)
}

// standing lists the factories that hold tiles.
func standing(p pavilion.View) (factories []int) {
	for i := range p.Factories() {
		if kinds(p, i) > 0 {
			factories = append(factories, i)
		}
	}
	return factories
}

// kinds is how many colours lie at a source.
func kinds(p pavilion.View, source int) (n int) {
	for c := range engine.Tile(pavilion.Colours) {
		n += min(1, p.Count(source, c))
	}
	return n
}

// offerAndBoard gives the board what the offer leaves, once its tiles lie a finger apart with all that the game has.
func (l *layout) offerAndBoard(f table.Frame, col *table.Column, h float64) {
	d, all := f.Kit.Device, f
	all.Shown = nil
	offer := stage.Rect{X: col.X, Y: col.Y, W: col.W}
	board := min(0.6*h, fullBoard(col.W, d))
	for ; ; board -= 4 * d {
		offer.H = h - board - col.Gap
		if l.plates(all, offer).Pitch() >= finger*d || board < leastBoard*d {
			break
		}
	}
	l.supply = stage.Rect{X: f.W / 2}
	l.offer = l.plates(f, col.Take(offer.H))
	l.boards[l.viewer] = phoneBoard(col.Take(board), d)
}

// order is the room of what is being put together, with the button that ends it.
func (l *layout) order(r stage.Rect, d float64) {
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

// strips gives the others, in turn order after the viewer, a strip each beside each other.
func (l *layout) strips(f table.Frame, r stage.Rect) {
	for i, part := range table.Row(r, l.seats-1, phoneGap*f.Kit.Device) {
		s := (l.viewer + 1 + engine.Seat(i)) % engine.Seat(l.seats)
		l.boards[s] = board{rect: part, row: newStrip(f, part)}
	}
}
