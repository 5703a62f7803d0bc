package lessons

import (
	"math"

	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// arrow shows a move: dots from its source to its target, if it has one, that appear one after the other and stay, and a hand that points along them once and
// then rests at the source.
type arrow struct {
	node  *stage.Node
	dots  *stage.Node // in order from the source
	hand  *stage.Node
	rest  table.Spot // of the fingertip
	ticks int        // until the hand is at rest
}

// arrowTicks is the duration in which the dots of an arrow appear. In returnTicks the hand fades at the target, and appears again at the source.
const (
	arrowTicks  = 96
	returnTicks = 36
)

// place places the dots of an arrow, and a hand that rests with its fingertip at a spot. If still is set or there are no dots, all appears at once.
func (a *arrow) place(k *ui.Kit, dots *stage.Node, rest table.Spot, still bool) {
	a.dots, a.hand, a.rest = dots, newHand(k), rest
	a.node.Add(a.dots, a.hand)
	if !still && len(dots.Children()) > 0 {
		a.ticks = arrowTicks + returnTicks
	}
	a.show()
}

// clear removes the arrow.
func (a *arrow) clear() {
	a.node.Clear()
	a.hand = nil
	a.ticks = 0
}

// obstacleDots is the number of dots that form one obstacle.
const obstacleDots = 3

// handFingers is the height of the fingers, relative to that of the hand.
const handFingers = 0.5

// addTo adds the dots of the arrow and the hand to obstacles. The cuff of the hand may be covered.
func (a *arrow) addTo(k *ui.Kit, o *popover.Obstacles) {
	if a.hand == nil {
		return
	}
	dots := a.dots.Children()
	for i := 0; i < len(dots); i += obstacleDots {
		last := dots[min(i+obstacleDots, len(dots))-1]
		o.Spare = append(o.Spare, dots[i].Bounds().Union(last.Bounds()))
	}
	hand := handRect(k, a.rest)
	o.Avoid = append(o.Avoid, hand)
	hand.H *= handFingers
	o.Spare = append(o.Spare, hand)
}

// tick advances the animation by a tick. The hand is hidden while the person moves tiles.
func (a *arrow) tick(busy bool) {
	if a.hand != nil {
		a.hand.Hidden = busy
	}
	if a.ticks > 0 {
		a.ticks--
		a.show()
	}
}

// show shows the dots that have appeared, and the hand where they end.
func (a *arrow) show() {
	dots := a.dots.Children()
	share := min(1, float64(arrowTicks+returnTicks-a.ticks)/arrowTicks)
	seen := share * float64(len(dots))
	for i, n := range dots {
		n.Hidden = i > int(seen)
	}
	a.hand.Alpha, a.hand.X, a.hand.Y = 1, a.rest.X, a.rest.Y
	switch half := returnTicks / 2; {
	case a.ticks < half: // it appears at the source
		a.hand.Alpha = 1 - float64(a.ticks)/float64(half)
		return
	case a.ticks < returnTicks: // it fades at the target
		a.hand.Alpha = float64(a.ticks-half) / float64(half)
	}
	a.hand.X, a.hand.Y = a.pointAt(seen)
}

// pointAt returns the point after a number of dots, on the way from the rest of the hand.
func (a *arrow) pointAt(n float64) (x, y float64) {
	dots := a.dots.Children()
	i := int(math.Ceil(n)) - 1 // the dot that is next, or reached
	if i < 0 {
		return a.rest.X, a.rest.Y
	}
	from := stage.New("", nil, a.rest.X, a.rest.Y, 0, 0)
	if i > 0 {
		from = dots[i-1]
	}
	t, to := n-float64(i), dots[i]
	return from.X + (to.X-from.X)*t, from.Y + (to.Y-from.Y)*t
}

func (a *arrow) moving() bool { return a.ticks > 0 }
