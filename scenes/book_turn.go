package scenes

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// turnTicks and fadeTicks are how long a leaf turns, and how long it fades where motion is reduced.
const turnTicks, fadeTicks = 18, 9

// leafTurn is a leaf that turns: a strip of paper with a shadow, ever narrower.
type leafTurn struct {
	left  int // ticks
	on    bool
	still bool
	strip *stage.Node
	over  stage.Rect
}

func (t *leafTurn) begin(on bool) { t.left, t.on = turnTicks, on }

// lie lays the leaf over the pages.
func (t *leafTurn) lie(on *stage.Node, over stage.Rect, still bool) {
	t.over, t.still = over, still
	if still {
		t.left = min(t.left, fadeTicks)
	}
	t.strip = stage.New("", &stage.Fill{Colour: gfx.Hex(0xFBF6E8)}, 0, 0, 0, 0)
	on.Add(t.strip)
	t.settle()
}

func (t *leafTurn) tick() {
	if t.left > 0 {
		t.left--
		t.settle()
	}
}

// settle lays the leaf as far as it has turned.
func (t *leafTurn) settle() {
	n, r := t.strip, t.over.Grow(-2)
	n.Hidden = t.left == 0
	n.Y, n.H = r.Y+r.H/2, r.H
	if t.still {
		n.X, n.W, n.Alpha = r.X+r.W/2, r.W, float64(t.left)/fadeTicks
		return
	}
	n.W = r.W * float64(t.left) / turnTicks
	n.X = r.X + n.W/2
	if !t.on {
		n.X = r.X + r.W - n.W/2
	}
}
