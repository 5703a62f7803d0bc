package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// tableLayout is the layout of the table in one window, in pixels.
type tableLayout struct {
	frame      table.Frame
	offer      table.Offer
	boards     [engine.MaxSeats]board
	supply     stage.Rect
	supplyHead float64    // the width of the label of the supply
	jokers     stage.Rect // the joker colours by round
	stock      stage.Rect // bag and storage; on a phone right of the tray, or of the supply while it is chosen from
	tray       stage.Rect // the viewer's hand and the action button
	hand       stage.Rect // the part of the tray that holds the hand
	// handHead is the width of the label of the hand.
	handHead    float64
	areas       table.Areas
	phone       bool
	placing     bool    // tiles are placed, not taken
	twoRowsFrom float64 // the height from which the supply has two rows
	handTile    float64 // the maximum height of a tile in the large tray of a wide window, or 0
	handTop     float64 // the height of the title of that tray, or 0
}

// ringMetrics are the proportions of tiles on a ring of factories, and plateMetrics those on rows of plates.
var (
	ringMetrics  = table.RingMetrics{TileWidth: spriteWidth, SpriteHeight: spriteHeight, X: 0.6, Y: 1, Plate: 0.84, Centre: 0.8, Sprite: "plate-sage"}
	plateMetrics = table.PlateMetrics{TileWidth: spriteWidth, X: 1, Y: 1.04, Round: 2.68, MinDish: 1.78, MaxDish: 2.3, DishHeight: 2.3, DishX: 0.5, Plate: "plate-sage", Dish: "dish"}
)

// newLayout returns the layout for a frame.
func newLayout(f table.Frame) tableLayout {
	placing := f.Shown != nil && !pavilion.See(f.Shown).Taking()
	return layoutFor(f, placing)
}

// layoutFor returns the layout for a frame in the phase in which tiles are placed, or in which they are taken.
func layoutFor(f table.Frame, placing bool) tableLayout {
	areas := solveAreas(&f, placing)
	l := tableLayout{frame: f, supplyHead: supplyHeadWidth(f), phone: f.Shape().Phone(), placing: placing, twoRowsFrom: 100 * f.Kit.Unit}
	l.areas = table.Areas{Title: areas[table.TitleArea], Panel: areas[table.PanelArea], Buttons: areas[table.ButtonsArea], Placement: areas[table.PlacementArea]}
	l.supply, l.tray = areas[table.SupplyArea], areas[table.HandArea]
	l.jokers, l.stock = areas[table.RoundsArea], areas[table.StockArea]
	l.fitOffer(areas[table.OfferArea])
	l.boards[f.Viewer] = l.largeBoard(areas[table.BoardArea])
	for i, s := range f.Others() {
		l.boards[s] = l.otherBoard(areas[table.OtherArea+table.Area(i)])
	}
	if l.phone {
		l.fitPhone()
		l.hand = l.tray // right of the label
		l.hand.X, l.hand.W = l.hand.X+l.handHead, l.hand.W-l.handHead
	} else {
		l.fitLarge(areas)
	}
	own := &l.boards[f.Viewer]
	l.areas.KeepClear = own.keepClear()
	l.areas.Apart = []stage.Rect{{X: own.rect.X, Y: own.rect.Y, W: own.rect.W, H: own.head}}
	for _, s := range f.Others() {
		l.areas.Apart = append(l.areas.Apart, l.boards[s].rect)
	}
	return l
}

// fitOffer lays out the offer of the position, or a full offer if there is no position.
func (t *tableLayout) fitOffer(r stage.Rect) {
	f := &t.frame
	switch {
	case r.Empty():
		t.offer = table.HiddenOffer{X: f.W / 2}
	case t.placing:
		t.offer = table.FitEmptyOffer(r, f.Factories(), ringMetrics.Sprite)
	default:
		setting := f.FullOffer()
		if f.Shown != nil {
			setting = sources(pavilion.See(f.Shown)).Contents()
		}
		t.offer = f.FitOffer(r, setting, ringMetrics, plateMetrics)
	}
}

// largeBoard returns the viewer's board in a rectangle.
func (t *tableLayout) largeBoard(r stage.Rect) board {
	if t.phone {
		return phoneBoard(r, t.frame.Kit.Device)
	}
	return newBoard(r, t.frame.Kit, true)
}

// otherBoard returns another player's board in a rectangle.
func (t *tableLayout) otherBoard(r stage.Rect) board {
	if t.phone {
		return board{rect: r, compact: newCompactBoard(t.frame, r)}
	}
	return newBoard(r, t.frame.Kit, false)
}

// fitLarge lays out the contents of the areas of a window that is not a phone's.
func (t *tableLayout) fitLarge(areas layout.Areas[table.Area]) {
	u := t.frame.Kit.Unit
	t.stock = stage.Rect{X: t.stock.X + 8*u, Y: t.stock.Y, W: min(t.stock.W-16*u, 470*u), H: t.stock.H}
	t.hand, t.areas.Action = areas[table.HandTilesArea], areas[table.ActionArea]
	if title := areas[table.HandTitleArea]; !title.Empty() {
		t.handTile, t.handTop = largeHandTile*u, title.Y+title.H-t.tray.Y
		return
	}
	t.hand.Y, t.hand.H = t.tray.Y, t.tray.H // tiles in a row are as high as the tray
}

// largeHandTile is the maximum height of a tile in a large tray, in design units.
const largeHandTile = 108.0

// placementButton is the width of the button next to the placement on a phone, and minButton its minimum height, in device-independent pixels.
const (
	placementButton = 130.0
	minButton       = 44.0
)

// phoneStock is the width of bag and storage next to the hand on a phone, and phoneStockHeight their maximum height, in device-independent pixels.
const (
	phoneStock       = 52.0
	phoneStockHeight = 56.0
)

// maxJokers is the maximum height of the jokers next to the title on a phone, in device-independent pixels.
const maxJokers = 28.0

// fitPhone lays out the contents of the areas of a phone.
func (t *tableLayout) fitPhone() {
	f, d := &t.frame, t.frame.Kit.Device
	r := t.areas.Title
	w := min(phoneRounds*d, 0.45*r.W)
	t.areas.Title = stage.Rect{X: r.X + 6*d, Y: r.Y, W: r.W - 12*d, H: r.H}
	t.jokers = stage.Rect{X: r.X + r.W - 6*d - w, Y: r.Y, W: w, H: min(0.48*r.H, maxJokers*d)} // above the second line of the heading
	t.areas.TitleCorner = t.jokers
	t.twoRowsFrom = 1.5 * phoneSupply * d
	w = min(phoneStock*d*f.Kit.TextGrowth(15)/f.Kit.MinTextGrowth(), 0.2*t.tray.W)
	h := min(t.tray.H, phoneStockHeight*d)
	t.stock = stage.Rect{X: t.tray.X + t.tray.W - w, Y: t.tray.Y + (t.tray.H-h)/2, W: w, H: h}
	t.tray.W -= w
	if !t.placing {
		t.supply = stage.Rect{X: f.W / 2}
		t.handHead = wordWidth(*f, "pavilion.accessible.hand") + 20*d
		b := &t.boards[f.Viewer] // left of the score; a long sentence covers the name
		t.areas.Outcome = stage.Rect{X: b.rect.X + 0.2*b.rect.W, Y: b.rect.Y + 3*d, W: 0.66 * b.rect.W, H: b.head - 4*d}
		return
	}
	if f.Shown != nil && pavilion.See(f.Shown).Choosing() { // the supply is near the thumb while it is chosen from
		t.supply, t.tray = t.tray, t.supply
	}
	if r = t.areas.Placement; r.Empty() { // in a review
		return
	}
	w, rim := min(placementButton*d, 0.42*r.W), max(2*d, min(8*d, (r.H-minButton*d)/2))
	t.areas.Action = stage.Rect{X: r.X + r.W - w - rim, Y: r.Y + rim, W: w, H: r.H - 2*rim}
}

// wordWidth returns the width of a word in the smallest text, or an estimate if the frame has no words.
func wordWidth(f table.Frame, key string) float64 {
	if f.Words == nil {
		return 40 * f.Kit.Device
	}
	w, _ := f.Kit.Fonts.Measure(f.Words.T(key), gfx.SansBold, f.Kit.MinTextSize())
	return w
}

// supplyHeadWidth returns the width of the label of the supply with the gap behind it.
func supplyHeadWidth(f table.Frame) float64 {
	least := 74 * f.Kit.Unit * f.Kit.MinTextGrowth()
	if f.Words == nil { // as in pictures
		return least
	}
	w, _ := f.Kit.Fonts.Measure(f.Words.T("pavilion.supply"), gfx.SerifBold, f.Kit.MinTextSize())
	return max(least, 14*f.Kit.Unit+w+1)
}

// spriteHeight is the height of a tile's sprite, in heights of the rhombus.
const spriteHeight = 200.0 / 190

// spriteWidth is the width of a tile's sprite, in heights of the sprite.
const spriteWidth = 0.625

// Anchor implements table.Table.
func (t *tableLayout) Anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		return t.offer.Tile(int(p.Row), i)
	case engine.Centre:
		return t.offer.InCentre(i, n)
	case engine.Supply:
		return t.supplySpot(i)
	case engine.Bag, engine.Discard:
		return t.stockSpot(p.Zone)
	case engine.Hand:
		if p.Seat == t.frame.Viewer {
			return t.handSpot(i, n)
		}
	}
	return t.boards[p.Seat].anchor(p, i, n)
}

// Badge implements table.Look. Only a factory has one.
func (t *tableLayout) Badge(from engine.Place, s engine.Seat) table.Badge {
	if !table.IsPlate(from) {
		return table.Badge{}
	}
	return t.offer.Badge(table.FactoryOf(from), s)
}

// stockSpot returns where tiles of bag and storage come from and go to: their rows, or beyond the edge if these are not shown.
func (t *tableLayout) stockSpot(z engine.Zone) table.Spot {
	if t.phone {
		return table.Spot{X: t.areas.Title.X + t.areas.Title.W/2, Y: -t.areas.Title.H / 2, Size: t.areas.Title.H / 2}
	}
	row := 0.25
	if z == engine.Discard {
		row = 0.75
	}
	return table.Spot{X: t.stock.X + t.stock.H*0.2, Y: t.stock.Y + t.stock.H*row, Size: t.stock.H}
}

// handSpot returns the spot of the i-th of n tiles, or stacks, of the viewer's hand.
func (t *tableLayout) handSpot(i, n int) table.Spot {
	r := t.hand
	switch {
	case t.handTop > 0: // below the title
		s, first := packedSpot(r, 0.87, t.handTile, i, n), packedSpot(r, 0.87, t.handTile, 0, n)
		s.Y += r.Y + 0.53*first.Size - first.Y
		return s
	case !t.phone || !t.placing: // no stacks
		return packedSpot(r, 0.87, max(84*t.frame.Kit.Unit, 0.9*r.H), i, n)
	}
	h := min(0.78*r.H, r.W/pavilion.Colours/0.9)
	step := min(r.W/float64(n), 2.2*h)
	x, y := r.Middle()
	return table.Spot{X: x + table.FromMiddle(i, n)*step, Y: y, Size: h}
}

// supplySpot returns the spot of the i-th tile of the supply, in one row or two.
func (t *tableLayout) supplySpot(i int) table.Spot {
	r := t.supply
	if r.W == 0 { // the supply is not shown
		return table.Spot{X: r.X, Y: r.Y}
	}
	rows, head := 1, t.supplyHead
	if r.H > t.twoRowsFrom {
		rows = 2
	}
	across := pavilion.SupplySize / rows
	h := r.H / float64(rows)
	apart := max(spriteWidth, 0.9*float64(rows-1))
	if t.phone && rows == 2 {
		apart = 1.5
	}
	step := min((r.W-head-16*t.frame.Kit.Unit)/float64(across), h*apart)
	return table.Spot{X: r.X + head + (float64(i%across)+0.5)*step, Y: r.Y + (float64(i/across)+0.5)*h, Size: min(h*0.85, step/spriteWidth*1.04)}
}

// packedSpot returns the spot of the i-th of n tiles, packed in the middle of a rectangle in as few rows as possible. share is the share of a tile in the
// height of a row, and most the maximum height of a tile.
func packedSpot(r stage.Rect, share, most float64, i, n int) table.Spot {
	rows, across := 1, 1
	var h float64
	for ; ; rows++ {
		h = min(r.H/float64(rows)*share, r.W/spriteWidth*share, most)
		across = max(1, int(r.W/(h*spriteWidth*0.98)))
		if across*rows >= n || rows == 8 {
			break
		}
	}
	pitch := min(r.H/float64(rows), 1.12*h)
	x, y := (float64(i%across)+0.5)*h*spriteWidth*0.98, table.FromMiddle(i/across, rows)*pitch
	return table.Spot{X: r.X + x, Y: r.Y + r.H/2 + y, Size: h}
}
