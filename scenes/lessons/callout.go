package lessons

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// callout is the sentence of a step with a tail to its subject.
type callout struct {
	s    *Scene
	node *stage.Node
	rise int // ticks until it has come
	nods int // ticks until it has nodded
}

// How long the callout takes to come and to nod, and how far, in device-independent pixels.
const (
	riseTicks = 15
	riseFar   = 12
	nodTicks  = 24
	nodFar    = 6
)

// show puts a sentence beside the first hole, clear of all holes, of the bar and of the window's edge. Where there is no room for it, its
// text is smaller.
func (c *callout) show(text string, holes []hole) {
	c.node.Clear()
	c.rise, c.nods = riseTicks, 0
	k := c.s.kit()
	size, pad := k.Size(31), 28*k.Unit
	if f := c.s.frame(); f.Shape().Phone() {
		size, pad = max(20*k.Device, k.Floor()), 14*k.Device
	}
	side := 0.75 * pad
	p := c.placement(k, holes, side)
	var box *stage.Node
	for ; box == nil; size = max(k.Floor(), 0.9*size) {
		box = c.place(k, p, text, size, pad, holes, size <= k.Floor())
	}
	if box.Voice.Role = stage.RoleText; c.s.misses > 0 && c.s.said != "" {
		box.Voice.Role = stage.RoleAlert
	}
	if r := box.Bounds(); len(holes) > 0 {
		c.node.Add(table.Tail(k, r, holes[0].Rect, side))
	}
	c.node.Add(box)
	c.lie()
}

// place returns the box of a sentence at a text size where there is room for it, nil where there is none, or where it covers least if it
// has to be placed.
func (c *callout) place(k *ui.Kit, p *popover.Placement, text string, size, pad float64, holes []hole, has bool) *stage.Node {
	most := min(0.88*c.s.ctx.W-2*pad, 21*size)
	var boxes []*stage.Node
	var sizes []popover.Size
	for _, share := range []float64{1, 0.75, 0.55} {
		n := c.box(k, text, size, share*most, pad)
		boxes, sizes = append(boxes, n), append(sizes, popover.Size{W: n.W, H: n.H})
	}
	r, at, ok := p.Place(sizes...)
	if len(holes) == 0 {
		x, y := p.Anchor.Middle()
		middle := stage.Rect{X: x - sizes[0].W/2, Y: y - sizes[0].H/2, W: sizes[0].W, H: sizes[0].H}
		middle.X, middle.Y = max(middle.X, p.Bounds.X), max(middle.Y, p.Bounds.Y)
		if middle.In(p.Bounds) && !middle.MeetsAny(p.Keep) {
			r, at, ok = middle, 0, true
		}
	}
	if !ok && has {
		r, at = p.Cover(sizes[0])
	} else if !ok {
		return nil
	}
	boxes[at].X, boxes[at].Y = r.Middle()
	return boxes[at]
}

// box returns a sentence on paper, in lines of similar length up to a width.
func (c *callout) box(k *ui.Kit, text string, size, most, pad float64) *stage.Node {
	lines := k.Fonts.Wrap(text, gfx.SerifBold, size, table.BalancedWidth(k.Fonts, text, gfx.SerifBold, size, most))
	step := 1.2 * size
	r := stage.Rect{W: k.Fonts.Widest(lines, gfx.SerifBold, size) + 2*pad, H: float64(len(lines))*step + 1.2*pad}
	box := stage.Box("callout-face", stage.Slab("pill", k.Unit, 0), r).Says(stage.RoleText, text)
	for i, line := range lines {
		l := &stage.Label{Text: line, Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
		box.Add(stage.New("", l, 0, table.FromMiddle(i, len(lines))*step, 0, 0))
	}
	return box
}

// placement returns the placement of the callout with a tail beside the first hole, or without holes, at the place of the title.
func (c *callout) placement(k *ui.Kit, holes []hole, tail float64) *popover.Placement {
	p := &popover.Placement{Bounds: c.s.frame().Window.Grow(-10 * k.Device), Gap: tail + 10*k.Unit, Margin: table.TailLength(k, tail)}
	table := c.s.view.Obstacles(stage.Group(""))
	p.Keep, p.Avoid = []stage.Rect{c.s.bar.room, c.s.bar.top}, append(table.Keep, table.Avoid...)
	if word, _ := c.s.interaction.Action(); word != "" {
		p.Keep = append(p.Keep, c.s.rooms.Action)
	}
	if len(holes) > 0 {
		p.Anchor = holes[0].Rect
		for _, h := range holes[1:] {
			p.Keep = append(p.Keep, h.Rect)
		}
		return p
	}
	x, y := c.s.ctx.W/2, 0.4*c.s.ctx.H
	if !c.s.run.Done() {
		x, y = c.s.rooms.Title.Middle()
	}
	p.Anchor = stage.Rect{X: x, Y: y}
	return p
}

// nod shakes the head at what was done.
func (c *callout) nod() { c.rise, c.nods = 0, nodTicks }

func (c *callout) tick() {
	c.rise, c.nods = max(0, c.rise-1), max(0, c.nods-1)
	c.lie()
}

func (c *callout) moving() bool { return c.rise > 0 || c.nods > 0 }

// lie puts the callout where it is now.
func (c *callout) lie() {
	left := float64(c.rise) / riseTicks
	c.node.Alpha, c.node.X, c.node.Y = 1-left, 0, 0
	if !c.s.ctx.Settings.ReducedMotion {
		c.node.Y = left * left * riseFar * c.s.ctx.Device
		c.node.X = math.Sin(float64(c.nods)/nodTicks*4*math.Pi) * nodFar * c.s.ctx.Device
	}
}
