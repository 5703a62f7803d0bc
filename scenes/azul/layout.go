package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// tableLayout is where everything lies in one window, in pixels.
type tableLayout struct {
	frame  table.Frame
	phone  bool
	catch  float64 // how far from a target it catches a drop
	offer  table.Offer
	boards [engine.MaxSeats]board
	stock  stage.Rect // bag and lid
	rooms  table.Areas
}

// ringMould is the arrangement of tiles on a ring of factories, plateMould that on plates that are close together.
var (
	ringMould  = table.RingMetrics{TileWidth: 1, SpriteHeight: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.57 * 1.04, Sprite: "plate"}
	plateMould = table.PlateMetrics{TileWidth: 1, X: 1.075, Y: 1.075, Round: 2.86, MinDish: 2.3, MaxDish: 2.3, DishHeight: 2.3, DishX: 1.075 / 2.3, Plate: "plate", Dish: "dish"}
)

// newLayout fits the table into the frame.
func newLayout(f table.Frame) tableLayout {
	l := tableLayout{frame: f, phone: f.Shape().Phone(), catch: pitch * f.Kit.Unit}
	if l.phone {
		l.catch = phoneCatch * f.Kit.Device
	}
	areas := arrange(&f)
	l.rooms = table.Areas{Title: areas[table.TitleArea], Panel: areas[table.PanelArea], Buttons: areas[table.ButtonsArea]}
	l.stock = areas[table.StockArea]
	if l.phone {
		l.titleCorner()
	}
	l.offer = f.FitOffer(areas[table.OfferArea], l.setting(), ringMould, plateMould)
	l.boards[f.Viewer] = l.largeBoard(areas[table.BoardArea])
	for i, s := range f.Others() {
		l.boards[s] = l.otherBoard(areas[table.OtherArea+table.Area(i)])
	}
	own := &l.boards[f.Viewer]
	if l.phone {
		l.rooms.Outcome = own.sumRoom(f.Kit.Device)
	}
	l.rooms.KeepClear = own.read()
	return l
}

// setting returns what the offer of the position holds or, without a position, all that it can hold.
func (l *tableLayout) setting() table.OfferContents {
	if l.frame.Shown == nil {
		return l.frame.FullOffer()
	}
	return sources(azul.See(l.frame.Shown)).Contents()
}

// Lengths of the title on a phone, in device-independent pixels: its margin, and the width of the counts of bag and lid.
const (
	titleMargin = 6.0
	phoneStock  = 52.0
)

// titleCorner shows the counts of bag and lid in the corner of the title.
func (l *tableLayout) titleCorner() {
	d, r := l.frame.Kit.Device, l.rooms.Title
	r.X, r.W = r.X+titleMargin*d, r.W-2*titleMargin*d
	l.rooms.Title = r
	w := min(2*phoneStock*d*l.frame.Kit.TextGrowth(15)/l.frame.Kit.MinTextGrowth(), 0.4*r.W)
	l.stock = stage.Rect{X: r.X + r.W - w, Y: r.Y + 0.04*r.H, W: w, H: 0.42 * r.H}
	l.rooms.TitleCorner = l.stock
}

// largeBoard returns the viewer's board over a rectangle.
func (l *tableLayout) largeBoard(r stage.Rect) board {
	k := l.frame.Kit.Design() // a head that grows makes the board smaller
	switch l.frame.Shape() {
	case layout.Landscape:
		if l.frame.Seats > 2 {
			r = centred(r, openMost/openWide*r.W)
		}
		return newOpenBoard(r)
	case layout.Portrait:
		return newBoard(r, min(1.3*k.Size(29), 0.2*r.H))
	}
	return phoneBoard(r, min(phoneHead*k.Device, 0.14*r.H), k.Device)
}

// otherBoard returns the board of another player over a rectangle.
func (l *tableLayout) otherBoard(r stage.Rect) board {
	k := l.frame.Kit.Design()
	switch {
	case l.phone:
		return compactBoard(r, k.Device)
	case l.frame.Seats == 2 && l.frame.Shape() == layout.Landscape:
		return newOpenBoard(r)
	}
	return newBoard(r, max(1.3*k.MinTextSize(), min(1.3*k.Size(17), 0.2*r.H)))
}

// open reports whether the large board has no head. Bag and lid are drawn as a sack and a tray then.
func (l *tableLayout) open() bool { return l.boards[l.frame.Viewer].open() }

// Anchor implements table.Table.
func (l *tableLayout) Anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		return l.offer.Tile(int(p.Row), i)
	case engine.Centre:
		return l.offer.InCentre(i, n)
	case engine.Bag:
		bag, _ := l.shelves()
		return l.unseen(bag, 0.5*l.stock.H)
	case engine.Discard:
		_, lid := l.shelves()
		return l.unseen(lid, 0.55*l.stock.W)
	}
	return l.boards[p.Seat].anchor(p)
}

// Badge implements table.Look. A pattern line needs none.
func (l *tableLayout) Badge(from engine.Place, s engine.Seat) table.Badge {
	if !from.Zone.Pool() {
		return table.Badge{}
	}
	return l.offer.Badge(table.FactoryOf(from), s)
}

// unseen returns where tiles of bag or lid come from and go to: the middle of the shelf, or at a distance from the left where bag and lid are a
// row of numbers.
func (l *tableLayout) unseen(shelf stage.Rect, left float64) table.Spot {
	x, y := shelf.Middle()
	if l.open() {
		return table.Spot{X: x, Y: y, Size: 40 * l.frame.Kit.Unit}
	}
	return table.Spot{X: l.stock.X + left, Y: y, Size: 30 * l.frame.Kit.Unit}
}
