package lessons

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// trail is dots from where a move begins to where it goes. They come one after the other, once, and stay.
type trail struct {
	s    *Scene
	node *stage.Node
	left int // ticks until all are there
}

// The dots of a trail: how long they take to come, and how far they lie apart, in design units.
const (
	trailTicks = 96
	trailStep  = 17
	trailDot   = 10
	trailGold  = 0xFFD978
)

// lay lays dots between the first two holes of a step that waits for a move.
func (t *trail) lay(holes []hole) {
	t.node.Clear()
	t.left = 0
	if len(holes) < 2 || len(t.s.run.Step().Moves) == 0 || t.s.said != "" {
		return
	}
	u := t.s.kit().Unit
	from, to := edge(holes[0].Rect, holes[1].Rect), edge(holes[1].Rect, holes[0].Rect)
	way := math.Hypot(to.X-from.X, to.Y-from.Y)
	n := int(way / (trailStep * u))
	if n < 2 {
		return
	}
	bend := 0.14 * way
	for i := range n {
		x, y := along(from, to, bend, float64(i)/float64(n))
		t.node.Add(stage.New("", &stage.Sprite{Name: "knob", Tint: gfx.Hex(trailGold)}, x, y, trailDot*u, trailDot*u))
	}
	x, y := along(from, to, bend, 1)
	px, py := along(from, to, bend, 0.96)
	tip := stage.New("", &stage.Sprite{Name: "arrow", Tint: gfx.White()}, x, y, 30*u, 19*u)
	tip.Turn = math.Atan2(y-py, x-px)
	t.node.Add(tip)
	if !t.s.ctx.Settings.ReducedMotion {
		t.left = trailTicks
	}
	t.show()
}

// edge is where the way from the middle of a rectangle to that of another leaves it.
func edge(r, to stage.Rect) table.Spot {
	x, y := r.Middle()
	tx, ty := to.Middle()
	dx, dy := tx-x, ty-y
	t := 1.0
	if dx != 0 {
		t = min(t, r.W/2/math.Abs(dx))
	}
	if dy != 0 {
		t = min(t, r.H/2/math.Abs(dy))
	}
	return table.Spot{X: x + dx*t, Y: y + dy*t}
}

// along is a point of the bent way, t from 0 to 1.
func along(from, to table.Spot, bend, t float64) (x, y float64) {
	return from.X + (to.X-from.X)*t, from.Y + (to.Y-from.Y)*t + 4*bend*t*(1-t)
}

func (t *trail) tick() {
	if t.left > 0 {
		t.left--
		t.show()
	}
}

// show shows the dots that have come.
func (t *trail) show() {
	dots := t.node.Children()
	seen := len(dots) * (trailTicks - t.left) / trailTicks
	for i, n := range dots {
		n.Hidden = i > seen
	}
}

func (t *trail) moving() bool { return t.left > 0 }
