package lessons

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// plaque is a sentence on a slab with a tail to what it speaks of.
type plaque struct {
	s    *Scene
	node *stage.Node
	rise int // ticks until it has come
	nods int // ticks until it has nodded
}

// How long the plaque takes to come and to nod, and how far, in device-independent pixels.
const (
	riseTicks = 15
	riseFar   = 12
	nodTicks  = 24
	nodFar    = 6
)

// hang hangs a sentence beside the first hole, clear of all holes, of the bar and of the window's edge.
func (p *plaque) hang(text string, holes []hole) {
	p.node.Clear()
	p.rise, p.nods = riseTicks, 0
	k := p.s.kit()
	size, pad := k.Size(31), 28*k.Unit
	if f := p.s.frame(); f.Shape().Phone() {
		size, pad = 20*k.Device, 14*k.Device
	}
	most := min(0.88*p.s.ctx.W-2*pad, 21*size)
	lines := k.Fonts.Wrap(text, gfx.SerifBold, size, table.Even(k.Fonts, text, gfx.SerifBold, size, most))
	step := 1.2 * size
	r := stage.Rect{W: k.Fonts.Widest(lines, gfx.SerifBold, size) + 2*pad, H: float64(len(lines))*step + 1.2*pad}
	side := 0.75 * pad
	r = p.room(r, holes, side)
	if len(holes) > 0 {
		p.node.Add(table.Tail(k, r, holes[0].Rect, side))
	}
	role := stage.RoleText
	if p.s.misses > 0 && p.s.said != "" {
		role = stage.RoleAlert
	}
	box := stage.Box("plaque-face", stage.Slab("pill", k.Unit, 0), r).Says(role, text)
	for i, line := range lines {
		l := &stage.Label{Text: line, Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
		box.Add(stage.New("", l, 0, table.FromMiddle(i, len(lines))*step, 0, 0))
	}
	p.node.Add(box)
	p.lie()
}

// nod shakes the head at what was done.
func (p *plaque) nod() { p.rise, p.nods = 0, nodTicks }

func (p *plaque) tick() {
	p.rise, p.nods = max(0, p.rise-1), max(0, p.nods-1)
	p.lie()
}

func (p *plaque) moving() bool { return p.rise > 0 || p.nods > 0 }

// lie puts the plaque where it is now.
func (p *plaque) lie() {
	left := float64(p.rise) / riseTicks
	p.node.Alpha, p.node.X, p.node.Y = 1-left, 0, 0
	if !p.s.ctx.Settings.ReducedMotion {
		p.node.Y = left * left * riseFar * p.s.ctx.Device
		p.node.X = math.Sin(float64(p.nods)/nodTicks*4*math.Pi) * nodFar * p.s.ctx.Device
	}
}

// room moves the rectangle of a plaque to where it covers least of what matters, with its tail beside the first hole.
func (p *plaque) room(r stage.Rect, holes []hole, tail float64) stage.Rect {
	c, window := p.s.ctx, p.s.frame().Window
	n := table.Nook{Window: window.Grow(-10 * c.Device), Kept: []stage.Rect{p.s.bar.room, p.s.bar.top}, Matters: []stage.Rect{p.s.rooms.Action}}
	if len(holes) == 0 {
		x, y := c.W/2, 0.4*c.H
		if !p.s.run.Done() {
			x, y = p.s.rooms.Title.Middle()
		}
		r.X, r.Y = x-r.W/2, y-r.H/2
		return n.Within(r)
	}
	for _, h := range holes[1:] {
		n.Matters = append(n.Matters, h.Rect)
	}
	return n.Find(r, holes[0].Rect, tail+10*c.Unit)
}
