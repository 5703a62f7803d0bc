package play

import (
	"time"

	"azulejo/engine"
	moveanalysis "azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/scenes/analysis"
	"azulejo/scenes/describe"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// The time limits for finding the best move, and for comparing it with the one played.
const (
	reviewTime  = 700 * time.Millisecond
	compareTime = 400 * time.Millisecond
)

// review is the grade of a decision.
type review struct {
	decision decision
	text     string // empty until it is known
}

// setText sets the text: a line with the grade and, in a second line, the reason for the better move. by is what the decision gave up, in percentage
// points.
func (r *review) setText(t table.Table, g *games.Game, e describe.Explainer, best engine.Move, by int) {
	w, before := e.Words, r.decision.before
	r.text = w.T(moveanalysis.Best)
	if grade := moveanalysis.Grade(by); best != r.decision.move && grade != moveanalysis.Best {
		why := moveanalysis.ExplainReview(g.Explain(before, best), g.Explain(before, r.decision.move))
		r.text = w.T(grade, "move", t.MoveName(before, best), "cost", w.T("play.percent", "percent", by)) + "\n" + e.ForPlayer(why, describe.LineLength)
	}
}

// requestReview requests a review of a person's last move, or shows it again.
func (s *Scene) requestReview() {
	if s.questions.Asks(analysis.ForReview) {
		return
	}
	s.board.Release()
	s.questions.Cancel(analysis.ForHint)
	s.hint.hide(s.board)
	d, ok := s.session.lastDecision()
	switch r := &s.review; {
	case !ok:
		s.heading.say(s.ctx.Words.T("play.review.none"))
	case r.decision.same(d) && r.text != "":
		s.heading.say(r.text)
	default:
		r.decision, r.text = d, ""
		s.heading.say(s.ctx.Words.T("play.review.thinking", "move", s.table.MoveName(d.before, d.move)))
		moveanalysis.Weigh(d.before, d.move, s.requestLines, func(best players.Line, loss float64) {
			r.setText(s.table, s.session.game, s.explainer(), best.Move, moveanalysis.Points(loss))
			s.heading.say(r.text)
		})
	}
}

// requestLines requests the evaluation of some moves in the position of the decision, or of all moves if moves is empty.
func (s *Scene) requestLines(moves []engine.Move, onLines func([]players.Line)) {
	think := compareTime
	if len(moves) == 0 {
		think = reviewTime
	}
	q := s.session.request(s.review.decision.before, players.Best, think)
	q.Moves, q.MultiPV = moves, max(1, len(moves))
	s.questions.Ask(analysis.ForReview, q, func(c players.Choice, err error) {
		if !s.showError(err) {
			onLines(c.Lines)
		}
	})
}
