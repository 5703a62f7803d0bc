package lessons

import (
	"math"

	"azulejo/game/gfx"
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

// The size of the pointing hand, from its fingertip to its cuff, in design units and its minimum in device-independent pixels.
const (
	handHeight    = 70.0
	minHandHeight = 44.0
)

// The coordinates of the pointing hand, before it is tilted and scaled: the fingertip is at the origin, and y increases to handLength at the end of the
// cuff.
const (
	handLength = 102.0
	handLine   = 4.6   // the width of its outline
	handTilt   = -0.26 // radians
)

// curve is a cubic Bézier curve from the end of the curve before: two control points and its end. Control points that are left out make it straight.
type curve [][2]float64

// handShape returns the outline of fingers, fist and thumb, clockwise from the left of the fingertip.
func handShape() []curve {
	return []curve{
		{{-8.4, 8.4}},
		{{-8.4, -2.8}, {8.4, -2.8}, {8.4, 8.4}},
		{{8.4, 37.4}},
		{{9, 37.4}},
		{{11.4, 32}, {23.2, 32.6}, {23.2, 40.4}},
		{{23.8, 40.6}},
		{{27, 36.2}, {37.6, 37.2}, {37.7, 44.8}},
		{{38.3, 45}},
		{{41.6, 41.6}, {51.4, 43.2}, {51.6, 51.6}},
		{{51.9, 58}, {52.2, 62}, {51.6, 67}},
		{{50.8, 76}, {46.2, 82}, {44.4, 91}},
		{{5, 91}},
		{{3, 83.4}, {-5.6, 78}, {-10.6, 70.4}},
		{{-15, 63.6}, {-20, 57.6}, {-24.6, 53.6}},
		{{-31, 47.8}, {-25, 39.8}, {-17.6, 42.6}},
		{{-14, 44}, {-11.4, 46.8}, {-9, 50.4}},
		{{-8.4, 50.2}},
	}
}

// handLight returns the lit part of the hand: all but its lower right edge.
func handLight() []curve {
	return []curve{
		{{-8.4, 8.4}},
		{{-8.4, -2.8}, {5.4, -2.8}, {5.4, 8.4}},
		{{5.6, 37}},
		{{10, 33}, {20.6, 33.4}, {20.8, 41}},
		{{26, 37}, {35, 38}, {35.2, 45.4}},
		{{39.4, 42.4}, {46.4, 44}, {46.6, 52}},
		{{46.8, 58}, {46.8, 61}, {46, 66}},
		{{44.6, 74}, {38, 80}, {33, 84.6}},
		{{22, 88}, {12, 88}, {5, 91}},
		{{3, 83.4}, {-5.6, 78}, {-10.6, 70.4}},
		{{-15, 63.6}, {-20, 57.6}, {-24.6, 53.6}},
		{{-31, 47.8}, {-25, 39.8}, {-17.6, 42.6}},
		{{-14, 44}, {-11.4, 46.8}, {-9, 50.4}},
		{{-8.4, 50.2}},
	}
}

// handCentre is a point from which all of the outline is in view, so that triangles around it fill the hand.
func handCentre() [2]float64 { return [2]float64{0, 56} }

// handScale returns the number of pixels to a unit of the hand.
func handScale(k *ui.Kit) float64 {
	return max(handHeight*k.Unit, minHandHeight*k.Device) / handLength
}

// handRect returns the rectangle around a hand with its fingertip at a spot.
func handRect(k *ui.Kit, tip table.Spot) stage.Rect {
	s := handScale(k)
	return stage.Rect{X: tip.X - 18*s, Y: tip.Y, W: 90 * s, H: 105 * s}
}

// newHand returns a hand with the tip of its finger at the origin, drawn in shapes so that it is crisp at any size.
func newHand(k *ui.Kit) *stage.Node {
	scale := handScale(k)
	g := stage.Group("pointing-hand")
	g.Rotation = handTilt
	add := func(all []curve, centre [2]float64, line float64, ink, fill gfx.Colour) *stage.Node {
		o := &table.Outline{Width: line * scale, Ink: ink, Fill: fill}
		for _, p := range flatten(all) {
			o.Corners = append(o.Corners, [2]float64{(p[0] - centre[0]) / handLength, (p[1] - centre[1]) / handLength})
		}
		side := handLength * scale
		n := stage.New("", o, centre[0]*scale, centre[1]*scale, side, side)
		g.Add(n)
		return n
	}
	none, ink, shadow := gfx.Colour{}, ui.Ink.Colour(), ui.Shadow.Colour().Fade(0.3)
	drop := func(n *stage.Node) { n.X, n.Y = n.X+4.5*scale, n.Y+4*scale }
	cuff := capsule([2]float64{5, 95.5}, [2]float64{44.4, 95.5}, 6.4)
	drop(add(handShape(), handCentre(), handLine, shadow, shadow))
	add(handShape(), handCentre(), 0, none, ui.WarmCloth.Colour())
	add(handLight(), handCentre(), 0, none, ui.Surface.Colour())
	for _, at := range [][3]float64{{8.4, 38, 55}, {23.4, 41, 56.5}, {37.8, 45.4, 57.5}} { // between the fingers
		add(capsule([2]float64{at[0], at[1]}, [2]float64{at[0], at[2]}, 0.7), [2]float64{at[0], at[1]}, 2.2, ink, ink)
	}
	add(handShape(), handCentre(), handLine, ink, none)
	add(cuff, [2]float64{24.7, 95.5}, 3.6, ui.Gold.Colour(), ui.Medal.Colour())
	add(capsule([2]float64{7, 93.4}, [2]float64{41, 93.4}, 0.6), [2]float64{24, 93.4}, 1, ui.LightDust.Colour(), ui.LightDust.Colour())
	return g
}

// capsule returns a line from a to b with round ends of a radius.
func capsule(a, b [2]float64, radius float64) []curve {
	d := math.Hypot(b[0]-a[0], b[1]-a[1])
	x, y := (b[0]-a[0])/d*radius, (b[1]-a[1])/d*radius
	const round = 4.0 / 3 // control points that make half a circle
	return []curve{
		{{a[0] - y, a[1] + x}},
		{{a[0] - y - round*x, a[1] + x - round*y}, {a[0] + y - round*x, a[1] - x - round*y}, {a[0] + y, a[1] - x}},
		{{b[0] + y, b[1] - x}},
		{{b[0] + y + round*x, b[1] - x + round*y}, {b[0] - y + round*x, b[1] + x + round*y}, {b[0] - y, b[1] + x}},
	}
}

// curveSteps is the number of straight lines that a curve is drawn with.
const curveSteps = 8

// flatten returns the corners of a shape. Its curves begin where the last one ends.
func flatten(all []curve) (corners [][2]float64) {
	at := all[len(all)-1][len(all[len(all)-1])-1]
	for _, c := range all {
		to := c[len(c)-1]
		switch {
		case len(c) == 1 && to != at:
			corners = append(corners, to)
		case len(c) == 3:
			for i := range curveSteps {
				t := float64(i+1) / curveSteps
				u := 1 - t
				var p [2]float64
				for j := range p {
					p[j] = u*u*u*at[j] + 3*u*u*t*c[0][j] + 3*u*t*t*c[1][j] + t*t*t*to[j]
				}
				corners = append(corners, p)
			}
		}
		at = to
	}
	return corners
}
