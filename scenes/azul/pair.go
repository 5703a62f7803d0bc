package azul

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The grid of a table for two, in design units: offer, boards of one width, log and buttons.
const (
	pairMargin = 24.0
	pairGutter = 20.0
	pairOffer  = 560.0
	pairBoards = 660.0
	pairLog    = 292.0
	pairOther  = 392.0 / (392 + 440) // what the other's board has of the height of both
	pairStock  = 158.0
	crowdLog   = 214.0 // the width of the log beside the viewer's board at a table for more
)

// pair lays a table for two out in three columns.
func (l *layout) pair() {
	w, h := l.frame.W/l.frame.Kit.Unit, l.frame.H/l.frame.Kit.Unit
	high := h - 2*pairMargin
	boards := pairBoards * max(1, min((high-pairGutter)/832, 1.2))
	room := w - 2*pairMargin - 2*pairGutter
	log := max(pairLog, min(0.32*room, room-pairOffer-boards))
	boards = min(boards, room-log-pairOffer*0.85)
	offer := room - log - boards
	x := pairMargin + offer + pairGutter
	other := (high - pairGutter) * pairOther
	l.boards[(l.frame.Viewer+1)%2] = newOpenBoard(l.frame.Box(x, pairMargin, boards, other))
	l.boards[l.frame.Viewer] = newOpenBoard(l.frame.Box(x, pairMargin+other+pairGutter, boards, high-pairGutter-other))
	l.pairOffer(offer, high)
	l.pairLog(x+boards+pairGutter, log, high)
}

// crowd lays a table for three or four out: the boards of the others in a row above the viewer's and the log, and the buttons in a row below.
func (l *layout) crowd() {
	w, h := l.frame.W/l.frame.Kit.Unit, l.frame.H/l.frame.Kit.Unit
	high := h - 2*pairMargin
	room := w - 2*pairMargin - pairGutter
	offer := min(pairOffer*max(1, min((high-pairGutter)/832, 1.3)), 0.37*room)
	l.pairOffer(offer, high)
	x, right := pairMargin+offer+pairGutter, room-offer
	button := l.frame.Kit.Target(62) / l.frame.Kit.Unit
	n := float64(l.frame.Seats - 1)
	small := min((right-pairGutter*(n-1))/n, 0.39*high*boardW/boardH)
	top := small * boardH / boardW
	y := pairMargin + top + pairGutter
	own := high - top - 2*pairGutter - button
	big := min(right-pairGutter-crowdLog, own/(openTall-0.3)*openWide*1.03)
	l.seat(func(i int) stage.Rect { return l.frame.Box(x+float64(i)*(small+pairGutter), pairMargin, small, top) }, l.frame.Box(x, y, big, own))
	tall := min(own, 9.2/openWide*big)
	l.boards[l.frame.Viewer] = newOpenBoard(l.frame.Box(x, y+(own-tall)/2, big, tall))
	l.rooms.Panel = l.frame.Box(x+big+pairGutter, y, right-big-pairGutter, own)
	l.rooms.Buttons = l.frame.Box(x, h-pairMargin-button, right, button)
}

// pairOffer fills the left column: title, factories, bag and lid.
func (l *layout) pairOffer(w, high float64) {
	title := min(table.TitleHeight(l.frame.Kit.Scale, 84), 0.2*high)
	l.rooms.Title = l.frame.Box(pairMargin, 18, w, title)
	top, foot := 18+title+10, pairMargin+high-pairStock
	l.offer = l.frame.FitOffer(mould, l.frame.Box(pairMargin, top, w, foot-top-10))
	l.stock = l.frame.Box(pairMargin, foot, w, pairStock)
}

// pairLog fills the right column: the log, and below it three rows of two buttons.
func (l *layout) pairLog(x, w, high float64) {
	button := l.frame.Kit.Target(50) / l.frame.Kit.Unit
	buttons := 3*button + 2*10
	l.rooms.Panel = l.frame.Box(x, pairMargin, w, high-buttons-pairGutter)
	l.rooms.Buttons = l.frame.Box(x, pairMargin+high-buttons, w, buttons)
}

// An open board has no head: name and score stand in the corner above the staircase of its lines, what the round brings right of its floor
// line. Lengths are in pitches.
const (
	openWide  = 12.0 // the width of a board
	openLeft  = 1.07 // from its left edge to the middle of the longest line's end
	openTop   = 1.12 // from its top to the middle of the first row
	openTall  = 8.0  // its height
	openApart = 0.37 // how much further than elsewhere the wall lies from the lines
	openDrop  = 1.5  // from the last row to the floor line
)

func newOpenBoard(r stage.Rect) board {
	p := min(r.W/openWide, r.H/(openTall-0.3))
	b := board{rect: r, row: pitch, drop: (openDrop - 1) * pitch, k: p / pitch, apart: openApart * pitch, keep: floorX + 7.08*pitch, emblem: p}
	b.x = r.X + (r.W-openWide*p)/2 + openLeft*p - (lineX-4*pitch)*b.k
	b.y = r.Y + (r.H-openTall*p)/2 + (openTop+0.02)*p - topY*b.k
	b.title = b.part(-0.5, -0.5, 3.8, 1)
	b.level = b.part(-0.5, 0.47, 2.9, 0.5)
	b.number = b.part(-0.5, 1, 1.9, 1.4)
	b.sum = b.part(7.6, 4.85, 2.72, 1.3)
	return b
}

// part is a rectangle in pitches from the middle of the longest line's end and that of the first row.
func (b *board) part(x, y, w, h float64) stage.Rect {
	at := b.spot(engine.Line, 0, lines-1)
	p := pitch * b.k
	return stage.Rect{X: at.X + x*p, Y: at.Y + y*p, W: w * p, H: h * p}
}
