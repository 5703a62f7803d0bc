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
	floorX         = 50.0
	floorY         = 382.0
)

// layout is where everything lies for one window, in pixels.
type layout struct {
	unit    float64
	offer   stage.Rect // where the factories lie
	ring    table.Ring
	tile    float64 // side of a tile on offer
	boards  [engine.MaxSeats]stage.Rect
	stock   stage.Rect // bag and lid
	rooms   table.Rooms
	viewer  engine.Seat
	seats   int
	factory int
}

// newLayout fits the table into the frame.
func newLayout(f table.Frame) layout {
	l := layout{unit: f.Kit.Unit, viewer: f.Viewer, seats: f.Seats, factory: 2*f.Seats + 1}
	if f.H > f.W {
		l.tall(f)
	} else {
		l.wide(f)
	}
	l.ring = table.FitRing(l.offer, l.factory)
	l.tile = l.ring.Plate * 0.57
	return l
}

func (l *layout) wide(f table.Frame) {
	u := l.unit
	w, h := f.W/u, f.H/u
	extra := max(0, w-1600)
	left := min(664+extra*0.4, h*0.86)
	right := min(w-left-20, 920+extra*0.5)
	pad := (w - left - right) / 2
	x0 := pad + left + 4
	l.rooms.Title = l.box(pad+16, 18, left-32, 84)
	l.offer = l.box(pad+12, 104, left-24, h-104-70)
	l.stock = l.box(pad+24, h-66, left-48, 50)
	small := map[int]float64{1: 290, 2: 240, 3: 198}[l.seats-1] + max(0, h-900)*0.25
	gap := 12.0
	n := float64(l.seats - 1)
	smallW := min(small*boardW/boardH, (right-gap*(n-1))/n)
	small = smallW * boardH / boardW
	y1 := 24 + small + 26
	bottom := h - 108
	bigH := min(bottom-y1-20, (right-24-190)*boardH/boardW)
	bigW := bigH * boardW / boardH
	bigY := y1 + (bottom-20-y1-bigH)/2
	panelX := x0 + bigW + 20
	l.place(func(i int) stage.Rect { return l.box(x0+float64(i)*(smallW+gap), 24, smallW, small) }, l.box(x0, bigY, bigW, bigH))
	l.rooms.Buttons = l.box(x0, h-86, min(bigW, 720), 56)
	panelY := bigY
	if l.seats == 2 || (l.seats == 3 && x0+2*smallW+gap <= panelX) {
		panelY = 24
	}
	l.rooms.Panel = l.box(panelX, panelY, x0+right-panelX, bigY+bigH-panelY)
}

func (l *layout) tall(f table.Frame) {
	u := l.unit
	w, h := f.W/u, f.H/u
	x := (w - 868) / 2
	l.rooms.Title = l.box(x, 16, 868, 80)
	n := float64(l.seats - 1)
	gap := 10.0
	smallW := min((868-gap*(n-1))/n, 360)
	small := smallW * boardH / boardW
	spare := max(0, h-1600)
	ringH := 620 + spare*0.3
	y := 104.0
	bigY := y + small + 16 + ringH + 16
	bigH := min(h-bigY-150, 868*boardH/boardW)
	bigW := bigH * boardW / boardH
	l.place(func(i int) stage.Rect { return l.box(x+float64(i)*(smallW+gap), y, smallW, small) }, l.box(x+(868-bigW)/2, bigY, bigW, bigH))
	l.offer = l.box(x, y+small+16, 620, ringH)
	l.rooms.Panel = l.box(x+632, y+small+26, 236, ringH-30)
	l.stock = l.box(x, bigY+bigH+8, 868, 48)
	l.rooms.Buttons = l.box(x+60, h-82, 748, 58)
}

func (l *layout) box(x, y, w, h float64) stage.Rect {
	return stage.Units(l.unit, x, y, w, h)
}

// place gives the viewer the large board and the others, in turn order after the viewer, the small ones.
func (l *layout) place(small func(int) stage.Rect, big stage.Rect) {
	l.boards[l.viewer] = big
	for i := 1; i < l.seats; i++ {
		l.boards[(int(l.viewer)+i)%l.seats] = small(i - 1)
	}
}

// scale is pixels to a unit of the board's canvas.
func (l *layout) scale(s engine.Seat) float64 { return l.boards[s].W / boardW }

// onBoard maps a point of the board's canvas to the stage.
func (l *layout) onBoard(s engine.Seat, x, y float64) (float64, float64) {
	b, k := l.boards[s], l.scale(s)
	return b.X + x*k, b.Y + y*k
}

// anchor is where a tile lies; in pools it is the i-th of n.
func (l *layout) anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		x, y := l.ring.At(int(p.Row))
		d := l.tile * 0.55
		return table.Spot{X: x + d*float64(i%2*2-1), Y: y + d*float64(i/2*2-1), Size: l.tile}
	case engine.Centre:
		side := l.tile * 1.04
		x, y, scale := l.ring.Rows(i, n, side, side, l.unit)
		return table.Spot{X: x, Y: y, Size: side * scale}
	case engine.Bag:
		return table.Spot{X: l.stock.X + l.stock.H*0.5, Y: l.stock.Y + l.stock.H/2, Size: l.tile * 0.7}
	case engine.Discard:
		return table.Spot{X: l.stock.X + l.stock.W*0.55, Y: l.stock.Y + l.stock.H/2, Size: l.tile * 0.7}
	}
	return l.onSeat(p)
}

// onSeat is a spot on a player's board.
func (l *layout) onSeat(p engine.Place) table.Spot {
	x, y := 0.0, 0.0
	k := l.scale(p.Seat)
	size := cell * k
	switch p.Zone {
	case engine.Line:
		x, y = lineX-float64(p.Col)*pitch, topY+float64(p.Row)*pitch
	case engine.Wall:
		x, y = wallX+float64(p.Col)*pitch, topY+float64(p.Row)*pitch
	case engine.Floor:
		x, y = floorX+float64(p.Col)*pitch, floorY
	case engine.Score:
		x, y, size = boardW-46, 36, 34*k
	}
	sx, sy := l.onBoard(p.Seat, x, y)
	return table.Spot{X: sx, Y: sy, Size: size}
}
