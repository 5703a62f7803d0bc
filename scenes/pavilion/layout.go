package pavilion

import (
	"math"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// layout is where everything lies for one window, in pixels.
type layout struct {
	unit   float64
	ring   table.Ring
	boards [engine.MaxSeats]board
	supply stage.Rect
	wheel  stage.Rect // the joker colours by round
	stock  stage.Rect // bag and storage
	tray   stage.Rect // the viewer's hand and the action button
	rooms  table.Rooms
	viewer engine.Seat
	seats  int
}

// newLayout fits the table into the frame.
func newLayout(f table.Frame) layout {
	l := layout{unit: f.Kit.Unit, viewer: f.Viewer, seats: f.Seats}
	if f.H > f.W {
		l.tall(f)
	} else {
		l.wide(f)
	}
	action := l.tray
	action.W = math.Round(152 * l.unit)
	action.X = l.tray.X + l.tray.W - action.W - math.Round(12*l.unit)
	l.rooms.Action = action.Grow(0)
	l.rooms.Action.Y += math.Round(12 * l.unit)
	l.rooms.Action.H -= math.Round(24 * l.unit)
	return l
}

func (l *layout) wide(f table.Frame) {
	u := l.unit
	w, h := f.W/u, f.H/u
	bigW := min(704+max(0, w-1600)*0.4, (h-198)*1.02)
	bigH := min(h-198, bigW/0.98)
	spare := w - 60 - bigW
	left := min(spare*0.64, h*0.72)
	right := min(spare-left, 300+max(0, w-1600)*0.3)
	x0 := (w - left - bigW - right - 36) / 2
	xb, xr := x0+left+18, x0+left+bigW+36
	l.rooms.Title = l.box(x0, 14, left, 80)
	l.wheel = l.box(x0, 98, left, 50)
	l.ring = table.FitRing(l.box(x0, 154, left, h-154-196), 2*l.seats+1)
	l.supply = l.box(x0, h-182, left, 92)
	l.stock = l.box(x0+8, h-82, min(left-16, 470), 66)
	top := 18 + max(0, h-198-bigH)/2
	big := l.box(xb, top, bigW, bigH)
	l.tray = l.box(xb, top+bigH+12, bigW, 84)
	l.rooms.Buttons = l.box(xb, h-72, bigW, 54)
	small := min(map[int]float64{1: 350, 2: 300, 3: 206}[l.seats-1]+max(0, h-900)*0.2, right*1.2)
	l.place(func(i int) stage.Rect { return l.box(xr, 18+float64(i)*(small+12), right, small) }, big)
	panelY := 18 + float64(l.seats-1)*(small+12)
	l.rooms.Panel = l.box(xr, panelY, right, h-18-panelY)
}

func (l *layout) tall(f table.Frame) {
	u := l.unit
	w, h := f.W/u, f.H/u
	x := (w - 868) / 2
	l.rooms.Title = l.box(x, 14, 868, 78)
	l.wheel = l.box(x, 94, 868, 46)
	n := float64(l.seats - 1)
	smallW := min((868-10*(n-1))/n, 300)
	spare := max(0, h-1600)
	ringH := 470 + spare*0.4
	y := 146.0
	l.place(func(i int) stage.Rect { return l.box(x+float64(i)*(smallW+10), y, smallW, 200) }, l.box(x, y+ringH+312, 620, h-y-ringH-312-156))
	l.ring = table.FitRing(l.box(x, y+208, 580, ringH), 2*l.seats+1)
	l.rooms.Panel = l.box(x+596, y+214, 272, ringH-12)
	l.supply = l.box(x, y+ringH+216, 868, 88)
	big := l.boards[l.viewer].rect
	l.tray = stage.Rect{X: big.X + big.W + 10*u, Y: big.Y, W: math.Round(238 * u), H: big.H}
	l.stock = l.box(x, h-146, 620, 60)
	l.rooms.Buttons = l.box(x+30, h-80, 808, 58)
}

func (l *layout) box(x, y, w, h float64) stage.Rect {
	return stage.Units(l.unit, x, y, w, h)
}

// place gives the viewer the large board and the others, in turn order after the viewer, the small ones.
func (l *layout) place(small func(int) stage.Rect, big stage.Rect) {
	l.boards[l.viewer] = newBoard(big, l.unit, true)
	for i := 1; i < l.seats; i++ {
		l.boards[(int(l.viewer)+i)%l.seats] = newBoard(small(i-1), l.unit, false)
	}
}

// canvas is the height of a tile's sprite for a rhombus of height 1.
const canvas = 200.0 / 190

// wide is the width of a tile's sprite for one of height 1.
const wide = 0.625

// anchor is where a tile lies; in pools it is the i-th of n.
func (l *layout) anchor(p engine.Place, i, n int) table.Spot {
	switch p.Zone {
	case engine.Factory:
		x, y := l.ring.At(int(p.Row))
		h := l.ring.Plate * 0.78
		return table.Spot{X: x + h*0.3*float64(i%2*2-1), Y: y + h*0.5*float64(i/2*2-1), Size: h * canvas}
	case engine.Centre:
		h := l.ring.Plate * 0.8
		x, y, scale := l.ring.Rows(i, n, h*wide, h, l.unit)
		return table.Spot{X: x, Y: y, Size: h * scale}
	case engine.Supply:
		return l.inSupply(i)
	case engine.Bag:
		return table.Spot{X: l.stock.X + l.stock.H*0.2, Y: l.stock.Y + l.stock.H*0.25, Size: l.stock.H}
	case engine.Discard:
		return table.Spot{X: l.stock.X + l.stock.H*0.2, Y: l.stock.Y + l.stock.H*0.75, Size: l.stock.H}
	case engine.Hand:
		if p.Seat == l.viewer {
			return pack(l.handRoom(), 0.87, i, n)
		}
	}
	return l.boards[p.Seat].anchor(p, i, n)
}

// handRoom is the part of the tray that holds the viewer's hand.
func (l *layout) handRoom() stage.Rect {
	r := l.tray
	if r.H > r.W { // beside the board of a tall window
		r.H -= 84 * l.unit
		return r.Grow(-10 * l.unit)
	}
	r.X += 14 * l.unit
	r.W = l.rooms.Action.X - r.X - 10*l.unit
	return r
}

func (l *layout) inSupply(i int) table.Spot {
	r := l.supply
	head := 74 * l.unit
	step := min((r.W-head-16*l.unit)/pavilion.SupplySize, r.H*wide)
	return table.Spot{X: r.X + head + (float64(i)+0.5)*step, Y: r.Y + r.H/2, Size: min(r.H*0.85, step/wide*1.04)}
}

// pack is the spot of the i-th of n tiles in as few rows of a rectangle as they need; share is the part of a row's height that a
// tile takes.
func pack(r stage.Rect, share float64, i, n int) table.Spot {
	rows, across := 1, 1
	var h float64
	for ; ; rows++ {
		h = min(r.H/float64(rows), r.W/wide) * share
		across = max(1, int(r.W/(h*wide*0.98)))
		if across*rows >= n || rows == 8 {
			break
		}
	}
	return table.Spot{X: r.X + (float64(i%across)+0.5)*h*wide*0.98, Y: r.Y + (float64(i/across)+0.5)*r.H/float64(rows), Size: h}
}
