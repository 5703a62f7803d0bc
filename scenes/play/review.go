package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/engine/players"
	"azulejo/scenes/analysis"
	"azulejo/telling"
)

// How long the computer may look for the best move in the place of the one played, and weigh the two against each other.
const (
	reviewTime = 700 * time.Millisecond
	weighTime  = 400 * time.Millisecond
)

// review is what is known of a decision: how it stands beside the best move seen.
type review struct {
	s     *Scene
	of    decision
	words string // empty until it is given
}

// ask asks how good a person's last move was, or says it again.
func (r *review) ask() {
	if r.s.questions.Asks(analysis.ForReview) {
		return
	}
	r.s.interaction.Release()
	r.s.questions.Cancel(analysis.ForHint)
	r.s.hint.hide()
	d, ok := r.s.session.lastDecision()
	switch {
	case !ok:
		r.s.Say(r.s.ctx.Words.T("play.review.none"))
	case r.of.same(d) && r.words != "":
		r.s.Say(r.words)
	default:
		r.of, r.words = d, ""
		r.s.Say(r.s.ctx.Words.T("play.review.thinking", r.s.table.Name(d.before, d.move)))
		coach.Weigh(d.before, d.move, r.weigh, r.tell)
	}
}

// weigh asks what moves in the place of the decision are worth; none stand for all.
func (r *review) weigh(moves []engine.Move, hear func([]players.Line)) {
	think := weighTime
	if len(moves) == 0 {
		think = reviewTime
	}
	q := r.s.session.request(r.of.before, players.Best, think)
	q.Moves, q.MultiPV = moves, max(1, len(moves))
	r.s.questions.Ask(analysis.ForReview, q, func(c players.Choice, err error) {
		if !failed(r.s, err) {
			hear(c.Lines)
		}
	})
}

// tell says how the decision stands beside the best move, on one line, and on a second what speaks for the better one.
func (r *review) tell(best engine.Move, by int) {
	w, before, game := r.s.ctx.Words, r.of.before, r.s.session.game
	r.words = w.T(coach.Best)
	if grade := coach.Grade(by); best != r.of.move && grade != coach.Best {
		e := coach.ExplainReview(game.Explain(before, best), game.Explain(before, r.of.move))
		r.words = w.T(grade, r.s.table.Name(before, best), w.T("play.percent", by)) + "\n" + r.s.explainer().Address(e, telling.OneLine)
	}
	r.s.Say(r.words)
}
