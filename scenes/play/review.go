package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/engine/players"
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
	s := r.s
	if s.analysis.open == forReview {
		return
	}
	s.interaction.Release()
	s.analysis.unhint()
	s.hint.hide()
	d, ok := s.session.lastDecision()
	switch {
	case !ok:
		s.Say(s.ctx.Words.T("play.review.none"))
	case r.of.same(d) && r.words != "":
		s.Say(r.words)
	default:
		r.of, r.words = d, ""
		s.Say(s.ctx.Words.T("play.review.thinking", s.table.Name(d.before, d.move)))
		r.weigh(reviewTime, nil, r.hearBest)
	}
}

// weigh asks what the moves in the place of the decision are worth; nil stands for all.
func (r *review) weigh(think time.Duration, moves []engine.Move, hear func([]players.Line)) {
	q := r.s.session.request(r.of.before, players.Best, think)
	q.Moves, q.MultiPV = moves, max(1, len(moves))
	r.s.analysis.ask(forReview, q, func(c players.Choice, err error) {
		if !failed(r.s, err) {
			hear(c.Lines)
		}
	})
}

// hearBest takes the best move seen; where another was played, both are weighed once more, to the same depth.
func (r *review) hearBest(lines []players.Line) {
	played := r.of.move
	if len(lines) == 0 || lines[0].Move == played {
		r.pronounce(engine.NoMove, 0)
		return
	}
	best := lines[0]
	r.weigh(weighTime, []engine.Move{best.Move, played}, func(lines []players.Line) {
		if i := coach.LineOf(lines, played); i >= 0 {
			b := max(0, coach.LineOf(lines, best.Move))
			r.pronounce(best.Move, r.gain(lines[b], lines[i]))
			return
		}
		// The search did not take the move played seriously beside the other: it is weighed alone.
		r.weigh(weighTime, []engine.Move{played}, func(alone []players.Line) {
			if len(alone) > 0 {
				r.pronounce(best.Move, r.gain(best, alone[0]))
			}
		})
	})
}

// gain is how many parts of a hundred the better move was ahead, for who had to decide.
func (r *review) gain(better, played players.Line) int { return coach.Gain(better, played, r.of.seat) }

// pronounce says how the decision stands beside the best move.
func (r *review) pronounce(best engine.Move, by int) {
	r.words = r.wording(best, by)
	r.s.Say(r.words)
}

// wording is the review on one line, and on a second what speaks for the better move.
func (r *review) wording(best engine.Move, by int) string {
	w, before := r.s.ctx.Words, r.of.before
	grade := coach.Grade(by)
	if best == engine.NoMove || grade == coach.Best {
		return w.T(coach.Best)
	}
	return w.T(grade, r.s.table.Name(before, best), w.T("play.percent", by)) + "\n" + r.s.hint.why(before, best, coach.ReviewReasons)
}
