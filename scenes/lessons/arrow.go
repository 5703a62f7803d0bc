package lessons

import (
	"azulejo/game/stage"
	"azulejo/scenes/board"
)

// arrow is drawn from the source of a move to its target. Its dots appear one after the other and stay.
type arrow struct {
	node  *stage.Node
	dots  *stage.Node // in order from the source
	ticks int         // until all dots are shown
}

// arrowTicks is the duration in which the dots of an arrow appear.
const arrowTicks = 96

// place places an arrow between two rectangles. unit is the number of pixels to a design unit. If still is set, all dots appear at once.
func (a *arrow) place(from, to stage.Rect, unit float64, still bool) {
	a.dots = board.ArrowBetween(from, to, unit)
	a.node.Add(a.dots)
	if !still {
		a.ticks = arrowTicks
	}
	a.show()
}

// clear removes the arrow.
func (a *arrow) clear() {
	a.node.Clear()
	a.ticks = 0
}

func (a *arrow) tick() {
	if a.ticks > 0 {
		a.ticks--
		a.show()
	}
}

// show shows the dots that have appeared.
func (a *arrow) show() {
	dots := a.dots.Children()
	seen := len(dots) * (arrowTicks - a.ticks) / arrowTicks
	for i, n := range dots {
		n.Hidden = i > seen
	}
}

func (a *arrow) moving() bool { return a.ticks > 0 }
