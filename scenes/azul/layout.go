package azul

import (
	"azulejo/engine"
	"azulejo/game/stage"
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
	frame  table.Frame
	phone  bool
	catch  float64 // how far from a target it catches a drop
	offer  table.Offer
	boards [engine.MaxSeats]board
	stock  stage.Rect // bag and lid
	rooms  table.Rooms
}

// board is where a board lies: its canvas has k pixels to a unit and its origin at (x, y), but a head as high as its text needs.
type board struct {
	rect   stage.Rect
	title  stage.Rect // the line of emblem, name and score
	emblem float64    // its side
	// twoLines reports whether name and score stand in a line above level and forecast.
	twoLines bool
	head     float64
	row      float64 // from row to row in units
	drop     float64 // of the floor line below the rows, in units
	keep     float64 // where beside the floor line the marker is kept, in units
	apart    float64 // how much further the wall lies from the lines, in units
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
	l := layout{frame: f, phone: f.Shape().Phone(), catch: pitch * f.Kit.Unit}
	if l.phone {
		l.catch = phoneCatch * l.frame.Kit.Device
	}
	switch l.frame.Shape() {
	case table.Upright:
		l.upright()
	case table.Lying:
		l.lying()
	case table.Tall:
		l.tall()
	case table.Wide:
		if l.frame.Seats == 2 {
			l.pair()
		} else {
			l.crowd()
		}
	}
	l.rooms.Read = l.boards[f.Viewer].read()
	return l
}

// read returns the lines of a board, its wall and its floor line.
func (b *board) read() (all []stage.Rect) {
	for row := range lines {
		all = append(all, table.Around(0, b.spot(engine.Line, row, 0), b.spot(engine.Line, row, row)))
	}
	return append(all,
		table.Around(0, b.spot(engine.Wall, 0, 0), b.spot(engine.Wall, lines-1, lines-1)),
		table.Around(0, b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, 6)))
}

// tall lays the table out below each other. The side panel stands beside the offer where that leaves its tiles large enough, and else
// below the board if there is room.
func (l *layout) tall() {
	u := l.frame.Kit.Unit
	w, h := l.frame.W/u, l.frame.H/u
	x := (w - 868) / 2
	title, stock, button := table.TitleHeight(l.frame.Kit.Scale, 80), 48.0, l.frame.Kit.Target(58)/u
	l.rooms.Title = l.frame.Box(x, 16, 868, title)
	n := float64(l.frame.Seats - 1)
	gap := 10.0
	smallW := min((868-gap*(n-1))/n, 360)
	small := smallW * boardH / boardW
	y := title + 24
	foot := 24 + button
	ringH := min(620+max(0, h-1600)*0.3, h-y-small-32-560-stock-16-foot)
	bigY := y + small + 16 + ringH + 16
	bigH := min(h-bigY-stock-20-foot, 868*boardH/boardW)
	bigW := bigH * boardW / boardH
	l.seat(func(i int) stage.Rect { return l.frame.Box(x+float64(i)*(smallW+gap), y, smallW, small) }, l.frame.Box(x+(868-bigW)/2, bigY, bigW, bigH))
	l.stock = l.frame.Box(x, bigY+bigH+8, 868, stock)
	l.rooms.Buttons = l.frame.Box(x+30, h-foot, 808, button)
	l.offer = l.frame.FitOffer(mould, l.frame.Box(x, y+small+16, 620, ringH))
	l.rooms.Panel = l.frame.Box(x+632, y+small+26, 236, ringH-30)
	if l.offer.Pitch() < l.frame.Kit.Target(0) {
		l.offer = l.frame.FitOffer(mould, l.frame.Box(x, y+small+16, 868, ringH))
		l.rooms.Panel = l.frame.Below(l.stock, l.rooms.Buttons)
	}
}

// seat gives the viewer the large board and the others the small ones.
func (l *layout) seat(small func(int) stage.Rect, big stage.Rect) {
	k := l.frame.Kit.Design() // a head that grows makes the board smaller
	l.boards[l.frame.Viewer] = newBoard(big, min(1.3*k.Size(29), 0.2*big.H))
	for i, s := range l.frame.Others() {
		r := small(i)
		l.boards[s] = newBoard(r, max(1.3*k.Floor(), min(1.3*k.Size(17), 0.2*r.H)))
	}
}

// open reports whether the board has no head.
func (b *board) open() bool { return b.number.W > 0 }

// open reports whether the large board has no head: bag and lid are things then.
func (l *layout) open() bool { return l.boards[l.frame.Viewer].open() }

// at maps a point of the board's canvas to the stage.
func (b *board) at(x, y float64) (float64, float64) { return b.x + x*b.k, b.y + y*b.k }

// Anchor implements table.Table.
func (l *layout) Anchor(p engine.Place, i, n int) table.Spot {
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

// Badge implements table.Look. A line of one's own needs none.
func (l *layout) Badge(from engine.Place, s engine.Seat) table.Badge {
	if l.offer == nil || !from.Zone.Pool() {
		return table.Badge{}
	}
	return l.offer.Badge(table.FactoryOf(from), s)
}

// unseen is where tiles come from and go to: the middle of a shelf, or so far from the left where bag and lid are a row of numbers.
func (l *layout) unseen(shelf stage.Rect, left float64) table.Spot {
	x, y := shelf.Middle()
	if l.open() {
		return table.Spot{X: x, Y: y, Size: 40 * l.frame.Kit.Unit}
	}
	return table.Spot{X: l.stock.X + left, Y: y, Size: 30 * l.frame.Kit.Unit}
}

// rowY is the middle of a row, floorY that of the floor line.
func (b *board) rowY(row int8) float64 { return topY + 0.5*(b.row-pitch) + float64(row)*b.row }
func (b *board) floorY() float64       { return topY + 5*b.row + b.drop }

// spot is where a tile of a line, of the wall or of the floor line lies.
func (b *board) spot(zone engine.Zone, row, col int) table.Spot {
	return b.anchor(place(zone, 0, row, col))
}

// place is a space of a seat's board.
func place(zone engine.Zone, s engine.Seat, row, col int) engine.Place {
	return engine.Place{Zone: zone, Seat: s, Row: int8(row), Col: int8(col)}
}

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
		if b.twoLines {
			line := table.UpperLine(b.title)
			return table.Spot{X: line.X + line.W - 46*b.k, Y: line.Y + line.H/2, Size: 34 * b.k}
		}
		return table.Spot{X: b.title.X + b.title.W - 46*b.k, Y: b.title.Y + b.title.H*0.5476, Size: 34 * b.k}
	}
	sx, sy := b.at(x, y)
	return table.Spot{X: sx, Y: sy, Size: size}
}
