package review

import (
	"slices"

	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// discussed is what is said about a step, and for a better move the comparison that it is about.
type discussed struct {
	step     int
	compared review.Comparison
	message  analysis.Message
	why      review.Explanation
}

// is reports whether a comparison is that of a step.
func (d *discussed) is(step int, c *review.Comparison) bool {
	same := func(a, b *players.Line) bool {
		return a.Move == b.Move && slices.Equal(a.Moves, b.Moves) && slices.Equal(a.Scores, b.Scores) && slices.Equal(a.Win, b.Win)
	}
	return d.message.Title != "" && d.step == step && d.compared.Loss == c.Loss && same(&d.compared.Best, &c.Best) && same(&d.compared.Played, &c.Played)
}

// hideBetter removes what is said about the step, and its arrows, from the table.
func (s *Scene) hideBetter() {
	s.better = analysis.Message{}
	s.callouts.Clear()
	s.board.SetShapes()
}

// explain gives the reason for the better move that is discussed.
func (s *Scene) explain(why review.Explanation) {
	s.discussed.why = why
	s.discussed.message.Text = s.reason(describe.GlanceLength)
	s.redrawBetter()
	s.ctx.Redraw()
}

// reason gives the reason for the better move that is discussed, if possible in at most limit characters.
func (s *Scene) reason(limit int) string {
	adviser := analysis.Adviser{Game: s.analysedGame()}
	return adviser.Reason(s.progress.Review().Steps[s.discussed.step].Seat, s.discussed.why, limit)
}

// shortReason returns what a heading of at most two lines says of the better move: the move and the reason, or only the reason once it is known, unless even its
// shortest form is too long, or else the move.
func (s *Scene) shortReason(k *ui.Kit, width float64) string {
	if s.better.Text == "" {
		return s.better.Title
	}
	if text := s.better.Title + ". " + s.better.Text; len(k.Fonts.Wrap(text, gfx.Serif, k.MinTextSize(), width)) <= 2 {
		return text
	}
	for _, lead := range []string{s.better.Title + ". ", ""} {
		for limit := describe.GlanceLength; limit > 0; limit -= 15 {
			if text := s.reason(limit); text != "" && len(k.Fonts.Wrap(lead+text, gfx.Serif, k.MinTextSize(), width)) <= 2 {
				return lead + text
			}
		}
	}
	return s.better.Title
}

// discuss says what makes the move of the step the only good one, or begins to look for the reasons of a better move, unless that was done before. Until they
// are known, those of an earlier comparison remain. It reports whether anything is said.
func (s *Scene) discuss() bool {
	at := s.reviewed()
	if !s.showsBetter || !at.Remarkable(at.Step) {
		return false
	}
	adviser, step := analysis.Adviser{Game: s.analysedGame()}, &at.Review.Steps[at.Step]
	if step.Grade.Only() {
		s.reasons.Stop()
		s.discussed = discussed{step: at.Step, message: adviser.Only(step)}
		return true
	}
	c, earlier := &step.Compared, s.discussed
	if earlier.is(at.Step, c) {
		return true
	}
	s.discussed = discussed{step: at.Step, compared: *c, message: adviser.Better(s.shownPosition(), *c)}
	s.reasons.Stop()
	s.reasons.Find(s.comparer.Reason(s.shownPosition(), *c), s.explain)
	if earlier.step == at.Step && earlier.message.Title == s.discussed.message.Title {
		s.discussed.message.Text, s.discussed.why = earlier.message.Text, earlier.why
	}
	return true
}

// redrawBetter shows the better move, or the one played, unless tiles move.
func (s *Scene) redrawBetter() {
	if !s.board.Animating() && !s.line.Playing() {
		s.showBetter()
		s.dispatcher.RestoreFocus()
	}
}

// showBetter shows what was played, and the better move of the step with arrows and numbers and the reason next to the boards, or what makes the move the only
// good one. A press on that plays the line.
func (s *Scene) showBetter() {
	s.shownStep = s.step()
	if s.discuss() {
		s.better = s.discussed.message
		if s.areas.panel.W > 0 {
			s.better.Place = s.board.Areas().Panel.Grow(-6 * s.ctx.Unit)
		}
		s.better.Press = s.playLine
		// A callout that appears under a resting pointer hides nothing.
		s.better.Hover = func(on bool) { s.showOnlyPosition(on && s.pointerMoved && !s.dispatcher.FocusVisible()) }
		s.callouts.Show(analysis.Space{Frame: s.board.Frame()}, []analysis.Message{s.better})
	} else {
		s.hideBetter()
	}
	s.showShapes()
	s.dimPuzzle(s.puzzleButton)
	s.dimMoments()
	s.buildHeading(s.board.Frame().Kit)
}

// ask asks everyone at the table of a running game whether they agree to its review. Without that the review is closed.
func (s *Scene) ask() {
	w := s.ctx.Words
	s.ctx.Push(analysis.QuestionDrawer("agree", w.T("review.title"), analysis.Message{Text: w.T("review.agree"), Buttons: []analysis.Button{
		{Name: "review-agree", Label: w.T("review.agree.yes"), Press: s.agree}, {Name: "review-cancel", Label: w.T("play.cancel"), Press: func() {}}}}))
}

// agree begins the review of a running game.
func (s *Scene) agree() {
	s.allowed = true
	s.reviewAgain()
}

// showShapes shows the arrows and what was played, or only the position while the pointer is on the reason, or if better moves are off.
func (s *Scene) showShapes() {
	at := s.reviewed()
	if s.positionOnly || !s.showsBetter || at.Step == len(at.Review.Steps) {
		s.board.SetShapes()
		return
	}
	played := s.cursor.Match.Moves()[at.MovesBefore(at.Step)]
	var chosen []board.Shape
	shapes := s.better.Shapes
	if at.Improvable(at.Step) {
		chosen = append(s.board.ChoiceShapes(board.Halo, s.discussed.compared.Best.Move), s.board.ChoiceShapes(board.Played, played)...)
	} else {
		chosen, shapes = s.board.ChoiceShapes(board.Halo, played), at.ArrowShapes(s.shownPosition(), played)
	}
	for _, shape := range shapes {
		shape.Keep = append(s.callouts.Rects(), s.board.Areas().Title)
		chosen = append(chosen, shape)
	}
	s.board.SetShapes(chosen...)
}

// playLine plays the better line out, up to the next deal, or ends it.
func (s *Scene) playLine() {
	if s.stopLine() {
		return
	}
	at := s.reviewed()
	if !at.Remarkable(at.Step) {
		return
	}
	s.setPlaying(false)
	s.positionOnly = false
	s.hideBetter()
	s.line.Play(s.board, s.shownPosition(), at.WholeLine(at.Step), s.legend())
	s.buildPanel()
	s.showLineMove()
	s.dispatcher.RestoreFocus()
}

// stopLine ends the better line that is being played out and shows the position of the step again. It reports whether a line was being played.
func (s *Scene) stopLine() bool {
	playing := s.line.Playing()
	if playing {
		s.settle()
	}
	return playing
}

// showLineMove says which move of the better line is played.
func (s *Scene) showLineMove() {
	s.buildHeading(s.board.Frame().Kit)
	title, move := s.lineMove()
	s.ctx.Report(title + ". " + move)
	s.ctx.Redraw()
}

// lineMove returns the number of the move of the better line that is shown, and who makes which move.
func (s *Scene) lineMove() (title, move string) {
	w, m := s.ctx.Words, s.line.Shown()
	player := s.players[m.Before.ToMove()].Name
	return w.T("review.line", "number", m.Number, "moves", m.Moves), w.T("accessible.move", "player", player, "move", s.table.MoveName(m.Before, m.Move))
}

// pace returns the pace of animations: the playback speed multiplied by that of the settings.
func (s *Scene) pace() board.Pace {
	return board.Pace{Rate: speeds[s.speed] * s.ctx.Settings.Speed.Rate(), MaxTicks: table.RoundTicks}
}
