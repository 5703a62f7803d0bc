package pavilion

import (
	"math"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// layout is where everything lies for one window, in pixels.
type layout struct {
	frame  table.Frame
	offer  table.Offer
	boards [engine.MaxSeats]board
	supply stage.Rect
	head   float64    // what the word before the supply takes
	wheel  stage.Rect // the joker colours by round
	stock  stage.Rect // bag and storage
	tray   stage.Rect // the viewer's hand and the action button
	hand   stage.Rect // the part of the tray that holds the hand
	// handHead is what the word before the hand takes.
	handHead float64
	rooms    table.Rooms
	title    ui.Scale // of the text that the room for title and prompt is made for
	phone    bool
	placing  bool    // tiles are placed, no longer taken
	twoRows  float64 // the height from which the supply lies in two rows
	handTile float64 // the largest tile of the viewer's hand where that has much room, or 0
	handTop  float64 // what its title takes there, or 0
}

// mould is how Summer Pavilion's tiles lie on the offer.
var mould = table.Mould{Wide: wide, Tall: canvas, X: 0.6, Y: 1, Plate: 0.84, Centre: 0.8, Round: "plate-sage", Dish: "slab-sage"}

// newLayout fits the table into the frame. Larger text has a larger room for title and prompt as far as the large board keeps its size and
// the log its room.
func newLayout(f table.Frame) layout {
	placing := f.Shown != nil && !pavilion.See(f.Shown).Taking()
	if f.Shape().Phone() {
		l := newPhone(f, placing)
		l.hand = l.handRoom()
		l.rooms.Read = l.boards[f.Viewer].read()
		return l
	}
	design := desk(f, placing, f.Kit.Design())
	for title := f.Kit.Scale; title.Zoom > 1; title = title.Smaller() {
		l := desk(f, placing, title)
		if l.boards[f.Viewer].side >= design.boards[f.Viewer].side && (l.rooms.Panel.W > 0) == (design.rooms.Panel.W > 0) {
			return l
		}
	}
	return design
}

// desk fits the table of a desk or a tablet into the frame, with room for a title of a scale. In a small window the large board gives way
// while tiles are taken, until those on offer can be hit.
func desk(f table.Frame, placing bool, title ui.Scale) layout {
	for share := 1.0; ; share -= 0.05 {
		l := layout{frame: f, head: supplyHead(f), placing: placing, title: title, twoRows: 100 * f.Kit.Unit}
		switch {
		case l.frame.H > l.frame.W:
			l.tall(share)
		case placing:
			l.cleared()
		default:
			l.wide(share)
		}
		if placing || share < 0.4 || l.offer.Pitch() >= l.frame.Kit.Target(0)-0.5 {
			l.action()
			l.hand = l.handRoom()
			l.rooms.Read = l.boards[f.Viewer].read()
			return l
		}
	}
}

// action is where the button of passing lies in the tray: at its right end, or at its foot where the tray is high.
func (l *layout) action() {
	u, r := l.frame.Kit.Unit, l.frame.Mirror.Turn(l.tray)
	h := max(60*u, l.frame.Kit.Target(0))
	if r.H > 2*h+24*u {
		l.rooms.Action = l.frame.Mirror.Turn(stage.Rect{X: r.X + 12*u, Y: r.Y + r.H - h - 12*u, W: r.W - 24*u, H: h})
		return
	}
	w := min(r.W*0.4, math.Round(152*u*min(1.5, l.frame.Kit.Spread(22))))
	l.rooms.Action = l.frame.Mirror.Turn(stage.Rect{X: r.X + r.W - w - math.Round(12*u), Y: r.Y + (r.H-h)/2, W: w, H: h})
}

// wide lays the table out side by side; the large board takes a share of what it could have.
func (l *layout) wide(share float64) {
	u := l.frame.Kit.Unit
	w, h := l.frame.W/u, l.frame.H/u
	button, title := l.frame.Kit.Target(54)/u, table.TitleHeight(l.title, 80)
	room := h - 144 - button
	bigW := max(215*l.frame.Kit.Growth(), share*min(704+max(0, w-1600)*0.4, room*1.02)) // there are buttons below
	if bigW < 640*l.frame.Kit.Growth() {                                                // two rows of buttons
		room -= button + 14
		button += button + 14
	}
	bigH := min(room, bigW/0.98)
	spare := w - 60 - bigW
	left := min(spare*0.64, h*0.72)
	if share < 1 {
		left = spare - 300
	}
	right := min(spare-left, 300+max(0, w-1600)*0.3)
	x0 := (w - left - bigW - right - 36) / 2
	xb, xr := x0+left+18, x0+left+bigW+36
	l.rooms.Title = l.frame.Box(x0, 14, left, title)
	l.wheel = l.frame.Box(x0, title+18, left, 50)
	supply := supplyHeight(l.frame.Kit, left-16-l.head/l.frame.Kit.Unit)
	l.offer = l.frame.FitOffer(mould, l.frame.Box(x0, title+74, left, h-title-74-104-supply))
	l.supply = l.frame.Box(x0, h-90-supply, left, supply)
	l.stock = l.frame.Box(x0+8, h-82, min(left-16, 470), 66)
	top := 18 + max(0, room-bigH)/2
	l.tray = l.frame.Box(xb, top+bigH+12, bigW, 84)
	l.rooms.Buttons = l.frame.Box(xb, h-18-button, bigW, button)
	small := min(map[int]float64{1: 350, 2: 300, 3: 195}[l.frame.Seats-1]+max(0, h-900)*0.2, right*1.2)
	l.seat(func(i int) stage.Rect { return l.frame.Box(xr, 18+float64(i)*(small+12), right, small) }, l.frame.Box(xb, top, bigW, bigH))
	panelY := 18 + float64(l.frame.Seats-1)*(small+12)
	l.rooms.Panel = l.frame.Box(xr, panelY, right, h-18-panelY)
}

// supplyHead is the width of the word before the supply and of what parts it from the tiles.
func supplyHead(f table.Frame) float64 {
	least := 74 * f.Kit.Unit * f.Kit.Growth()
	if f.Words == nil { // a layout without words, as that of a picture
		return least
	}
	w, _ := f.Kit.Fonts.Measure(f.Words.T("pavilion.supply"), gfx.SerifBold, f.Kit.Floor())
	return max(least, 14*f.Kit.Unit+w+1)
}

// supplyHeight is the height of the supply in design units: its tiles lie in two rows where one leaves them too small to be hit.
func supplyHeight(k *ui.Kit, width float64) float64 {
	if target := k.Target(0) / k.Unit; width/pavilion.SupplySize < target {
		return 2*target + 24
	}
	return 92
}

// tall lays the table out below each other; the large board takes a share of what it could have. A window that is wide enough has the
// side panel beside all that.
func (l *layout) tall(share float64) {
	u := l.frame.Kit.Unit
	w, h := l.frame.W/u, l.frame.H/u
	x, panel := (w-868)/2, w-868-48
	if panel >= 220 {
		x = 16
	}
	compact := l.frame.Kit.Growth() > 1
	button, title, supply := l.frame.Kit.Target(58)/u, table.TitleHeight(l.title, 78), 88.0
	wheel, small, tray := 46.0, 190.0, 110.0
	if compact {
		wheel, small = 0, 150
		if l.placing {
			tray = 210
		}
	}
	n := float64(l.frame.Seats - 1)
	smallW := min((868-10*(n-1))/n, 300)
	top := 22 + title + wheel
	foot := 24 + button
	room := h - top - small - supply - tray - 66 - foot - 56
	big := min(827, room*0.62) * share
	if l.placing {
		big = min(827, room-130)
	}
	offer := min(room-big, 700)
	y := top + small + 8
	l.rooms.Title = l.frame.Box(x, 14, 868, title)
	offerX, offerY := x, y
	l.supply = l.frame.Box(x, y+offer+8, 868, supply)
	y += offer + supply + 16
	l.seat(func(i int) stage.Rect { return l.frame.Box(x+float64(i)*(smallW+10), top, smallW, small) }, l.frame.Box(x, y, 868, big))
	y += big + 8
	l.tray = l.frame.Box(x, y, 868, tray)
	y += tray + 8
	l.stock = l.frame.Box(x, y, 480, 66)
	l.wheel = l.frame.Box(x+490, y+4, 378, 54)
	if wheel > 0 {
		l.wheel = l.frame.Box(x, 18+title, 868, wheel)
	}
	l.rooms.Buttons = l.frame.Box(x+30, h-foot, 808, button)
	l.offer, l.rooms.Panel = l.frame.FitOffer(mould, l.frame.Box(offerX, offerY, 580, offer)), l.frame.Box(x+596, offerY, 272, offer)
	if l.offer.Pitch() < l.frame.Kit.Target(0) {
		l.offer, l.rooms.Panel = l.frame.FitOffer(mould, l.frame.Box(offerX, offerY, 868, offer)), l.frame.Below(l.stock, l.rooms.Buttons)
	}
	if panel >= 220 {
		l.offer, l.rooms.Panel = l.frame.FitOffer(mould, l.frame.Box(offerX, offerY, 868, offer)), l.frame.Box(x+884, 14, panel, h-28)
	}
}

// seat gives the viewer the large board and the others the small ones.
func (l *layout) seat(small func(int) stage.Rect, big stage.Rect) {
	l.boards[l.frame.Viewer] = newBoard(big, l.frame.Kit, true)
	for i, s := range l.frame.Others() {
		l.boards[s] = newBoard(small(i), l.frame.Kit, false)
	}
}

// canvas is the height of a tile's sprite for a rhombus of height 1.
const canvas = 200.0 / 190

// wide is the width of a tile's sprite for one of height 1.
const wide = 0.625

// Anchor implements table.Table.
func (l *layout) Anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		return l.offer.Tile(int(p.Row), i)
	case engine.Centre:
		return l.offer.InCentre(i, n)
	case engine.Supply:
		return l.inSupply(i)
	case engine.Bag, engine.Discard:
		return l.unseen(p.Zone)
	case engine.Hand:
		if p.Seat == l.frame.Viewer {
			return l.inHand(i, n)
		}
	}
	return l.boards[p.Seat].anchor(p, i, n)
}

// Badge implements table.Look: for the supply and for a hand, on the edge of what holds the tiles.
func (l *layout) Badge(from engine.Place, s engine.Seat) table.Badge {
	at := table.Spot{Size: table.LeastBadge(l.frame.Kit)}
	switch b := &l.boards[s]; {
	case l.offer == nil:
		return table.Badge{}
	case from.Zone == engine.Supply && l.supply.H > 0:
		at.X, at.Y = l.supply.X+l.supply.W*(0.35+0.1*float64(s)), l.supply.Y
	case from.Zone == engine.Supply:
		return table.Badge{}
	case from.Zone != engine.Hand:
		return l.offer.Badge(table.FactoryOf(from), s)
	case s == l.frame.Viewer && l.phone:
		at.X, at.Y = l.tray.X+0.7*at.Size, l.tray.Y
	case s == l.frame.Viewer:
		at.X, at.Y = l.tray.X+0.5*l.tray.W, l.tray.Y
	case b.row != nil && b.row.emblem.W > 0:
		at.X, at.Y = b.row.emblem.Middle()
		at.Size = b.row.emblem.W
	case b.row != nil:
		at.X, at.Y = b.rect.X+0.7*at.Size, b.rect.Y+b.rect.H
	default:
		at.X, at.Y = b.rect.X+b.rect.W-0.75*at.Size, b.rect.Y+b.rect.H-0.75*at.Size
	}
	return table.Badge{Spot: at}
}

// unseen is where tiles come from and go to: the rows of bag and storage, or beyond the edge where these are not shown.
func (l *layout) unseen(z engine.Zone) table.Spot {
	if l.phone {
		return table.Spot{X: l.rooms.Title.X + l.rooms.Title.W/2, Y: -l.rooms.Title.H / 2, Size: l.rooms.Title.H / 2}
	}
	row := 0.25
	if z == engine.Discard {
		row = 0.75
	}
	return table.Spot{X: l.stock.X + l.stock.H*0.2, Y: l.stock.Y + l.stock.H*row, Size: l.stock.H}
}

// inHand is the spot of the i-th of n tiles of the viewer's hand, or of n stacks.
func (l *layout) inHand(i, n int) table.Spot {
	r := l.hand
	switch {
	case l.handTop > 0: // from its title downwards
		s, first := pack(r, 0.87, l.handTile, i, n), pack(r, 0.87, l.handTile, 0, n)
		s.Y += r.Y + 0.53*first.Size - first.Y
		return s
	case !l.phone || !l.placing: // no stacks
		return pack(r, 0.87, max(84*l.frame.Kit.Unit, 0.9*r.H), i, n)
	}
	h := min(0.78*r.H, r.W/pavilion.Colours/0.9)
	step := min(r.W/float64(n), 2.2*h)
	x, y := r.Middle()
	return table.Spot{X: x + table.FromMiddle(i, n)*step, Y: y, Size: h}
}

// handRoom is the part of the tray that holds the viewer's hand.
func (l *layout) handRoom() stage.Rect {
	if r := l.tray; l.phone {
		return stage.Rect{X: r.X + l.handHead, Y: r.Y, W: r.W - l.handHead, H: r.H}
	}
	r, a, u := l.frame.Mirror.Turn(l.tray), l.frame.Mirror.Turn(l.rooms.Action), l.frame.Kit.Unit
	if a.W > r.W/2 { // the button lies at its foot
		top := max(10*u, l.handTop)
		return l.frame.Mirror.Turn(stage.Rect{X: r.X + 10*u, Y: r.Y + top, W: r.W - 20*u, H: a.Y - r.Y - top - 6*u})
	}
	return l.frame.Mirror.Turn(stage.Rect{X: r.X + 14*u, Y: r.Y, W: a.X - r.X - 24*u, H: r.H})
}

// inSupply is the spot of the i-th tile of the supply, in one row or two.
func (l *layout) inSupply(i int) table.Spot {
	r := l.supply
	if r.W == 0 { // it is not shown
		return table.Spot{X: r.X, Y: r.Y}
	}
	rows, head := 1, l.head
	if r.H > l.twoRows {
		rows = 2
	}
	across := pavilion.SupplySize / rows
	h := r.H / float64(rows)
	apart := max(wide, 0.9*float64(rows-1))
	if l.phone && rows == 2 {
		apart = 1.5
	}
	step := min((r.W-head-16*l.frame.Kit.Unit)/float64(across), h*apart)
	return table.Spot{X: r.X + head + (float64(i%across)+0.5)*step, Y: r.Y + (float64(i/across)+0.5)*h, Size: min(h*0.85, step/wide*1.04)}
}

// pack is the spot of the i-th of n tiles in as few rows of a rectangle as they need, close together in its middle; share is the part of
// a row's height that a tile takes, most what it takes in any case.
func pack(r stage.Rect, share, most float64, i, n int) table.Spot {
	rows, across := 1, 1
	var h float64
	for ; ; rows++ {
		h = min(r.H/float64(rows)*share, r.W/wide*share, most)
		across = max(1, int(r.W/(h*wide*0.98)))
		if across*rows >= n || rows == 8 {
			break
		}
	}
	pitch := min(r.H/float64(rows), 1.12*h)
	x, y := (float64(i%across)+0.5)*h*wide*0.98, table.FromMiddle(i/across, rows)*pitch
	return table.Spot{X: r.X + x, Y: r.Y + r.H/2 + y, Size: h}
}
