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

func (p *pageTurn) start(forward bool) { p.ticks, p.forward = turnTicks, forward }

// cover adds the strip over the pages. With reduced motion it fades.
func (p *pageTurn) cover(on *stage.Node, pages stage.Rect, reduced bool) {
	p.over, p.fades = pages, reduced
	if reduced {
		p.ticks = min(p.ticks, fadeTicks)
	}
	p.strip = stage.New("", &stage.Fill{Colour: ui.Page.Colour()}, 0, 0, 0, 0)
	on.Add(p.strip)
	p.show()
}

func (p *pageTurn) tick() {
	if p.ticks > 0 {
		p.ticks--
		p.show()
	}
}

// show shows the strip at the current tick.
func (p *pageTurn) show() {
	n, r := p.strip, p.over.Grow(-2)
	n.Hidden = p.ticks == 0
	n.Y, n.H = r.Y+r.H/2, r.H
	if p.fades {
		n.X, n.W, n.Alpha = r.X+r.W/2, r.W, float64(p.ticks)/fadeTicks
		return
	}
	n.W = r.W * float64(p.ticks) / turnTicks
	n.X = r.X + n.W/2
	if !p.forward {
		n.X = r.X + r.W - n.W/2
	}
}
