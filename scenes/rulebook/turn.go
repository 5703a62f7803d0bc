package rulebook

import (
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// turnTicks is how long a page turns, and fadeTicks how long it fades where motion is reduced.
const turnTicks, fadeTicks = 18, 9

// turn is the motion of a page that turns: a strip of paper over the pages, which becomes narrower.
type turn struct {
	left    int  // ticks
	forward bool // to a later page
	fades   bool
	strip   *stage.Node
	over    stage.Rect
}

func (t *turn) start(forward bool) { t.left, t.forward = turnTicks, forward }

// cover adds the strip over the pages. Where motion is reduced it fades.
func (t *turn) cover(on *stage.Node, pages stage.Rect, reduced bool) {
	t.over, t.fades = pages, reduced
	if reduced {
		t.left = min(t.left, fadeTicks)
	}
	t.strip = stage.New("", &stage.Fill{Colour: ui.Page.Colour()}, 0, 0, 0, 0)
	on.Add(t.strip)
	t.show()
}

func (t *turn) tick() {
	if t.left > 0 {
		t.left--
		t.show()
	}
}

// show shows the strip as it is at the present tick.
func (t *turn) show() {
	n, r := t.strip, t.over.Grow(-2)
	n.Hidden = t.left == 0
	n.Y, n.H = r.Y+r.H/2, r.H
	if t.fades {
		n.X, n.W, n.Alpha = r.X+r.W/2, r.W, float64(t.left)/fadeTicks
		return
	}
	n.W = r.W * float64(t.left) / turnTicks
	n.X = r.X + n.W/2
	if !t.forward {
		n.X = r.X + r.W - n.W/2
	}
}
