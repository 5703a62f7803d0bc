package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// tableLayout is where everything lies in one window, in pixels.
type tableLayout struct {
	frame  table.Frame
	offer  table.Offer
	boards [engine.MaxSeats]board
	supply stage.Rect
	head   float64    // what the word before the supply takes
	wheel  stage.Rect // the joker colours by round
	stock  stage.Rect // bag and storage
	tray   stage.Rect // the viewer's hand and the action button
	hand   stage.Rect // the part of the tray that holds the hand
	// handHead is the width of the word before the hand.
	handHead float64
	rooms    table.Areas
	phone    bool
	placing  bool    // tiles are placed, no longer taken
	twoRows  float64 // the height from which the supply lies in two rows
	handTile float64 // the largest tile of the viewer's hand where that has much room, or 0
	handTop  float64 // what its title takes there, or 0
}

// ringMould is the arrangement of tiles on a ring of factories, plateMould that on plates that are close together.
var (
	ringMould  = table.RingMetrics{TileWidth: wide, SpriteHeight: canvas, X: 0.6, Y: 1, Plate: 0.84, Centre: 0.8, Sprite: "plate-sage"}
	plateMould = table.PlateMetrics{TileWidth: wide, X: 1, Y: 1.04, Round: 2.68, MinDish: 1.78, MaxDish: 2.3, DishHeight: 2.3, DishX: 0.5, Plate: "plate-sage", Dish: "dish"}
)

// newLayout fits the table into the frame.
func newLayout(f table.Frame) tableLayout {
	placing := f.Shown != nil && !pavilion.See(f.Shown).Taking()
	return layoutFor(f, placing)
}

// layoutFor fits the table into the frame for the phase in which tiles are placed, or for that in which they are taken.
func layoutFor(f table.Frame, placing bool) tableLayout {
	areas := arrange(&f, placing)
	l := tableLayout{frame: f, head: supplyHead(f), phone: f.Shape().Phone(), placing: placing, twoRows: 100 * f.Kit.Unit}
	l.rooms = table.Areas{Title: areas[table.TitleArea], Panel: areas[table.PanelArea], Buttons: areas[table.ButtonsArea], Placement: areas[table.PlacementArea]}
	l.supply, l.tray = areas[table.SupplyArea], areas[table.HandArea]
	l.wheel, l.stock = areas[table.RoundsArea], areas[table.StockArea]
	l.fitOffer(areas[table.OfferArea])
	l.boards[f.Viewer] = l.largeBoard(areas[table.BoardArea])
	for i, s := range f.Others() {
		l.boards[s] = l.otherBoard(areas[table.OtherArea+table.Area(i)])
	}
	if l.phone {
		l.fitPhone()
		l.hand = l.tray // after the word before it
		l.hand.X, l.hand.W = l.hand.X+l.handHead, l.hand.W-l.handHead
	} else {
		l.fitLarge(areas)
	}
	l.rooms.KeepClear = l.boards[f.Viewer].read()
	return l
}

// fitOffer lays out what the offer of the position holds or, without a position, all that it can hold.
func (l *tableLayout) fitOffer(r stage.Rect) {
	f := &l.frame
	switch {
	case r.Empty():
		l.offer = table.HiddenOffer{X: f.W / 2}
	case l.placing:
		l.offer = table.FitEmptyOffer(r, f.Factories(), ringMould.Sprite)
	default:
		setting := f.FullOffer()
		if f.Shown != nil {
			setting = sources(pavilion.See(f.Shown)).Contents()
		}
		l.offer = f.FitOffer(r, setting, ringMould, plateMould)
	}
}

// largeBoard returns the viewer's board over a rectangle.
func (l *tableLayout) largeBoard(r stage.Rect) board {
	if l.phone {
		return phoneBoard(r, l.frame.Kit.Device)
	}
	return newBoard(r, l.frame.Kit, true)
}

// otherBoard returns the board of another player over a rectangle.
func (l *tableLayout) otherBoard(r stage.Rect) board {
	if l.phone {
		return board{rect: r, compact: newCompactBoard(l.frame, r)}
	}
	return newBoard(r, l.frame.Kit, false)
}

// fitLarge lays out what is within the areas of a window that is not a phone's.
func (l *tableLayout) fitLarge(areas layout.Areas[table.Area]) {
	u := l.frame.Kit.Unit
	l.stock = stage.Rect{X: l.stock.X + 8*u, Y: l.stock.Y, W: min(l.stock.W-16*u, 470*u), H: l.stock.H}
	l.hand, l.rooms.Action = areas[table.HandTilesArea], areas[table.ActionArea]
	if title := areas[table.HandTitleArea]; !title.Empty() {
		l.handTile, l.handTop = largeHandTile*u, title.Y+title.H-l.tray.Y
		return
	}
	l.hand.Y, l.hand.H = l.tray.Y, l.tray.H // tiles in a row are as high as the tray
}

// largeHandTile is the largest tile of the hand where that has much room, in design units.
const largeHandTile = 108.0

// orderButton is the width of the button next to a move that is composed on a phone, and finger its least height, in device-independent pixels.
const (
	orderButton = 130.0
	finger      = 40.0
)

// fitPhone lays out what is within the areas of a phone.
func (l *tableLayout) fitPhone() {
	f, d := &l.frame, l.frame.Kit.Device
	r := l.rooms.Title
	w := min(phoneRounds*d, 0.45*r.W)
	l.rooms.Title = stage.Rect{X: r.X + 6*d, Y: r.Y, W: r.W - 12*d, H: r.H}
	l.wheel = stage.Rect{X: r.X + r.W - 6*d - w, Y: r.Y, W: w, H: 0.56 * r.H}
	l.rooms.TitleCorner = l.wheel
	l.twoRows = 1.5 * phoneSupply * d
	if !l.placing {
		l.supply = stage.Rect{X: f.W / 2}
		l.handHead = wordWidth(*f, "pavilion.told.hand") + 20*d
		b := &l.boards[f.Viewer] // before the score; a long sentence covers the name meanwhile
		l.rooms.Outcome = stage.Rect{X: b.rect.X + 0.2*b.rect.W, Y: b.rect.Y + 3*d, W: 0.66 * b.rect.W, H: b.head - 4*d}
		return
	}
	if f.Shown != nil && pavilion.See(f.Shown).Choosing() { // what is chosen from comes to the thumb
		l.supply, l.tray = l.tray, l.supply
	}
	r = l.rooms.Placement
	w, rim := min(orderButton*d, 0.42*r.W), max(2*d, min(8*d, (r.H-finger*d)/2))
	l.rooms.Action = stage.Rect{X: r.X + r.W - w - rim, Y: r.Y + rim, W: w, H: r.H - 2*rim}
}

// wordWidth returns the width of a word in the smallest text, or an estimate where there are no words.
func wordWidth(f table.Frame, key string) float64 {
	if f.Words == nil {
		return 40 * f.Kit.Device
	}
	w, _ := f.Kit.Fonts.Measure(f.Words.T(key), gfx.SansBold, f.Kit.MinTextSize())
	return w
}

// supplyHead returns the width of the word before the supply and of the gap between it and the tiles.
func supplyHead(f table.Frame) float64 {
	least := 74 * f.Kit.Unit * f.Kit.MinTextGrowth()
	if f.Words == nil { // a layout without words, as that of a picture
		return least
	}
	w, _ := f.Kit.Fonts.Measure(f.Words.T("pavilion.supply"), gfx.SerifBold, f.Kit.MinTextSize())
	return max(least, 14*f.Kit.Unit+w+1)
}

// canvas is the height of a tile's sprite for a rhombus of height 1.
const canvas = 200.0 / 190

// wide is the width of a tile's sprite for one of height 1.
const wide = 0.625

// Anchor implements table.Table.
func (l *tableLayout) Anchor(p engine.Place, i, n int) table.Spot {
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

// Badge implements table.Look. For the supply and for a hand it lies on the edge of the area that holds the tiles.
func (l *tableLayout) Badge(from engine.Place, s engine.Seat) table.Badge {
	at := table.Spot{Size: table.MinBadge(l.frame.Kit)}
	switch b := &l.boards[s]; {
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
	case b.compact != nil && b.compact.emblem.W > 0:
		at.X, at.Y = b.compact.emblem.Middle()
		at.Size = b.compact.emblem.W
	case b.compact != nil:
		at.X, at.Y = b.rect.X+0.7*at.Size, b.rect.Y+b.rect.H
	default:
		at.X, at.Y = b.rect.X+b.rect.W-0.75*at.Size, b.rect.Y+b.rect.H-0.75*at.Size
	}
	return table.Badge{Spot: at}
}

// unseen returns where tiles come from and go to: the rows of bag and storage, or beyond the edge where these are not shown.
func (l *tableLayout) unseen(z engine.Zone) table.Spot {
	if l.phone {
		return table.Spot{X: l.rooms.Title.X + l.rooms.Title.W/2, Y: -l.rooms.Title.H / 2, Size: l.rooms.Title.H / 2}
	}
	row := 0.25
	if z == engine.Discard {
		row = 0.75
	}
	return table.Spot{X: l.stock.X + l.stock.H*0.2, Y: l.stock.Y + l.stock.H*row, Size: l.stock.H}
}

// inHand returns the spot of the i-th of n tiles of the viewer's hand, or of n stacks.
func (l *tableLayout) inHand(i, n int) table.Spot {
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

// inSupply returns the spot of the i-th tile of the supply, in one row or two.
func (l *tableLayout) inSupply(i int) table.Spot {
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

// pack returns the spot of the i-th of n tiles in as few rows of a rectangle as they need, close together in its middle; share is the part of
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
