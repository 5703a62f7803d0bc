package lessons

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// bar is what leads through a lesson: title, pips and buttons, where a game has its log and its buttons.
type bar struct {
	s       *Scene
	node    *stage.Node
	heading *stage.Node // the title on the stage
	room    stage.Rect
	top     stage.Rect // where title and pips stand apart from the buttons
}

// knob is a button of the bar.
type knob struct {
	name, icon, word string
	first            bool // what the step asks for
	on               bool
	do               func()
}

// knobs are the buttons as they are now.
func (b *bar) knobs() []knob {
	still, to := b.s.phase == waiting, steps{b.s}
	all := []knob{
		{"back", "undo", "lesson.back", false, still && b.s.run.At() > 0, to.back},
		{"show", "hint", "lesson.show", b.s.stuck(), still && b.s.run.Shown() != engine.NoMove, to.show},
		{"skip", "redo", "lesson.skip", false, true, b.s.skip},
	}
	if b.s.interaction.Pending() {
		all[0] = knob{"cancel", "close", "play.cancel", false, still, b.s.interaction.CancelPending}
	}
	if !b.s.run.Step().Waits() {
		all[1] = knob{"next", "go", "lesson.next", true, still, to.next}
	}
	return all
}

// build lays the bar out: as a card in the place of log and buttons where these stand in a column, else as a row.
func (b *bar) build() {
	b.node.Clear()
	b.top = stage.Rect{}
	k, r, panel := b.s.kit(), b.s.rooms.Buttons, b.s.rooms.Panel
	column := panel.W > 0 && math.Abs(panel.X-r.X) < 1 && panel.Y < r.Y
	switch f := b.s.frame(); {
	case column:
		b.card(k, r)
	case f.Shape().Phone() && r.H > r.W:
		b.upright(k, r)
	case f.Shape().Phone():
		b.thumbs(k, r)
	default:
		if panel.X > r.X {
			r.W = max(r.W, panel.X+panel.W-r.X)
		}
		b.row(k, r)
	}
}

// title is the lesson's name in words.
func (b *bar) title() string { return b.s.ctx.Words.T("lesson." + b.s.run.Name) }

// addTitle puts the title on the bar.
func (b *bar) addTitle(n *stage.Node) {
	b.heading = n.Says(stage.RoleTitle, b.title())
	b.node.Add(b.heading)
}

// card fills the foot of a column.
func (b *bar) card(k *ui.Kit, r stage.Rect) {
	u := k.Unit
	pad, gap := 16*u, 12*u
	button := k.Row(50, 22)
	pips := 34 * u
	head, height := k.Lines(b.title(), gfx.SerifBold, 25, 0, 0, r.W-2*pad, 0.5, ui.Ink)
	h := pad + height + gap + pips + gap + 2*button + gap + pad
	r.Y, r.H = r.Y+r.H-h, h
	b.face(k, r)
	head.X, head.Y = r.X+r.W/2, r.Y+pad+0.675*k.Size(25)
	b.addTitle(head)
	all, col := b.knobs(), table.Column{X: r.X + pad, Y: r.Y + pad + height + gap, W: r.W - 2*pad, Gap: gap}
	b.pips(k, col.Take(pips))
	b.button(k, all[1], col.Take(button), false)
	foot := table.Row(col.Take(button), 2, gap)
	b.button(k, all[0], foot[0], false)
	b.button(k, all[2], foot[1], false)
}

// face is the slab that the bar stands on.
func (b *bar) face(k *ui.Kit, r stage.Rect) {
	b.room = r
	b.node.Add(stage.Box("", stage.Slab("pill", k.Unit, 0), r))
}

// row lays all out beside each other.
func (b *bar) row(k *ui.Kit, r stage.Rect) {
	u := k.Unit
	gap := 14 * u
	r.Y += 6 * u
	b.face(k, r.Grow(4*u))
	r = stage.Rect{X: r.X + 4*u, Y: r.Y, W: r.W - 8*u, H: r.H}
	wide := min(150*u*k.Spread(22), 0.17*r.W)
	all := b.knobs()
	b.button(k, all[0], stage.Rect{X: r.X, Y: r.Y, W: wide, H: r.H}, false)
	b.button(k, all[1], stage.Rect{X: r.X + r.W - 2*wide - gap, Y: r.Y, W: wide, H: r.H}, false)
	b.button(k, all[2], stage.Rect{X: r.X + r.W - wide, Y: r.Y, W: wide, H: r.H}, false)
	left, right := r.X+wide+gap, r.X+r.W-2*wide-2*gap
	b.between(k, stage.Rect{X: left, Y: r.Y, W: right - left, H: r.H})
}

// between puts title and pips between the buttons: beside each other, or the pips below.
func (b *bar) between(k *ui.Kit, r stage.Rect) {
	pips := 30 * k.Unit * float64(len(b.s.run.Steps))
	x, y := r.Middle()
	w, _ := k.Fonts.Measure(b.title(), gfx.SerifBold, k.Size(25))
	if w+pips+20*k.Unit <= r.W {
		b.addTitle(k.FitText(b.title(), gfx.SerifBold, 25, r.X, y, 0, r.W-pips, ui.Ink))
		b.pips(k, stage.Rect{X: r.X + r.W - pips, Y: r.Y, W: pips, H: r.H})
		return
	}
	b.addTitle(k.FitBox(b.title(), gfx.SerifBold, 25, x, r.Y+0.3*r.H, 0.5, r.W, 0.55*r.H, ui.Ink))
	b.pips(k, stage.Rect{X: r.X, Y: r.Y + 0.58*r.H, W: r.W, H: 0.4 * r.H})
}

// thumbs is the row of a phone that stands: buttons with pictures; title and pips stand at the top.
func (b *bar) thumbs(k *ui.Kit, r stage.Rect) {
	d := k.Device
	b.face(k, r.Grow(4*d))
	all := b.knobs()
	for i, at := range table.Row(r, len(all), 8*d) {
		b.button(k, all[i], at, true)
	}
	b.head(k)
}

// head is title and pips in the room of the table's title.
func (b *bar) head(k *ui.Kit) {
	d, r := k.Device, b.s.rooms.Title
	if c := b.s.rooms.Corner; c.W > 0 {
		r.W = c.X - r.X - 6*d
	}
	foot := r.Y + r.H
	r.H = max(r.H, 44*d)
	r.Y = max(2*d, foot-r.H)
	b.top = r
	b.node.Add(stage.Box("", stage.Slab("pill", k.Unit, 0), r))
	b.addTitle(k.FitText(b.title(), gfx.SerifBold, 16*d/k.Unit, r.X+r.W/2, r.Y+0.3*r.H, 0.5, r.W-12*d, ui.Ink))
	b.pips(k, stage.Rect{X: r.X + 6*d, Y: r.Y + 0.54*r.H, W: r.W - 12*d, H: 0.42 * r.H})
}

// upright is the column of a phone that lies.
func (b *bar) upright(k *ui.Kit, r stage.Rect) {
	d := k.Device
	b.face(k, r)
	b.addTitle(k.FitLines(b.title(), gfx.SerifBold, 0, stage.Rect{X: r.X + 6*d, Y: r.Y + 4*d, W: r.W - 12*d, H: 58 * d}, ui.Ink))
	b.pips(k, stage.Rect{X: r.X + 4*d, Y: r.Y + 66*d, W: r.W - 8*d, H: 18 * d})
	gap, top := 8*d, 92*d
	high := (r.H - top - 3*gap) / 3
	col := table.Column{X: r.X + 6*d, Y: r.Y + top, W: r.W - 12*d, Gap: gap}
	for _, each := range b.knobs() {
		b.button(k, each, col.Take(high), true)
	}
}

func (b *bar) button(k *ui.Kit, each knob, r stage.Rect, icon bool) {
	word, name := b.s.ctx.Words.T(each.word), "lesson-"+each.name
	if icon {
		b.node.Add(k.IconButton(name, "icon-"+each.icon, word, each.first, r, each.do).Enable(each.on).Node)
		return
	}
	b.node.Add(k.Button(name, word, each.first, r, each.do).Enable(each.on).Node)
}

// pips are rhombs for the steps: those done can be gone back to, the present one has a golden edge.
func (b *bar) pips(k *ui.Kit, r stage.Rect) {
	n, at := len(b.s.run.Steps), b.s.run.At()
	step := min(max(30*k.Unit, k.Target(0)), r.W/float64(n))
	side := 0.52 * step
	x, y := r.Middle()
	for i := range n {
		b.pip(k, i, at, stage.Rect{X: x + (float64(i)-float64(n)/2)*step, Y: y - step/2, W: step, H: step}, side)
	}
}

// The colours of pips.
const (
	pipEdge  = 0x9AA9BC
	pipGold  = 0xE0A526
	pipEmpty = 0xFFFBF0
)

func (b *bar) pip(k *ui.Kit, i, at int, r stage.Rect, side float64) {
	edge, face, rim := uint32(ui.Cobalt), uint32(ui.Cobalt), 0.0
	switch {
	case i == at:
		edge, rim = pipGold, 5*k.Unit
	case i > at:
		edge, face, rim = pipEdge, pipEmpty, 2.4*k.Unit
	}
	n := stage.Box(fmt.Sprint("pip-", i+1), nil, r)
	for _, part := range []struct {
		rgb  uint32
		side float64
	}{{edge, side + max(0, rim-2.4*k.Unit)}, {face, side - min(rim, 2.4*k.Unit)}} {
		square := stage.New("", &stage.Fill{Colour: gfx.Hex(part.rgb)}, 0, 0, part.side, part.side)
		square.Turn = math.Pi / 4
		n.Add(square)
	}
	if i < at {
		n.Add(stage.New("", &stage.Sprite{Name: "icon-confirm", Tint: gfx.White()}, 0, 0, side, side))
	}
	word := b.s.ctx.Words.T("lesson.step", i+1, len(b.s.run.Steps))
	n.Says(stage.RoleText, word)
	if i < at && b.s.phase == waiting && r.W >= k.Target(0) {
		n.Says(stage.RoleButton, word)
		n.Touch = &stage.Touch{Focus: true, Press: func() { steps{b.s}.backTo(i) }}
	}
	n.Voice.Current = i == at
	b.node.Add(n)
}
