package board

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// lens shows a part of the table large in a round dish, so that its targets can be hit. A press beside it or on its cross shuts it, a
// swipe turns to the next part.
type lens struct {
	h     *Interaction
	layer *stage.Node
	parts *stage.Node // where lenses are opened
	all   []table.Lens
	at    int // the one that is open, -1 for none
	dim   *stage.Fill
	body  *stage.Node // the dish and all in it
	ticks int         // since it was opened
}

// lensTicks is how long a lens takes to open, lensDim how much is dimmed behind it.
const (
	lensTicks = 12
	lensDim   = 0.42
)

// Of a lens, in device-independent pixels: its cross, and how far a finger has to swipe to turn it.
const (
	lensCross = 40.0
	lensSwipe = 40.0
)

// lensShadow is how far the shadow of the dish reaches beyond it, in parts of its width.
const lensShadow = 0.03

// offer lets the parts be opened that the position has to show large, and builds anew what is open.
func (l *lens) offer() {
	l.all = l.h.table.Lenses(l.h.view.shown)
	l.parts.Clear()
	l.h.view.layers.targets.Add(l.parts)
	for i, part := range l.all {
		n := stage.Box(fmt.Sprint("lens-", i), nil, part.Area).Says(stage.RoleButton, part.Name)
		n.Touch = &stage.Touch{Focus: true, Press: func() { l.open(i) }}
		l.parts.Add(n)
	}
	if l.at >= len(l.all) {
		l.at = -1
	}
	l.build()
}

// open opens a part; what can be chosen there has the focus.
func (l *lens) open(i int) {
	l.at, l.ticks = i, 0
	l.h.label.clear()
	l.build()
	l.advance()
	l.h.dispatcher.Within = l.layer
	for j := range l.h.targets.list {
		if l.h.dispatcher.Focus(lensTarget(j)) {
			return
		}
	}
	l.h.dispatcher.Focus("lens-close")
}

// turnTo turns an open lens to the part where a place is.
func (l *lens) turnTo(at engine.Place) {
	shows := func(part table.Lens) bool {
		return slices.ContainsFunc(part.Open().Targets, func(z table.Target) bool { return z.Place == at })
	}
	if l.at < 0 || shows(l.all[l.at]) {
		return
	}
	if i := slices.IndexFunc(l.all, shows); i >= 0 {
		l.open(i)
	}
}

// close shuts it and reports whether it was open; the focus goes back to its part.
func (l *lens) close() bool {
	if l.at < 0 {
		return false
	}
	name := fmt.Sprint("lens-", l.at)
	l.clear()
	l.h.dispatcher.Within = nil
	l.h.dispatcher.Focus(name)
	return true
}

func (l *lens) clear() {
	l.at = -1
	l.build()
}

// lensTarget names a target in the lens.
func lensTarget(i int) string { return fmt.Sprint("lens-target-", i) }

// build shows what is open as it stands now.
func (l *lens) build() {
	l.layer.Clear()
	if l.parts.Hidden = l.at >= 0; !l.parts.Hidden {
		return
	}
	part := l.all[l.at]
	l.dim = &stage.Fill{Colour: gfx.Hex(0x14261F).Fade(lensDim)}
	away := stage.Box("", l.dim, part.Behind)
	away.Touch = &stage.Touch{Press: func() { l.close() }}
	large := part.Open()
	l.body = stage.Group("lens-body")
	dish := stage.Box("", stage.Pic("lens"), part.Dish.Grow(lensShadow*part.Dish.W))
	dish.Touch = l.swipe(&stage.Touch{Press: func() {}})
	l.body.Add(dish, large.Scenery)
	for _, z := range large.Targets {
		l.addTarget(z)
	}
	if o := &l.h.order; o.open() {
		for _, g := range l.h.table.Ghosts(l.h.view.shown, o.move()) {
			l.ghost(large, g)
		}
	}
	l.body.Add(l.cross(part.Dish))
	l.layer.Add(away, l.body)
}

// addTarget puts a target into the dish.
func (l *lens) addTarget(z table.Target) {
	i, t := l.h.targets.of(z.Place)
	if t == nil {
		return
	}
	n := z.Node(lensTarget(i))
	n.Voice = t.node.Voice
	n.Touch = l.swipe(&stage.Touch{Lozenge: z.Lozenge, Focus: len(t.moves) > 0, Press: func() { l.h.choose(i) }})
	l.body.Add(n)
	if !t.halo.Hidden {
		l.body.Add(z.Halo(l.h.view.unit()))
	}
}

// ghost shows a piece faintly on its target in the dish, under the number of tiles that it costs.
func (l *lens) ghost(large table.Enlarged, g table.Piece) {
	if slices.ContainsFunc(large.Targets, func(z table.Target) bool { return z.Place == g.Place }) {
		at := large.Anchor(g.Place)
		l.body.Add(l.h.table.Skin(g).Ghost(at), l.h.view.costDisc(len(l.h.order.price()), at))
	}
}

// cross is the button that shuts the lens, on the dish's edge.
func (l *lens) cross(dish stage.Rect) *stage.Node {
	k := l.h.view.frame.Kit
	x, y := dish.Middle()
	r := dish.W / 2 * math.Sqrt2 / 2
	side := lensCross * k.Device
	n := stage.New("lens-close", stage.Pic("knob"), x+r, y-r, side, side).Says(stage.RoleButton, l.h.view.frame.Words.T("play.lens.close"))
	n.Touch = &stage.Touch{Focus: true, Press: func() { l.close() }}
	label := &stage.Label{Text: "×", Face: gfx.SansBold, Size: 0.5 * side, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
	return n.Add(stage.New("", label, 0, -0.03*side, 0, 0))
}

// swipe lets a touch turn the lens to the next part, or to the one before.
func (l *lens) swipe(t *stage.Touch) *stage.Touch {
	var from float64
	t.Grab = func(x, _ float64) bool { from = x; return true }
	t.Drop = func(x, _ float64) {
		far := lensSwipe * l.h.view.frame.Kit.Device
		switch n := len(l.all); {
		case x < from-far:
			l.open((l.at + 1) % n)
		case x > from+far:
			l.open((l.at + n - 1) % n)
		}
	}
	return t
}

// tick goes on by a tick.
func (l *lens) tick() {
	if l.moving() {
		l.ticks++
		l.advance()
	}
}

// moving reports whether the lens is opening.
func (l *lens) moving() bool { return l.at >= 0 && l.ticks < lensTicks }

// advance shows how far the lens has opened: it grows out of its part, or without motion appears.
func (l *lens) advance() {
	t := tween.OutCubic(float64(l.ticks) / lensTicks)
	l.dim.Colour.A = float32(lensDim * t)
	n, part := l.body, l.all[l.at]
	if l.h.view.frame.Still || t == 1 {
		n.X, n.Y, n.Scale, n.Alpha = 0, 0, 1, t
		return
	}
	x, y := part.Dish.Middle()
	from := part.Area.W / part.Dish.W
	n.Scale = from + (1-from)*t
	ax, ay := part.Area.Middle()
	n.X, n.Y = ax+(x-ax)*t-n.Scale*x, ay+(y-ay)*t-n.Scale*y
	n.Alpha = min(1, 2*t)
}

// Enlarged reports whether a part of the table is shown large over it.
func (h *Interaction) Enlarged() bool { return h.lens.at >= 0 }
