package term

import (
	"cmp"

	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/engine/players"
)

// adviser tells what the best computer player thinks of a session's moves.
type adviser struct {
	*session
	at   uint64 // the hash of the position of the last hint
	move engine.Move
}

// hint tells what the best computer player would do.
func (a *adviser) hint() error {
	pos := a.match.Position()
	a.tell("play.hintThinking")
	choice, err := a.consult(players.Best, a.task(pos))
	if a.ctx.Err() != nil || err != nil {
		return err
	}
	a.at, a.move = pos.Hash(), choice.Move
	a.tell("term.hint", a.words.Upper(a.called(pos, choice.Move)))
	return nil
}

// why tells what speaks for the move of the last hint, or else for the last move that was made.
func (a *adviser) why() {
	pos := a.match.Position()
	if a.at == pos.Hash() {
		a.reasons(pos, a.move, coach.HintReasons)
		return
	}
	for n := len(a.match.Moves()) - 1; n >= 0; n-- {
		if p := a.match.At(n); p.ToMove() != engine.Nature {
			m := a.match.Moves()[n]
			a.tell("term.move", a.players[p.ToMove()].Name, a.called(p, m))
			a.reasons(p, m, coach.HintReasons)
			return
		}
	}
	a.tell("term.none")
}

// reasons tells the weightiest reasons for a move.
func (a *adviser) reasons(pos engine.Position, m engine.Move, most int) {
	var parts []string
	for i, r := range a.game.Explain(pos, m) {
		if i < most {
			parts = append(parts, r.Say(a.words))
		}
	}
	if parts == nil {
		_, sentence := a.teller.Worth(pos, m)
		a.say(a.words.Upper(sentence))
		return
	}
	a.tell("play.hint.why", a.words.List(parts...))
}

// lastDecision is the number of moves before the last one at which a person had a choice, or -1.
func (a *adviser) lastDecision() int {
	for n := len(a.match.Moves()) - 1; n >= 0; n-- {
		if p := a.match.At(n); a.decides(p) && a.game.Forced(p) == engine.NoMove {
			return n
		}
	}
	return -1
}

// verdict tells how the last move of a person stands beside the best one.
func (a *adviser) verdict() error {
	n := a.lastDecision()
	if n < 0 {
		a.tell("play.review.none")
		return nil
	}
	before, played := a.match.At(n), a.match.Moves()[n]
	a.tell("play.review.thinking", a.called(before, played))
	best, by := played, 0
	var fault error
	ask := func(moves []engine.Move, hear func([]players.Line)) {
		t := a.task(before)
		t.Moves, t.MultiPV = moves, max(1, len(moves))
		choice, err := a.consult(players.Best, t)
		if fault = cmp.Or(a.ctx.Err(), err); fault == nil {
			hear(choice.Lines)
		}
	}
	coach.Weigh(before, played, ask, func(m engine.Move, gain int) { best, by = m, gain })
	if fault != nil {
		return fault
	}
	grade := coach.Grade(by)
	if best == played || grade == coach.Best {
		a.tell(coach.Best)
		return nil
	}
	a.tell(grade, a.called(before, best), a.words.T("play.percent", by))
	a.reasons(before, best, coach.ReviewReasons)
	return nil
}
