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

// How long the computer may look for the best move in the place of the one played, and weigh the two against each other.
const (
	reviewTime = 700 * time.Millisecond
	weighTime  = 400 * time.Millisecond
)

// review is what is known of a decision: how it compares with the best move seen.
type review struct {
	of    decision
	words string // empty until it is given
}

// grade words how the decision compares with the best move: on one line its grade and, on a second, what speaks for the better move. by is
// what the decision gave up, in percentage points.
func (r *review) grade(t table.Table, g *games.Game, e describe.Explainer, best engine.Move, by int) {
	w, before := e.Words, r.of.before
	r.words = w.T(moveanalysis.Best)
	if grade := moveanalysis.Grade(by); best != r.of.move && grade != moveanalysis.Best {
		why := moveanalysis.ExplainReview(g.Explain(before, best), g.Explain(before, r.of.move))
		r.words = w.T(grade, "move", t.MoveName(before, best), "cost", w.T("play.percent", "percent", by)) + "\n" + e.ForPlayer(why, describe.LineLength)
	}
}

// askReview asks how good a person's last move was, or says it again.
func (s *Scene) askReview() {
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
	case r.of.same(d) && r.words != "":
		s.heading.say(r.words)
	default:
		r.of, r.words = d, ""
		s.heading.say(s.ctx.Words.T("play.review.thinking", "move", s.table.MoveName(d.before, d.move)))
		moveanalysis.Weigh(d.before, d.move, s.askLines, func(best engine.Move, by int) {
			r.grade(s.table, s.session.game, s.explainer(), best, by)
			s.heading.say(r.words)
		})
	}
}

// askLines asks for the worth of moves in the position of the decision; no moves means all.
func (s *Scene) askLines(moves []engine.Move, hear func([]players.Line)) {
	think := weighTime
	if len(moves) == 0 {
		think = reviewTime
	}
	q := s.session.request(s.review.of.before, players.Best, think)
	q.Moves, q.MultiPV = moves, max(1, len(moves))
	s.questions.Ask(analysis.ForReview, q, func(c players.Choice, err error) {
		if !s.fail(err) {
			hear(c.Lines)
		}
	})
}
