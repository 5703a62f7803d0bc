package game

import (
	"azulejo/engine/sanitize"
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// toast is a message at the foot of the screen that disappears by itself, and the messages that follow it.
type toast struct {
	text   string
	ticks  int
	queue  []string
	layout toastLayout
}

// toastTicks is how long a toast stays.
const toastTicks = 60 * 7

// Notify says something at the foot of the screen for some seconds, in the place of what stands there. It is heard too; whatever it
// tells of others can be seen and stays in one line.
func (c *Context) Notify(text string) {
	c.toast.text, c.toast.ticks, c.toast.layout = sanitize.Line(text), toastTicks, toastLayout{}
	c.Report(c.toast.text)
}

// NotifyNext says something as Notify does once what stands there has gone, so that none of several lines is missed.
func (c *Context) NotifyNext(text string) {
	if c.toast.ticks == 0 {
		c.Notify(text)
	} else {
		c.toast.queue = append(c.toast.queue, text)
	}
}

// wait lets time pass for the lines at the foot of the screen.
func (t *toast) tick(c *Context) {
	t.ticks = max(0, t.ticks-1)
	if t.ticks == 0 && len(t.queue) > 0 {
		next := t.queue[0]
		t.queue = t.queue[1:]
		c.Notify(next)
	}
	if d := c.dispatcher; t.ticks > 0 && d != nil && t.layout.scope != d.Scope {
		t.layout = newToastLayout(c, t.text, d.Scope)
	}
}

// Toast returns the message that is shown at present, or nothing.
func (c *Context) Toast() string {
	if c.toast.ticks == 0 {
		return ""
	}
	return c.toast.text
}

func (t *toast) draw(c *Context) {
	if t.ticks == 0 || t.layout.scope == nil { // it has no place yet
		return
	}
	a, p, r := min(1, float64(t.ticks)/20, float64(toastTicks-t.ticks+1)/12), &t.layout, t.layout.rect
	x, y := r.Middle()
	c.Canvas.Nine("pill", r.X, r.Y, r.W, r.H, c.Unit, gfx.White().Fade(a))
	for i, line := range p.lines {
		at := float64(i) - float64(len(p.lines)-1)/2
		c.Canvas.Text(line, gfx.Sans, p.size, x, y+at*1.25*p.size, 0.5, ui.Ink.Colour().Fade(a))
	}
}
