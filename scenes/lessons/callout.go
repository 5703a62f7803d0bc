package lessons

import (
	"math"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// callout is the sentence of a step with a tail to its subject.
type callout struct {
	node  *stage.Node
	rise  int // ticks until it has come
	shook int // ticks until it has shaken
}

// How long the callout takes to come and to shake, and how far it moves, in device-independent pixels.
const (
	riseTicks  = 15
	riseFar    = 12
	shakeTicks = 24
	shakeFar   = 6
)

// calloutState is the text of the callout and where it can be placed.
type calloutState struct {
	kit    *ui.Kit
	text   string
	alert  bool // it answers a wrong move
	phone  bool
	window stage.Rect
	lights []spotlight       // the first is what it speaks of
	anchor stage.Rect        // where it is placed without lights
	o      popover.Obstacles // besides the lights
}

// calloutState returns what the callout says at the current step.
func (s *Scene) calloutState(lights []spotlight) calloutState {
	f, rooms := s.board.Frame(), s.board.Areas()
	st := calloutState{kit: s.kit(), text: s.sentence(), alert: s.misses > 0 && s.said != "", phone: f.Shape().Phone(), window: f.Window, lights: lights}
	board := s.board.View.Obstacles(stage.Group(""))
	st.o.Keep, st.o.Avoid = []stage.Rect{s.bar.room, s.bar.top}, append(board.Keep, board.Avoid...)
	if word, _ := s.board.ActionLabel(); word != "" {
		st.o.Keep = append(st.o.Keep, rooms.Action)
	}
	x, y := s.ctx.W/2, 0.4*s.ctx.H
	if !s.run.Done() {
		x, y = rooms.Title.Middle()
	}
	st.anchor = stage.Rect{X: x, Y: y}
	return st
}

// show puts a sentence next to the first spotlight, clear of all of them, of the bar and of the window's edge. Where there is no room for it, its
// text is smaller.
func (c *callout) show(st calloutState) {
	c.node.Clear()
	c.rise, c.shook = riseTicks, 0
	k := st.kit
	size, pad := k.Size(31), 28*k.Unit
	if st.phone {
		size, pad = max(20*k.Device, k.MinTextSize()), 14*k.Device
	}
	side := 0.75 * pad
	p := &popover.Placement{Bounds: st.window.Grow(-10 * k.Device), Anchor: st.anchor, Gap: side + 10*k.Unit, Margin: table.TailLength(k, side), Obstacles: st.o}
	for i, l := range st.lights {
		if i == 0 {
			p.Anchor = l.Rect
		} else {
			p.Keep = append(p.Keep, l.Rect)
		}
	}
	var box *stage.Node
	for ; box == nil; size = max(k.MinTextSize(), 0.9*size) {
		box = placeCallout(&st, p, size, pad, size <= k.MinTextSize())
	}
	if box.Accessible.Role = stage.RoleText; st.alert {
		box.Accessible.Role = stage.RoleAlert
	}
	if len(st.lights) > 0 {
		c.node.Add(table.Tail(k, box.Bounds(), st.lights[0].Rect, side))
	}
	c.node.Add(box)
	c.node.Alpha = 0
}

// placeCallout returns the box of a sentence at a text size where there is room for it; where there is none it returns nil or, if the sentence
// has to be placed, the box where it covers least.
func placeCallout(st *calloutState, p *popover.Placement, size, pad float64, must bool) *stage.Node {
	most := min(0.88*st.window.W-2*pad, 21*size)
	var boxes []*stage.Node
	var sizes []popover.Size
	for _, share := range []float64{1, 0.75, 0.55} {
		n := calloutBox(st.kit, st.text, size, share*most, pad)
		boxes, sizes = append(boxes, n), append(sizes, popover.Size{W: n.W, H: n.H})
	}
	r, at, ok := p.Place(sizes...)
	if len(st.lights) == 0 {
		x, y := p.Anchor.Middle()
		middle := stage.Rect{X: x - sizes[0].W/2, Y: y - sizes[0].H/2, W: sizes[0].W, H: sizes[0].H}
		middle.X, middle.Y = max(middle.X, p.Bounds.X), max(middle.Y, p.Bounds.Y)
		if middle.In(p.Bounds) && !middle.OverlapsAny(p.Keep) {
			r, at, ok = middle, 0, true
		}
	}
	if !ok && must {
		r, at = p.LeastCovering(sizes[0])
	} else if !ok {
		return nil
	}
	boxes[at].X, boxes[at].Y = r.Middle()
	return boxes[at]
}

// calloutBox returns a sentence on paper, in lines of similar length up to a width.
func calloutBox(k *ui.Kit, text string, size, most, pad float64) *stage.Node {
	lines := k.Fonts.Wrap(text, gfx.SerifBold, size, table.BalancedWidth(k.Fonts, text, gfx.SerifBold, size, most))
	step := 1.2 * size
	r := stage.Rect{W: k.Fonts.MaxWidth(lines, gfx.SerifBold, size) + 2*pad, H: float64(len(lines))*step + 1.2*pad}
	box := stage.Box("callout-face", stage.NewPanel("pill", k.Unit, 0), r).SetRole(stage.RoleText, text)
	for i, line := range lines {
		l := &stage.Label{Text: line, Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}
		box.Add(stage.New("", l, 0, table.FromMiddle(i, len(lines))*step, 0, 0))
	}
	return box
}

// shake moves the callout sideways for a moment, as an answer to what cannot be done.
func (c *callout) shake() { c.rise, c.shook = 0, shakeTicks }

// tick moves the callout by a tick.
func (c *callout) tick(ctx *game.Context) {
	c.rise, c.shook = max(0, c.rise-1), max(0, c.shook-1)
	left := float64(c.rise) / riseTicks
	c.node.Alpha, c.node.X, c.node.Y = 1-left, 0, 0
	if !ctx.Settings.ReducedMotion {
		c.node.Y = left * left * riseFar * ctx.Device
		c.node.X = math.Sin(float64(c.shook)/shakeTicks*4*math.Pi) * shakeFar * ctx.Device
	}
}

func (c *callout) moving() bool { return c.rise > 0 || c.shook > 0 }
