package game

import (
	"math"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// noticePlace is where a notice stands on a stage, and what there is room for of it.
type noticePlace struct {
	scope *stage.Node
	rect  stage.Rect
	line  string
	size  float64
}

// NoticeRect is where a notice would stand on a stage.
func (c *Context) NoticeRect(text string, on *stage.Node) stage.Rect {
	return placeNotice(c, text, on).rect
}

// placeNotice finds the place of a notice: the foot of the window or, where that would cover words or what can be pressed, above them.
func placeNotice(c *Context, text string, on *stage.Node) noticePlace {
	k := c.Kit()
	room := c.W - 60*c.Unit
	p := noticePlace{scope: on, size: k.Fit(text, gfx.Sans, k.Size(17), room)}
	p.line = k.Fonts.Cut(text, gfx.Sans, p.size, room)
	w, _ := k.Fonts.Measure(p.line, gfx.Sans, p.size)
	p.rect = stage.Rect{W: w + 48*c.Unit, H: p.size * 2.2}
	p.rect.X, p.rect.Y = (c.W-p.rect.W)/2, c.H-p.rect.H-14*c.Unit
	p.rect = clearest(p.rect, 4*c.Unit, c.H/2, inTheWay(c, on))
	return p
}

// hindrance is something on a stage that would rather not be covered.
type hindrance struct {
	stage.Rect
	weight int
}

// inTheWay is what is to be read and what is to be pressed. Buttons weigh most, as they are few and looked for.
func inTheWay(c *Context, on *stage.Node) (all []hindrance) {
	on.Walk(func(n *stage.Node) {
		if n.Stops() {
			weight := 2
			if p, ok := n.Art.(*stage.Panel); ok && strings.HasPrefix(p.Name, "button") {
				weight = 40
			}
			all = append(all, hindrance{n.Bounds(), weight})
		}
		if l, ok := n.Art.(*stage.Label); ok && l.Text != "" {
			x, y := n.Centre()
			w, _ := c.Pages.Fonts().Measure(l.Text, l.Face, l.Size)
			all = append(all, hindrance{stage.Rect{X: x - w*l.Align, Y: y - l.Size/2, W: w, H: l.Size}, 1})
		}
	})
	return all
}

// clearest moves a rectangle up to where it covers least, not above a height, and by no more than that takes.
func clearest(r stage.Rect, gap, highest float64, all []hindrance) stage.Rect {
	best, least := r, math.MaxInt
	try := func(y float64) {
		covered := 0
		r.Y = y
		for _, h := range all {
			if h.Meets(r) {
				covered += h.weight
			}
		}
		if covered < least || covered == least && y > best.Y {
			best, least = r, covered
		}
	}
	foot := r.Y
	try(foot)
	for _, h := range all {
		if y := h.Y - r.H - gap; y > highest && y < foot {
			try(y)
		}
	}
	return best
}
