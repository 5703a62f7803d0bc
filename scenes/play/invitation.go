package play

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// invitation asks once, in a first game against computers without guidance, whether to comment on moves. It is a card in the log, which is empty before
// the first move, or a drawer after the first round if there is no space for the card. A move made instead of an answer to the card counts as no.
type invitation struct {
	layer     *stage.Node
	fits      bool // the card fits in the log
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

// buildInvitation shows the card before the first move if the question has to be asked and the card fits in the log.
func (s *Scene) buildInvitation() {
	i := &s.invitation
	i.layer.Clear()
	if !s.shouldInvite() {
		return
	}
	card := cardInLog(kit(s.ctx), s.ctx.Words, s.areas.log, s.answerInvitation)
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

// invite opens the drawer with the question once a first round is over, if the card does not fit in the log. Closing the drawer counts as no.
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
	width := min(log.W-24*k.Device, 17*k.Size(20))
	body, height := invitationBody(k, w, width-2*pad, answer)
	x, y := log.Middle()
	card := stage.New("comments", stage.NewPanel("pill", 0.6*k.Unit, 0), x, y, width, height+2*pad)
	if card.H > log.H {
		return nil
	}
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
