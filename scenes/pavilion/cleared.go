package pavilion

import (
	"azulejo/scenes/table"
)

// What lies where in a wide window while tiles are placed, in design units.
const (
	clearedBoard = 0.51  // of the window's width
	clearedTile  = 108.0 // the largest tile of the hand
	clearedGap   = 12.0
	clearedDots  = 40.0
	boardShape   = 1.03 // the width of a board that its stars fill, by its height
)

// cleared lays the table out side by side once the plates are empty: their room goes to the board, with hand and supply at its left; the
// others and the log stay where they are.
func (l *layout) cleared(f table.Frame) {
	l.wide(f, 1)
	u := l.unit
	x, end := l.rooms.Title.X/u, l.rooms.Panel.X/u-18
	w, h, button := f.W/u, f.H/u, f.Kit.Target(54)/u
	room := h - 48 - button // there are buttons below
	bigW := min(clearedBoard*w, room*boardShape)
	if bigW < 640*f.Kit.Growth() { // two rows of buttons
		room -= button + 14
		button += button + 14
	}
	bigH := min(room, bigW/boardShape)
	l.rooms.Buttons = l.box(end-bigW, h-18-button, bigW, button)
	l.boards[l.viewer] = newBoard(l.box(end-bigW, 18+(room-bigH)/2, bigW, bigH), f.Kit, true)
	l.handAndSupply(f, x, end-bigW-18-x, h)
}

// handAndSupply has below title and jokers the hand, the supply, the empty plates, bag and storage.
func (l *layout) handAndSupply(f table.Frame, x, width, h float64) {
	title := f.TitleHeight(80)
	l.rooms.Title = l.box(x, 14, width, title)
	l.wheel = l.box(x, title+18, width, 50)
	y, stock := title+18+50+clearedGap, h-82.0
	l.stock = l.box(x+8, stock, min(width-16, 470), 66)
	dots := stock - clearedGap - clearedDots
	l.offer = table.FitDots(l.box(x, dots, width, clearedDots), 2*l.seats+1, mould.Round)
	supply := max(176, 2*f.Kit.Target(0)/l.unit+24)
	l.supply = l.box(x, dots-clearedGap-supply, width, supply)
	l.tray = l.box(x, y, width, dots-2*clearedGap-supply-y)
	l.handTile, l.handTop = clearedTile*l.unit, max(46*l.unit, 1.7*f.Kit.Size(22))
}
