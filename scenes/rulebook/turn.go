package rulebook

import (
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// turnTicks is the duration of turning a page, and fadeTicks that of fading it with reduced motion.
const turnTicks, fadeTicks = 18, 9

// pageTurn is the animation of turning a page: a strip of paper over the pages that becomes narrower.
type pageTurn struct {
	ticks   int  // ticks
	forward bool // to a later page
	fades   bool
	strip   *stage.Node
	over    stage.Rect
}

func (t *pageTurn) start(forward bool) { t.ticks, t.forward = turnTicks, forward }

// cover adds the strip over the pages. With reduced motion it fades.
func (t *pageTurn) cover(on *stage.Node, pages stage.Rect, reduced bool) {
	t.over, t.fades = pages, reduced
	if reduced {
		t.ticks = min(t.ticks, fadeTicks)
	}
	t.strip = stage.New("", &stage.Fill{Colour: ui.Page.Colour()}, 0, 0, 0, 0)
	on.Add(t.strip)
	t.show()
}

func (t *pageTurn) tick() {
	if t.ticks > 0 {
		t.ticks--
		t.show()
	}
}

// show shows the strip at the current tick.
func (t *pageTurn) show() {
	n, r := t.strip, t.over.Grow(-2)
	n.Hidden = t.ticks == 0
	n.Y, n.H = r.Y+r.H/2, r.H
	if t.fades {
		n.X, n.W, n.Alpha = r.X+r.W/2, r.W, float64(t.ticks)/fadeTicks
		return
	}
	n.W = r.W * float64(t.ticks) / turnTicks
	n.X = r.X + n.W/2
	if !t.forward {
		n.X = r.X + r.W - n.W/2
	}
}
