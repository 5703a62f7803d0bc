package lessons

import (
	"azulejo/game/stage"
	"azulejo/scenes/board"
)

// arrow is drawn from where a move begins to where it goes. Its dots come one after the other, once, and stay.
type arrow struct {
	node *stage.Node
	dots *stage.Node // in the order of the way
	left int         // ticks until all are there
}

// arrowTicks is how long the dots of an arrow take to come.
const arrowTicks = 96

// lay draws an arrow between two rectangles; unit is the number of pixels to a design unit. Without motion all of it is there at once.
func (a *arrow) lay(from, to stage.Rect, unit float64, still bool) {
	a.dots = board.ArrowBetween(from, to, unit)
	a.node.Add(a.dots)
	if !still {
		a.left = arrowTicks
	}
	a.show()
}

// clear removes the arrow.
func (a *arrow) clear() {
	a.node.Clear()
	a.left = 0
}

func (a *arrow) tick() {
	if a.left > 0 {
		a.left--
		a.show()
	}
}

// show shows the dots that have come.
func (a *arrow) show() {
	dots := a.dots.Children()
	seen := len(dots) * (arrowTicks - a.left) / arrowTicks
	for i, n := range dots {
		n.Hidden = i > seen
	}
}

func (a *arrow) moving() bool { return a.left > 0 }
