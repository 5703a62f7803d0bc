package game

import (
	"azulejo/engine/quote"
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// notice is a line at the foot of the screen that goes by itself.
type notice struct {
	text  string
	ticks int
}

// noticeTicks is how long a notice stands.
const noticeTicks = 60 * 7

// Notify says something at the foot of the screen for some seconds.
func (c *Context) Notify(text string) { c.notice = notice{quote.Line(text), noticeTicks} }

// Notice is the line shown at present, or empty.
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
