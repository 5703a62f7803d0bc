package play

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// invitation asks once, before the first move of a first game against the easiest computer, whether to comment on it. It is in nobody's way:
// who moves without an answer has said no.
type invitation struct {
	s     *Scene
	layer *stage.Node
	heard bool // it was asked, and said to screen readers
}

// stands reports whether it is to be shown.
func (v *invitation) stands() bool {
	set := v.s.ctx.Settings
	if set.Comments || set.Asked || set.Finished > 0 || v.s.phase != personToMove && v.s.phase != computerThinking {
		return false
	}
	seat, alone := v.s.session.alone()
	return alone && !v.s.session.moved(seat) && v.s.session.meets(players.Seatable()[0])
}

// build shows it on the table at rest.
func (v *invitation) build() {
	v.layer.Clear()
	if !v.stands() {
		return
	}
	v.layer.Add(v.place())
	if w := v.s.ctx.Words; !v.heard {
		v.heard = true
		v.s.ctx.Report(w.T("play.comments"))
	}
}

// answerHeight is the least height of an answer, in device-independent pixels.
const answerHeight = 40

// card returns the question over its two answers, with its middle at the origin: beside each other where the width has room for their words.
func (v *invitation) card(wide float64) *stage.Node {
	f := v.s.frame()
	k, w := f.Kit, f.Words
	pad, gap, high := 12*k.Device, 8*k.Device, max(k.Target(44), answerHeight*k.Device)
	question, no := w.T("play.comments"), w.T("play.comments.no")
	lines, tall := k.Lines(question, gfx.Serif, 20, 0, 0, table.BalancedWidth(k.Fonts, question, gfx.Serif, k.Size(20), wide-2*pad), 0.5, ui.Ink)
	at := stage.Rect{X: pad - wide/2, W: wide - 2*pad, H: high}
	half, rows := (at.W-gap)/2, 2.0
	if word, _ := k.Fonts.Measure(no, gfx.Serif, k.Size(22)); word < half-12*k.Unit {
		at.W, rows = half, 1
	}
	card := stage.New("comments", stage.Slab("pill", 0.6*k.Unit, 0), 0, 0, wide, tall+rows*(gap+high)+2*pad)
	lines.Y = pad + 0.68*k.Size(20) - card.H/2
	at.Y = pad + tall + gap - card.H/2
	card.Add(lines, k.Button("comments-yes", w.T("play.comments.yes"), true, at, func() { v.answer(true) }).Node)
	if rows > 1 {
		at.Y += high + gap
	} else {
		at.X += half + gap
	}
	return card.Add(k.Button("comments-no", no, false, at, func() { v.answer(false) }).Node)
}

// row returns the question with its answers beside it, with its middle at the origin.
func (v *invitation) row(wide float64) *stage.Node {
	f := v.s.frame()
	k, w := f.Kit, f.Words
	pad, gap, high := 6*k.Device, 8*k.Device, max(k.Target(44), answerHeight*k.Device)
	question, yes, no := w.T("play.comments"), w.T("play.comments.yes"), w.T("play.comments.no")
	button := k.Fonts.Widest([]string{yes, no}, gfx.Serif, k.Size(22)) + 2*gap
	room := wide - 2*button - 2*gap - 2*pad
	lines, tall := k.Lines(question, gfx.Serif, 20, 0, 0, room, 0, ui.Ink)
	card := stage.New("comments", stage.Slab("pill", 0.6*k.Unit, 0), 0, 0, wide, max(tall, high)+2*pad)
	lines.X, lines.Y = pad-wide/2+gap/2, 0.68*k.Size(20)-tall/2
	at := stage.Rect{X: wide/2 - pad - 2*button - gap, Y: -high / 2, W: button, H: high}
	card.Add(lines, k.Button("comments-yes", yes, true, at, func() { v.answer(true) }).Node)
	at.X += button + gap
	return card.Add(k.Button("comments-no", no, false, at, func() { v.answer(false) }).Node)
}

// place returns the card in the log as long as nothing stands there or, where that has no room, wherever it covers nothing that is read
// on the table, if need be in the place of the heading, or else where it covers least.
func (v *invitation) place() *stage.Node {
	f := v.s.frame()
	k, r, head := f.Kit, v.s.chances.logRoom, analysis.LogHead(v.s.groundKit())
	widest, side := 17*k.Size(20), 24*k.Device
	if r.W > 0 {
		r.Y, r.H = r.Y+head, r.H-head
		if card := v.card(min(r.W-side, widest)); card.H <= r.H {
			card.X, card.Y = r.Middle()
			return card
		}
	}
	var cards []*stage.Node
	var sizes []popover.Size
	for _, width := range []float64{f.W - side, widest, 13 * k.Size(20), 10 * k.Size(20)} {
		n := v.card(min(width, f.W-side))
		cards, sizes = append(cards, n), append(sizes, popover.Size{W: n.W, H: n.H})
	}
	if f.Shape() == table.Lying { // where all is low
		for _, width := range []float64{30, 24, 19} {
			n := v.row(min(width*k.Size(20), f.W-side))
			cards, sizes = append(cards, n), append(sizes, popover.Size{W: n.W, H: n.H})
		}
	}
	p := v.s.placement(v.s.hud.rooms.Title, 4*k.Device)
	p.Reach = 0
	at, i, ok := p.Place(sizes...)
	if !ok {
		heading := p.Anchor
		p.Anchor, p.Gap = stage.Rect{X: heading.X + heading.W/2, Y: p.Bounds.Y}, 0
		p.Keep = slices.DeleteFunc(p.Keep, func(r stage.Rect) bool { return r.In(heading.Grow(1)) })
		if at, i, ok = p.Place(sizes...); !ok { // a small phone: the question has to be asked, and a move answers it, too
			at, i = p.Cover(sizes...)
		}
	}
	cards[i].X, cards[i].Y = at.Middle()
	return cards[i]
}

// answer keeps the answer, and does not ask again.
func (v *invitation) answer(yes bool) {
	set := v.s.ctx.Settings
	set.Asked, set.Comments = true, yes
	v.s.ctx.SaveSettings()
	v.layer.Clear()
}

// pass takes a move of the person for a no.
func (v *invitation) pass(mover engine.Seat) {
	if v.heard && !v.s.ctx.Settings.Asked && v.s.session.players.Person(mover) {
		v.answer(v.s.ctx.Settings.Comments)
	}
}

// heed answers by key where it is asked, and reports whether it was.
func (v *invitation) heed(yes bool) bool {
	asked := len(v.layer.Children()) > 0
	if asked {
		v.answer(yes)
	}
	return asked
}
