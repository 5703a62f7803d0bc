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
}

// noticeTicks is how long a notice stands.
const noticeTicks = 60 * 7

// Notify says something at the foot of the screen for some seconds, in the place of what stands there.
func (c *Context) Notify(text string) { c.stand(text) }

// stand lets a line stand at the foot of the screen, where it is heard too. Whatever it tells of others can be seen and stays in one line.
func (c *Context) stand(text string) {
	c.notice.text, c.notice.ticks = quote.Line(text), noticeTicks
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
func (c *Context) wait() {
	n := &c.notice
	if n.ticks > 0 {
		n.ticks--
	}
	if n.ticks == 0 && len(n.waiting) > 0 {
		next := n.waiting[0]
		n.waiting = n.waiting[1:]
		c.stand(next)
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
	if n.ticks == 0 {
		return
	}
	k := c.Kit()
	size := k.Size(17)
	text := k.Cut(n.text, gfx.Sans, size, c.W-60*c.Unit)
	w, _ := k.Fonts.Measure(text, gfx.Sans, size)
	a := min(1, float64(n.ticks)/20, float64(noticeTicks-n.ticks+1)/12)
	h := size * 2.2
	c.Canvas.Nine("pill", "pill", (c.W-w)/2-24*c.Unit, c.H-h-14*c.Unit, w+48*c.Unit, h, c.Unit, gfx.White().Fade(a))
	c.Canvas.Text(text, gfx.Sans, size, c.W/2, c.H-h/2-14*c.Unit, 0.5, gfx.Hex(ui.Ink).Fade(a))
}
