package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// tableLayout is the layout of the table in one window, in pixels.
type tableLayout struct {
	frame         table.Frame
	phone         bool
	catchDistance float64 // the distance within which a target accepts a drop
	offer         table.Offer
	boards        [engine.MaxSeats]board
	stock         stage.Rect // bag and lid
	areas         table.Areas
}

// ringMetrics are the proportions of tiles on a ring of factories, and plateMetrics those on rows of plates.
var (
	ringMetrics  = table.RingMetrics{TileWidth: 1, SpriteHeight: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.57 * 1.04, Sprite: "plate"}
	plateMetrics = table.PlateMetrics{TileWidth: 1, X: 1.075, Y: 1.075, Round: 2.86, MinDish: 2.3, MaxDish: 2.3, DishHeight: 2.3, DishX: 1.075 / 2.3, Plate: "plate", Dish: "dish"}
)

// newLayout returns the layout for a frame.
func newLayout(f table.Frame) tableLayout {
	l := tableLayout{frame: f, phone: f.Shape().Phone(), catchDistance: pitch * f.Kit.Unit}
	if l.phone {
		l.catchDistance = phoneCatchDistance * f.Kit.Device
	}
	areas := solveAreas(&f)
	l.areas = table.Areas{Title: areas[table.TitleArea], Panel: areas[table.PanelArea], Buttons: areas[table.ButtonsArea]}
	l.stock = areas[table.StockArea]
	if l.phone {
		l.placeTitleCorner()
	}
	l.offer = f.FitOffer(areas[table.OfferArea], l.offerContents(), ringMetrics, plateMetrics)
	l.boards[f.Viewer] = l.largeBoard(areas[table.BoardArea])
	for i, s := range f.Others() {
		l.boards[s] = l.otherBoard(areas[table.OtherArea+table.Area(i)])
	}
	own := &l.boards[f.Viewer]
	if l.phone {
		l.areas.Outcome = own.outcomeRect(f.Kit.Device)
	}
	l.areas.KeepClear = own.keepClear()
	return l
}

// offerContents returns the contents of the offer in the position, or of a full offer if there is no position.
func (t *tableLayout) offerContents() table.OfferContents {
	if t.frame.Shown == nil {
		return t.frame.FullOffer()
	}
	return sources(azul.See(t.frame.Shown)).Contents()
}

// Lengths of the title on a phone, in device-independent pixels: the margin, and the width of the numbers of bag and lid.
const (
	titleMargin = 6.0
	phoneStock  = 52.0
	// maxStockHeight is the maximum height of these numbers.
	maxStockHeight = 30.0
)

// placeTitleCorner places the numbers of bag and lid in the corner of the title.
func (t *tableLayout) placeTitleCorner() {
	d, r := t.frame.Kit.Device, t.areas.Title
	r.X, r.W = r.X+titleMargin*d, r.W-2*titleMargin*d
	t.areas.Title = r
	w := min(2*phoneStock*d*t.frame.Kit.TextGrowth(15)/t.frame.Kit.MinTextGrowth(), 0.4*r.W)
	t.stock = stage.Rect{X: r.X + r.W - w, Y: r.Y + 0.04*r.H, W: w, H: min(0.42*r.H, maxStockHeight*d)}
	t.areas.TitleCorner = t.stock
}

// largeBoard returns the viewer's board in a rectangle.
func (t *tableLayout) largeBoard(r stage.Rect) board {
	k := t.frame.Kit.Design() // larger text does not make the board smaller
	switch t.frame.Shape() {
	case layout.Landscape:
		if t.frame.Seats > 2 {
			r = centred(r, maxOpenHeight/openWidth*r.W)
		}
		return newOpenBoard(r)
	case layout.Portrait:
		return newBoard(r, min(1.3*k.Size(29), 0.2*r.H))
	}
	return phoneBoard(r, min(phoneHead*k.Device, 0.14*r.H), k.Device)
}

// otherBoard returns another player's board in a rectangle.
func (t *tableLayout) otherBoard(r stage.Rect) board {
	k := t.frame.Kit.Design()
	switch {
	case t.phone:
		return compactBoard(r, t.frame.Kit.Scale)
	case t.frame.Seats == 2 && t.frame.Shape() == layout.Landscape:
		return newOpenBoard(r)
	}
	return newBoard(r, max(1.3*k.MinTextSize(), min(1.3*k.Size(17), 0.2*r.H)))
}

// open reports whether the viewer's board is an open board. If so, bag and lid are drawn as objects.
func (t *tableLayout) open() bool { return t.boards[t.frame.Viewer].open() }

// Anchor implements table.Table.
func (t *tableLayout) Anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		return t.offer.Tile(int(p.Row), i)
	case engine.Centre:
		return t.offer.InCentre(i, n)
	case engine.Bag:
		bag, _ := t.bagAndLid()
		return t.stockSpot(bag, 0.5*t.stock.H)
	case engine.Discard:
		_, lid := t.bagAndLid()
		return t.stockSpot(lid, 0.55*t.stock.W)
	}
	return t.boards[p.Seat].anchor(p)
}

// Badge implements table.Look. Only a factory has one.
func (t *tableLayout) Badge(from engine.Place, s engine.Seat) table.Badge {
	if !table.IsPlate(from) {
		return table.Badge{}
	}
	return t.offer.Badge(table.FactoryOf(from), s)
}

// stockSpot returns where tiles of bag or lid come from and go to: the middle of a rectangle, or a distance from the left if bag and lid are drawn as a
// row of numbers.
func (t *tableLayout) stockSpot(shelf stage.Rect, left float64) table.Spot {
	x, y := shelf.Middle()
	if t.open() {
		return table.Spot{X: x, Y: y, Size: 40 * t.frame.Kit.Unit}
	}
	return table.Spot{X: t.stock.X + left, Y: y, Size: 30 * t.frame.Kit.Unit}
}
