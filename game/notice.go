package game

import (
	"azulejo/engine/quote"
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// notice is a line at the foot of the screen that goes by itself, and the lines that stand there after it.
type notice struct {
	text    string
	ticks   int
	waiting []string
	place   noticePlace
}

// noticeTicks is how long a notice stands.
const noticeTicks = 60 * 7

// Notify says something at the foot of the screen for some seconds, in the place of what stands there. It is heard too; whatever it
// tells of others can be seen and stays in one line.
func (c *Context) Notify(text string) {
	c.notice.text, c.notice.ticks, c.notice.place = quote.Line(text), noticeTicks, noticePlace{}
	c.Announce(c.notice.text)
}

// NotifyNext says something as Notify does once what stands there has gone, so that none of several lines is missed.
func (c *Context) NotifyNext(text string) {
	if c.notice.ticks == 0 {
		c.Notify(text)
	} else {
		c.notice.waiting = append(c.notice.waiting, text)
	}
}

// wait lets time pass for the lines at the foot of the screen.
func (n *notice) wait(c *Context) {
	n.ticks = max(0, n.ticks-1)
	if n.ticks == 0 && len(n.waiting) > 0 {
		next := n.waiting[0]
		n.waiting = n.waiting[1:]
		c.Notify(next)
	}
	if d := c.directed; n.ticks > 0 && d != nil && n.place.scope != d.Scope {
		n.place = placeNotice(c, n.text, d.Scope)
	}
}

// Notice is the line that stands there at present, or empty.
func (c *Context) Notice() string {
	if c.notice.ticks == 0 {
		return ""
	}
	return c.notice.text
}

func (n *notice) draw(c *Context) {
	if n.ticks == 0 || n.place.scope == nil { // it has no place yet
		return
	}
	a, p, r := min(1, float64(n.ticks)/20, float64(noticeTicks-n.ticks+1)/12), &n.place, n.place.rect
	c.Canvas.Nine("pill", r.X, r.Y, r.W, r.H, c.Unit, gfx.White().Fade(a))
	c.Canvas.Text(p.line, gfx.Sans, p.size, c.W/2, r.Y+r.H/2, 0.5, gfx.Hex(ui.Ink).Fade(a))
}
