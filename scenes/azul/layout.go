package azul

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// The board on its own canvas of boardW × boardH units.
const (
	boardW, boardH = 640.0, 424.0
	cell           = 50.0 // a space
	pitch          = 54.4 // from space to space
	topY           = 82.0 // middle of the first row
	lineX          = 270.0
	wallX          = 351.0
	floorX         = lineX - 4*pitch // below the longest line
	floorDrop      = 300.0 - 5*pitch // of the floor line below the rows
)

// The head of a board on that canvas, with its line of name and score.
const boardHead = 57.0

// layout is where everything lies for one window, in pixels.
type layout struct {
	unit   float64
	phone  bool
	catch  float64 // how far from a target it catches a drop
	offer  table.Offer
	boards [engine.MaxSeats]board
	stock  stage.Rect // bag and lid
	rooms  table.Rooms
	viewer engine.Seat
	seats  int
}

// board is where a board lies: its canvas has k pixels to a unit and its origin at (x, y), but a head as high as its text needs.
type board struct {
	rect   stage.Rect
	title  stage.Rect // the line of emblem, name and score
	emblem float64    // its side
	head   float64
	row    float64 // from row to row in units
	drop   float64 // of the floor line below the rows, in units
	keep   float64 // where beside the floor line the marker is kept, in units
	apart  float64 // how much further the wall lies from the lines, in units
	// An open board has no head: its title lies in the corner above the lines, below it the level, then the score as a number, and
	// the sum of the round right of the floor line.
	level, number, sum stage.Rect
	k, x, y            float64
}

func newBoard(r stage.Rect, text float64) board {
	b := board{rect: r, head: max(boardHead*r.W/boardW, text), row: pitch, drop: floorDrop, keep: floorX + 10*pitch}
	b.title = stage.Rect{X: r.X, Y: r.Y + 0.16*b.head, W: r.W, H: 0.84 * b.head}
	b.k = min(r.W/boardW, (r.H-b.head)/(boardH-boardHead))
	b.emblem = 40 * b.k
	b.x, b.y = r.X+(r.W-b.k*boardW)/2, r.Y+b.head-boardHead*b.k
	return b
}

// mould is how Azul's tiles lie on the offer.
var mould = table.Mould{Wide: 1, Tall: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.57 * 1.04, Round: "plate", Dish: "slab-blue"}

// newLayout fits the table into the frame.
func newLayout(f table.Frame) layout {
	l := layout{unit: f.Kit.Unit, phone: f.Shape().Phone(), viewer: f.Viewer, seats: f.Seats}
	if l.phone {
		l.catch = phoneCatch * f.Kit.Device
	}
	switch f.Shape() {
	case table.Upright:
		l.upright(f)
	case table.Lying:
		l.lying(f)
	case table.Tall:
		l.tall(f)
	case table.Wide:
		if l.seats == 2 {
			l.pair(f)
		} else {
			l.crowd(f)
		}
	}
	return l
}

// mirror has all lie the other way round.
func (l *layout) mirror(m table.Mirror) {
	l.offer = m.Offer(l.offer)
	m.Within(l.boards[l.viewer].rect, &l.rooms.Sum)
	if l.phone {
		m.Within(l.rooms.Title, &l.stock)
	} else {
		m.Rects(&l.stock)
	}
	m.Rooms(&l.rooms)
	for i := range l.boards[:l.seats] {
		b := &l.boards[i]
		by := m.By(b.rect)
		b.rect.X, b.x = b.rect.X+by, b.x+by
		for _, r := range []*stage.Rect{&b.title, &b.level, &b.number, &b.sum} {
			r.X += by
		}
	}
}

// fitOffer lays the factories out in a rectangle given in design units.
func (l *layout) fitOffer(f table.Frame, x, y, w, h float64) table.Offer {
	return table.FitOffer(l.box(x, y, w, h), 2*l.seats+1, mould, l.unit, f.Kit.Target(0))
}

// tall lays the table out below each other. The side panel stands beside the offer where that leaves its tiles large enough, and else
// below the board if there is room.
func (l *layout) tall(f table.Frame) {
	u := l.unit
	w, h := f.W/u, f.H/u
	x := (w - 868) / 2
	title, stock, button := f.TitleHeight(80), 48.0, f.Kit.Target(58)/u
	l.rooms.Title = l.box(x, 16, 868, title)
	n := float64(l.seats - 1)
	gap := 10.0
	smallW := min((868-gap*(n-1))/n, 360)
	small := smallW * boardH / boardW
	y := title + 24
	foot := 24 + button
	ringH := min(620+max(0, h-1600)*0.3, h-y-small-32-560-stock-16-foot)
	bigY := y + small + 16 + ringH + 16
	bigH := min(h-bigY-stock-20-foot, 868*boardH/boardW)
	bigW := bigH * boardW / boardH
	l.place(f.Kit, func(i int) stage.Rect { return l.box(x+float64(i)*(smallW+gap), y, smallW, small) }, l.box(x+(868-bigW)/2, bigY, bigW, bigH))
	l.stock = l.box(x, bigY+bigH+8, 868, stock)
	l.rooms.Buttons = l.box(x+30, h-foot, 808, button)
	l.offer = l.fitOffer(f, x, y+small+16, 620, ringH)
	l.rooms.Panel = l.box(x+632, y+small+26, 236, ringH-30)
	if l.offer.Pitch() < f.Kit.Target(0) {
		l.offer = l.fitOffer(f, x, y+small+16, 868, ringH)
		l.rooms.Panel = f.Below(l.stock, l.rooms.Buttons)
	}
}

func (l *layout) box(x, y, w, h float64) stage.Rect {
	return stage.Units(l.unit, x, y, w, h)
}

// place gives the viewer the large board and the others, in turn order after the viewer, the small ones.
func (l *layout) place(k *ui.Kit, small func(int) stage.Rect, big stage.Rect) {
	l.boards[l.viewer] = newBoard(big, min(1.3*k.Size(29), 0.2*big.H))
	for i := 1; i < l.seats; i++ {
		r := small(i - 1)
		l.boards[(int(l.viewer)+i)%l.seats] = newBoard(r, max(1.3*k.Floor(), min(1.3*k.Size(17), 0.2*r.H)))
	}
}

// open reports whether the board has no head.
func (b *board) open() bool { return b.number.W > 0 }

// at maps a point of the board's canvas to the stage.
func (b *board) at(x, y float64) (float64, float64) { return b.x + x*b.k, b.y + y*b.k }

// anchor is where a tile lies; in pools it is the i-th of n.
func (l *layout) anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		return l.offer.Tile(int(p.Row), i)
	case engine.Centre:
		return l.offer.InCentre(i, n)
	case engine.Bag:
		if l.boards[l.viewer].open() {
			bag, _ := l.shelves()
			x, y := bag.Middle()
			return table.Spot{X: x, Y: y, Size: 40 * l.unit}
		}
		return table.Spot{X: l.stock.X + l.stock.H*0.5, Y: l.stock.Y + l.stock.H/2, Size: 30 * l.unit}
	case engine.Discard:
		if l.boards[l.viewer].open() {
			_, lid := l.shelves()
			x, y := lid.Middle()
			return table.Spot{X: x, Y: y, Size: 40 * l.unit}
		}
		return table.Spot{X: l.stock.X + l.stock.W*0.55, Y: l.stock.Y + l.stock.H/2, Size: 30 * l.unit}
	}
	return l.boards[p.Seat].anchor(p)
}

// rowY is the middle of a row, floorY that of the floor line.
func (b *board) rowY(row int8) float64 { return topY + 0.5*(b.row-pitch) + float64(row)*b.row }
func (b *board) floorY() float64       { return topY + 5*b.row + b.drop }

// anchor is a spot on a player's board.
func (b *board) anchor(p engine.Place) table.Spot {
	x, y := 0.0, 0.0
	size := cell * b.k
	switch p.Zone {
	case engine.Line:
		x, y = lineX-float64(p.Col)*pitch, b.rowY(p.Row)
	case engine.Wall:
		x, y = wallX+b.apart+float64(p.Col)*pitch, b.rowY(p.Row)
	case engine.Floor:
		x, y = floorX+float64(p.Col)*pitch, b.floorY()
	case engine.Keep: // beside the floor line and what it costs
		x, y = b.keep, b.floorY()
	case engine.Score:
		if b.open() {
			return table.Spot{X: b.number.X + 0.4*b.number.W, Y: b.number.Y + b.number.H/2, Size: 34 * b.k}
		}
		return table.Spot{X: b.title.X + b.title.W - 46*b.k, Y: b.title.Y + b.title.H*0.5476, Size: 34 * b.k}
	}
	sx, sy := b.at(x, y)
	return table.Spot{X: sx, Y: sy, Size: size}
}
