package play

import (
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// invitation asks once, before the first move of a first game against computers without guidance, whether to comment on moves. A move made
// instead of an answer counts as no.
type invitation struct {
	layer     *stage.Node
	announced bool // it was announced to screen readers
}

// open reports whether the question is shown.
func (i *invitation) open() bool { return len(i.layer.Children()) > 0 }

// covers reports whether the question is shown over a part of a rectangle.
func (i *invitation) covers(r stage.Rect) bool {
	return slices.ContainsFunc(i.layer.Children(), func(n *stage.Node) bool { return n.Bounds().Overlaps(r) })
}

// shouldInvite reports whether to show the question.
func (s *Scene) shouldInvite() bool {
	set := s.ctx.Settings
	if set.Comments || set.CommentsOffered || set.Finished > 0 || s.phase != personToMove && s.phase != computerThinking {
		return false
	}
	seat, alone := s.session.onlyPerson()
	return alone && !s.session.hasMoved(seat) && !s.session.guided()
}

// buildInvitation shows the question if it has to be asked.
func (s *Scene) buildInvitation() {
	i := &s.invitation
	i.layer.Clear()
	if !s.shouldInvite() {
		return
	}
	i.layer.Add(placeInvitation(s.overlay(), s.areas.log, s.answerInvitation))
	if !i.announced {
		i.announced = true
		s.ctx.Report(s.ctx.Words.T("play.comments"))
	}
}

// answerInvitation saves the answer, so that the question is not asked again.
func (s *Scene) answerInvitation(yes bool) {
	set := s.ctx.Settings
	set.CommentsOffered, set.Comments = true, yes
	s.ctx.SaveSettings()
	s.invitation.layer.Clear()
}

// answerOpenInvitation answers the question if it is shown, and reports whether it was.
func (s *Scene) answerOpenInvitation(yes bool) bool {
	open := s.invitation.open()
	if open {
		s.answerInvitation(yes)
	}
	return open
}

// answerHeight is the minimum height of an answer, in device-independent pixels.
const answerHeight = 40

// invitationCard returns the question above its answers, with its middle at the origin. The answers are next to each other if they fit.
func invitationCard(k *ui.Kit, w *locale.Words, width float64, answer func(bool)) *stage.Node {
	pad, gap, buttonHeight := 12*k.Device, 8*k.Device, max(k.Target(44), answerHeight*k.Device)
	question, no := w.T("play.comments"), w.T("play.comments.no")
	lines, textHeight := k.Lines(question, gfx.Serif, 20, 0, 0, table.BalancedWidth(k.Fonts, question, gfx.Serif, k.Size(20), width-2*pad), 0.5, ui.Ink)
	at := stage.Rect{X: pad - width/2, W: width - 2*pad, H: buttonHeight}
	half, rows := (at.W-gap)/2, 2.0
	if word, _ := k.Fonts.Measure(no, gfx.Serif, k.Size(22)); word < half-12*k.Unit {
		at.W, rows = half, 1
	}
	card := stage.New("comments", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width, textHeight+rows*(gap+buttonHeight)+2*pad)
	lines.Y = pad + 0.68*k.Size(20) - card.H/2
	at.Y = pad + textHeight + gap - card.H/2
	card.Add(lines, k.Button("comments-yes", w.T("play.comments.yes"), true, at, func() { answer(true) }).Node)
	if rows > 1 {
		at.Y += buttonHeight + gap
	} else {
		at.X += half + gap
	}
	return card.Add(k.Button("comments-no", no, false, at, func() { answer(false) }).Node)
}

// invitationRow returns the question with its answers next to it, with its middle at the origin.
func invitationRow(k *ui.Kit, w *locale.Words, width float64, answer func(bool)) *stage.Node {
	pad, gap, buttonHeight := 6*k.Device, 8*k.Device, max(k.Target(44), answerHeight*k.Device)
	question, yes, no := w.T("play.comments"), w.T("play.comments.yes"), w.T("play.comments.no")
	buttonWidth := k.Fonts.MaxWidth([]string{yes, no}, gfx.Serif, k.Size(22)) + 2*gap
	room := width - 2*buttonWidth - 2*gap - 2*pad
	lines, textHeight := k.Lines(question, gfx.Serif, 20, 0, 0, room, 0, ui.Ink)
	card := stage.New("comments", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width, max(textHeight, buttonHeight)+2*pad)
	lines.X, lines.Y = pad-width/2+gap/2, 0.68*k.Size(20)-textHeight/2
	at := stage.Rect{X: width/2 - pad - 2*buttonWidth - gap, Y: -buttonHeight / 2, W: buttonWidth, H: buttonHeight}
	card.Add(lines, k.Button("comments-yes", yes, true, at, func() { answer(true) }).Node)
	at.X += buttonWidth + gap
	return card.Add(k.Button("comments-no", no, false, at, func() { answer(false) }).Node)
}

// placeInvitation returns the card in the log, which is still empty. If it does not fit there, it is placed where it covers no text, over the
// heading if necessary, or else where it covers least.
func placeInvitation(o overlay, log stage.Rect, answer func(bool)) *stage.Node {
	f := &o.frame
	k, r, head := f.Kit, log, analysis.LogHeadingHeight(f.Kit)
	widest, side := 17*k.Size(20), 24*k.Device
	if r.W > 0 {
		r.Y, r.H = r.Y+head, r.H-head
		if card := invitationCard(k, f.Words, min(r.W-side, widest), answer); card.H <= r.H {
			card.X, card.Y = r.Middle()
			return card
		}
	}
	var cards []*stage.Node
	var sizes []popover.Size
	for _, width := range []float64{f.W - side, widest, 13 * k.Size(20), 10 * k.Size(20)} {
		n := invitationCard(k, f.Words, min(width, f.W-side), answer)
		cards, sizes = append(cards, n), append(sizes, popover.Size{W: n.W, H: n.H})
	}
	if f.Shape() == table.Lying { // a landscape phone
		for _, width := range []float64{30, 24, 19} {
			n := invitationRow(k, f.Words, min(width*k.Size(20), f.W-side), answer)
			cards, sizes = append(cards, n), append(sizes, popover.Size{W: n.W, H: n.H})
		}
	}
	p := o.popoverAt(o.board.Areas().Title, 4*k.Device)
	p.Reach = 0
	at, i, ok := p.Place(sizes...)
	if !ok {
		heading := p.Anchor
		p.Anchor, p.Gap = stage.Rect{X: heading.X + heading.W/2, Y: p.Bounds.Y}, 0
		p.Keep = slices.DeleteFunc(p.Keep, func(r stage.Rect) bool { return r.In(heading.Grow(1)) })
		if at, i, ok = p.Place(sizes...); !ok { // on a small phone it covers something; a move answers it, too
			at, i = p.LeastCovering(sizes...)
		}
	}
	cards[i].X, cards[i].Y = at.Middle()
	return cards[i]
}
