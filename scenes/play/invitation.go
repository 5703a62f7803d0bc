package play

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// invitation asks once, in a first game against computers without guidance, whether to comment on moves. It is a card in the log, which is empty before
// the first move, or next to it if the log is too small. On a phone without space for the card it is a drawer after the first round. A move made instead
// of an answer to the card counts as no.
type invitation struct {
	layer     *stage.Node
	fits      bool // there is room for the card
	announced bool // the card was announced to screen readers
}

// open reports whether the card is shown.
func (i *invitation) open() bool { return len(i.layer.Children()) > 0 }

// shouldInvite reports whether the question is to be asked in this game.
func (s *Scene) shouldInvite() bool {
	set := s.ctx.Settings
	_, alone := s.session.onlyPerson()
	return !set.Comments && !set.CommentsOffered && set.Finished == 0 && alone && !s.session.guided()
}

// buildInvitation shows the card before the first move if the question has to be asked and there is room for the card.
func (s *Scene) buildInvitation() {
	i := &s.invitation
	i.layer.Clear()
	if !s.shouldInvite() {
		return
	}
	card := cardInLog(kit(s.ctx), s.ctx.Words, s.areas.log, s.answerInvitation)
	if f := s.frame(); card == nil && !f.Shape().Phone() {
		card = s.cardByLog()
	}
	i.fits = card != nil
	seat, _ := s.session.onlyPerson()
	if !i.fits || s.session.hasMoved(seat) || s.phase != personToMove && s.phase != computerThinking {
		return
	}
	i.layer.Add(card)
	if !i.announced {
		i.announced = true
		s.ctx.Report(s.ctx.Words.T("play.comments"))
	}
}

// invite opens the drawer with the question once a first round is over, if there is no room for the card. Closing the drawer counts as no.
func (s *Scene) invite() {
	if s.invitation.fits || s.board.Busy() || s.board.Shown().Round() == 1 || !s.shouldInvite() {
		return
	}
	s.answerInvitation(false)
	s.ctx.Push(s.invitationRoute())
}

// answerInvitation saves the answer, so that the question is not asked again.
func (s *Scene) answerInvitation(yes bool) {
	set := s.ctx.Settings
	set.CommentsOffered, set.Comments = true, yes
	s.ctx.SaveSettings()
	s.invitation.layer.Clear()
}

// answerOpenInvitation answers the card if it is shown, and reports whether it was.
func (s *Scene) answerOpenInvitation(yes bool) bool {
	open := s.invitation.open()
	if open {
		s.answerInvitation(yes)
	}
	return open
}

// cardInLog returns the question as a card in the middle of the log, or nil if it does not fit there.
func cardInLog(k *ui.Kit, w *locale.Words, log stage.Rect, answer func(bool)) *stage.Node {
	if log.W == 0 {
		return nil
	}
	head, pad := analysis.LogHeadingHeight(k), 12*k.Device
	log.Y, log.H = log.Y+head, log.H-head
	card := invitationCard(k, w, min(log.W-2*pad, maxCard*k.Size(20)), answer)
	if card.H > log.H {
		return nil
	}
	card.X, card.Y = log.Middle()
	return card
}

// maxCard is the greatest width of the card in sizes of its text.
const maxCard = 17.0

// cardByLog returns the question as a card over the whole log, with its heading, or if that is too low near it, where the card covers the least of the
// table.
func (s *Scene) cardByLog() *stage.Node {
	k, log := kit(s.ctx), s.areas.log
	x, y := log.Middle()
	if card := invitationCard(k, s.ctx.Words, min(log.W, maxCard*k.Size(20)), s.answerInvitation); log.W > 0 && card.H <= log.H {
		card.X, card.Y = x, y
		return card
	}
	p := popover.Placement{Bounds: s.frame().Window.Grow(-8 * k.Device), Anchor: stage.Rect{X: x, Y: y}, Margin: 3 * k.Device, Obstacles: s.obstacles()}
	var cards []*stage.Node
	var sizes []popover.Size
	for _, width := range []float64{log.W, 0.75 * maxCard * k.Size(20), maxCard * k.Size(20)} {
		if width > 0 {
			card := invitationCard(k, s.ctx.Words, width, s.answerInvitation)
			cards, sizes = append(cards, card), append(sizes, popover.Size{W: card.W, H: card.H})
		}
	}
	r, i, ok := p.Place(sizes...)
	if !ok {
		r, i = p.LeastCovering(sizes...)
	}
	cards[i].X, cards[i].Y = r.Middle()
	return cards[i]
}

// invitationCard returns the question as a card of a width, at the origin.
func invitationCard(k *ui.Kit, w *locale.Words, width float64, answer func(bool)) *stage.Node {
	pad := 12 * k.Device
	body, height := invitationBody(k, w, width-2*pad, answer)
	card := stage.New("comments", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width, height+2*pad)
	body.Y = pad - card.H/2
	return card.Add(body)
}

// invitationBody returns the question above its answers, with the middle of its upper edge at the origin, and its height. The answers are next to each
// other if they fit.
func invitationBody(k *ui.Kit, w *locale.Words, width float64, answer func(bool)) (body *stage.Node, height float64) {
	gap, question, no := 8*k.Device, w.T("play.comments"), w.T("play.comments.no")
	lines, textHeight := k.Lines(question, gfx.Serif, 20, 0, 0, table.BalancedWidth(k.Fonts, question, gfx.Serif, k.Size(20), width), 0.5, ui.Ink)
	lines.Y = 0.68 * k.Size(20)
	at := stage.Rect{X: -width / 2, Y: textHeight + gap, W: width, H: max(k.Target(44), answerHeight*k.Device)}
	below := at
	below.Y += at.H + gap
	half := (width - gap) / 2
	if word, _ := k.Fonts.Measure(no, gfx.Serif, k.Size(22)); word < half-24*k.Unit {
		at.W, below = half, stage.Rect{X: at.X + half + gap, Y: at.Y, W: half, H: at.H}
	}
	body = stage.Group("").Add(lines,
		k.Button("comments-yes", w.T("play.comments.yes"), true, at, func() { answer(true) }).Node,
		k.Button("comments-no", no, false, below, func() { answer(false) }).Node)
	return body, below.Y + below.H
}

// answerHeight is the minimum height of an answer, and invitationWidth the maximum width of the drawer, in device-independent pixels.
const (
	answerHeight    = 44
	invitationWidth = 440.0
)

// invitationRoute returns the drawer with the question.
func (s *Scene) invitationRoute() route.Drawer {
	title := s.ctx.Words.T("settings.comments")
	return route.Drawer{Name: "comments", Title: title, First: "comments-yes", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		k := analysis.DrawerKit(c)
		m, head := drawerMargin*k.Device, k.DrawerHeaderHeight()
		width := min(c.W, invitationWidth*k.Device)
		body, height := invitationBody(k, c.Words, width-2*m, func(yes bool) {
			s.answerInvitation(yes)
			closeDrawer()
		})
		body.X, body.Y = width/2, head+0.5*m
		d := k.Drawer("comments", title, width, head+height+1.5*m, stage.Rect{W: c.W, H: c.H}, closeDrawer)
		d.Body.Add(body)
		return d
	}}
}
