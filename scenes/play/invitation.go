package play

import (
	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
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

// card is the question over its two answers, beside each other where there is room for their words.
func (v *invitation) card(room stage.Rect) *stage.Node {
	f := v.s.frame()
	k, w := f.Kit, f.Words
	pad, gap, high := 12*k.Device, 8*k.Device, max(k.Target(44), answerHeight*k.Device)
	wide := min(room.W-2*pad, 17*k.Size(20))
	question, no := w.T("play.comments"), w.T("play.comments.no")
	lines, tall := k.Lines(question, gfx.Serif, 20, 0, 0, table.Even(k.Fonts, question, gfx.Serif, k.Size(20), wide-2*pad), 0.5, ui.Ink)
	at := stage.Rect{X: pad - wide/2, W: wide - 2*pad, H: high}
	half, rows := (at.W-gap)/2, 2.0
	if word, _ := k.Fonts.Measure(no, gfx.Serif, k.Size(22)); word < half-12*k.Unit {
		at.W, rows = half, 1
	}
	x, y := room.Middle()
	card := stage.New("comments", stage.Slab("pill", 0.6*k.Unit, 0), x, y, wide, tall+rows*(gap+high)+2*pad)
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

// place lays the card into the log as long as nothing stands there or, where that has no room, over the board of the person.
func (v *invitation) place() *stage.Node {
	r, head := v.s.chances.logRoom, logHead(v.s.groundKit())
	if r.W > 0 {
		r.Y, r.H = r.Y+head, r.H-head
		if card := v.card(r); card.H <= r.H {
			return card
		}
	}
	return v.card(v.s.view.Below.Find(table.BoardName(v.s.viewer)).Bounds())
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
	asked := v.stands()
	if asked {
		v.answer(yes)
	}
	return asked
}
