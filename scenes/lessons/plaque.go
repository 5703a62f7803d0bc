package lessons

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// plaque is a sentence on a slab with a tail to what it speaks of.
type plaque struct {
	node   *stage.Node
	rise   int // ticks until it has come
	nods   int // ticks until it has nodded
	still  bool
	device float64
}

// How long the plaque takes to come and to nod, and how far, in device-independent pixels.
const (
	riseTicks = 15
	riseFar   = 12
	nodTicks  = 24
	nodFar    = 6
)

// hang hangs a sentence beside the first hole, clear of all holes, of the bar and of the window's edge.
func (p *plaque) hang(s *Scene, text string, holes []hole) {
	p.node.Clear()
	p.still, p.device = s.ctx.Settings.ReducedMotion, s.ctx.Device
	p.rise, p.nods = riseTicks, 0
	k := s.kit()
	size, pad := k.Size(31), 28*k.Unit
	if f := s.frame(); f.Shape().Phone() {
		size, pad = 20*k.Device, 14*k.Device
	}
	lines := k.Fonts.Wrap(text, gfx.SerifBold, size, min(0.88*s.ctx.W-2*pad, 21*size))
	step := 1.2 * size
	r := stage.Rect{W: k.Fonts.Widest(lines, gfx.SerifBold, size) + 2*pad, H: float64(len(lines))*step + 1.2*pad}
	side := 0.75 * pad
	r, side = seat{s, holes, side}.find(r)
	if len(holes) > 0 {
		p.tail(k, r, holes[0].Rect, side)
	}
	role := stage.RoleText
	if s.misses > 0 && s.said != "" {
		role = stage.RoleAlert
	}
	box := stage.Box("plaque-face", stage.Slab("pill", k.Unit, 0), r).Says(role, text)
	for i, line := range lines {
		l := &stage.Label{Text: line, Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
		box.Add(stage.New("", l, 0, (float64(i)-float64(len(lines)-1)/2)*step, 0, 0))
	}
	p.node.Add(box)
	p.lie()
}

// tail points from the plaque's edge to what is meant: the corner of a square, half of which the plaque covers.
func (p *plaque) tail(k *ui.Kit, r, to stage.Rect, side float64) {
	if side == 0 {
		return
	}
	x, y := to.Middle()
	x = min(max(x, r.X+1.5*side), r.X+r.W-1.5*side)
	y = min(max(y, r.Y), r.Y+r.H)
	mx, my := to.Middle()
	if my > r.Y && my < r.Y+r.H { // beside it
		if x = r.X; mx > r.X {
			x = r.X + r.W
		}
	}
	for _, part := range []struct {
		rgb  uint32
		side float64
	}{{0xC79A3E, side + 3*k.Unit}, {0xFFFBF0, side}} {
		n := stage.New("", &stage.Fill{Colour: gfx.Hex(part.rgb)}, x, y, part.side, part.side)
		n.Turn = math.Pi / 4
		p.node.Add(n)
	}
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
	if !p.still {
		p.node.Y = left * left * riseFar * p.device
		p.node.X = math.Sin(float64(p.nods)/nodTicks*4*math.Pi) * nodFar * p.device
	}
}

// seat finds room for a plaque.
type seat struct {
	s     *Scene
	holes []hole
	tail  float64
}

// find moves a rectangle to where it covers least of what matters: above, below, beside the first hole. It returns the tail's side, none
// where nothing is pointed at.
func (f seat) find(r stage.Rect) (stage.Rect, float64) {
	c := f.s.ctx
	if len(f.holes) == 0 {
		x, y := c.W/2, 0.4*c.H
		if !f.s.run.Done() {
			x, y = f.s.rooms.Title.Middle()
		}
		r.X, r.Y = x-r.W/2, y-r.H/2
		return f.within(r), 0
	}
	h := f.holes[0]
	x, y := h.Middle()
	gap := f.tail + 10*c.Unit
	best, least := r, math.Inf(1)
	for i, at := range [][2]float64{
		{x - r.W/2, h.Y - gap - r.H}, {x - r.W/2, h.Y + h.H + gap}, {h.X + h.W + gap, y - r.H/2}, {h.X - gap - r.W, y - r.H/2},
	} {
		here := r
		here.X, here.Y = at[0], at[1]
		here = f.within(here)
		if cost := f.covered(here) + float64(i); cost < least {
			best, least = here, cost
		}
	}
	return best, f.tail
}

// within moves a rectangle into the window.
func (f seat) within(r stage.Rect) stage.Rect {
	c, margin := f.s.ctx, 10*f.s.ctx.Device
	r.X = min(max(r.X, margin), c.W-margin-r.W)
	r.Y = min(max(r.Y, margin), c.H-margin-r.H)
	return r
}

// covered is how many pixels of what matters a rectangle covers.
func (f seat) covered(r stage.Rect) (pixels float64) {
	matters := []stage.Rect{f.s.bar.room, f.s.bar.top, f.s.rooms.Action}
	for _, h := range f.holes {
		matters = append(matters, h.Rect)
	}
	for i, o := range matters {
		w, h := min(r.X+r.W, o.X+o.W)-max(r.X, o.X), min(r.Y+r.H, o.Y+o.H)-max(r.Y, o.Y)
		if o.W > 0 && w > 0 && h > 0 {
			pixels += w * h
			if i < 2 {
				pixels += 1e6
			}
		}
	}
	return pixels
}
