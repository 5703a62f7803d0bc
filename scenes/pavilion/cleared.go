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
func (l *layout) cleared() {
	l.wide(1)
	u := l.frame.Kit.Unit
	x, end := l.frame.Mirror.Turn(l.rooms.Title).X/u, l.frame.Mirror.Turn(l.rooms.Panel).X/u-18
	w, h, button := l.frame.W/u, l.frame.H/u, l.frame.Kit.Target(54)/u
	room := h - 48 - button // there are buttons below
	bigW := min(clearedBoard*w, room*boardShape)
	if bigW < 640*l.frame.Kit.Growth() { // two rows of buttons
		room -= button + 14
		button += button + 14
	}
	bigH := min(room, bigW/boardShape)
	l.rooms.Buttons = l.frame.Box(end-bigW, h-18-button, bigW, button)
	l.boards[l.frame.Viewer] = newBoard(l.frame.Box(end-bigW, 18+(room-bigH)/2, bigW, bigH), l.frame.Kit, true)
	l.handAndSupply(x, end-bigW-18-x, h)
}

// handAndSupply has below title and jokers the hand, the supply, the empty plates, bag and storage.
func (l *layout) handAndSupply(x, width, h float64) {
	title := table.TitleHeight(l.title, 80)
	l.rooms.Title = l.frame.Box(x, 14, width, title)
	l.wheel = l.frame.Box(x, title+18, width, 50)
	y, stock := title+18+50+clearedGap, h-82.0
	l.stock = l.frame.Box(x+8, stock, min(width-16, 470), 66)
	dots := stock - clearedGap - clearedDots
	l.offer = table.FitDots(l.frame.Box(x, dots, width, clearedDots), l.frame.Factories(), mould.Round)
	supply := max(176, 2*l.frame.Kit.Target(0)/l.frame.Kit.Unit+24)
	l.supply = l.frame.Box(x, dots-clearedGap-supply, width, supply)
	l.tray = l.frame.Box(x, y, width, dots-2*clearedGap-supply-y)
	l.handTile, l.handTop = clearedTile*l.frame.Kit.Unit, max(46*l.frame.Kit.Unit, 1.7*l.frame.Kit.Size(22))
}
