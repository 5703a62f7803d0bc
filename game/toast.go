package game

import (
	"azulejo/engine/sanitize"
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// toast is the message at the bottom of the screen, which disappears after some seconds, and the messages queued after it.
type toast struct {
	text   string
	ticks  int // left
	queue  []string
	layout toastLayout
}

// toastTicks is the duration of a toast.
const toastTicks = 60 * 7

// Notify shows a toast in place of the current one and reports it to screen readers. Control characters in text are removed and line breaks
// replaced.
func (c *Context) Notify(text string) {
	c.toast.text, c.toast.ticks, c.toast.layout = sanitize.Line(text), toastTicks, toastLayout{}
	c.Report(c.toast.text)
}

// NotifyNext shows a toast after the current and the queued ones, so that each can be read.
func (c *Context) NotifyNext(text string) {
	if c.toast.ticks == 0 {
		c.Notify(text)
	} else {
		c.toast.queue = append(c.toast.queue, text)
	}
}

// tick advances the toast by one tick.
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

// Toast returns the text of the current toast, or "".
func (c *Context) Toast() string {
	if c.toast.ticks == 0 {
		return ""
	}
	return c.toast.text
}

// draw draws the toast, faded in and out.
func (t *toast) draw(c *Context) {
	if t.ticks == 0 || t.layout.scope == nil { // not laid out yet
		return
	}
	alpha, l, r := min(1, float64(t.ticks)/20, float64(toastTicks-t.ticks+1)/12), &t.layout, t.layout.rect
	x, y := r.Middle()
	c.Canvas.Nine("pill", r.X, r.Y, r.W, r.H, c.Unit, gfx.White().Fade(alpha))
	for i, line := range l.lines {
		row := float64(i) - float64(len(l.lines)-1)/2
		c.Canvas.Text(line, gfx.Sans, l.size, x, y+row*1.25*l.size, 0.5, ui.Ink.Colour().Fade(alpha))
	}
}
