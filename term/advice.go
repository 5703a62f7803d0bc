package term

import (
	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/engine/players"
)

// hint tells what the best computer player would do.
func (d *dialogue) hint() error {
	pos := d.match.Position()
	d.tell("play.hintThinking")
	choice, err := d.consult(players.Best, d.task(pos))
	if d.ctx.Err() != nil || err != nil {
		return err
	}
	d.hinted, d.advice = pos.Hash(), choice.Move
	d.tell("term.hint", d.words.Upper(d.called(pos, choice.Move)))
	return nil
}

// why tells what speaks for the move of the last hint, or else for the last move that was made.
func (d *dialogue) why() {
	pos := d.match.Position()
	if d.hinted == pos.Hash() {
		d.reasons(pos, d.advice, coach.HintReasons)
		return
	}
	for n := len(d.match.Moves()) - 1; n >= 0; n-- {
		if p := d.match.At(n); p.ToMove() != engine.Nature {
			m := d.match.Moves()[n]
			d.tell("term.move", d.players[p.ToMove()].Name, d.called(p, m))
			d.reasons(p, m, coach.HintReasons)
			return
		}
	}
	d.tell("term.none")
}

// reasons tells the weightiest reasons for a move.
func (d *dialogue) reasons(pos engine.Position, m engine.Move, most int) {
	var parts []string
	for i, r := range d.game.Explain(pos, m) {
		if i < most {
			parts = append(parts, r.Say(d.words))
		}
	}
	if parts == nil {
		_, sentence := d.teller.Worth(pos, m)
		d.say(d.words.Upper(sentence))
		return
	}
	d.tell("play.hint.why", d.words.List(parts...))
}

// lastDecision is the number of moves before the last one at which a person had a choice, or -1.
func (d *dialogue) lastDecision() int {
	for n := len(d.match.Moves()) - 1; n >= 0; n-- {
		if p := d.match.At(n); d.decides(p) && d.game.Forced(p) == engine.NoMove {
			return n
		}
	}
	return -1
}

// verdict tells how the last move of a person stands beside the best one.
func (d *dialogue) verdict() error {
	n := d.lastDecision()
	if n < 0 {
		d.tell("play.review.none")
		return nil
	}
	before, played := d.match.At(n), d.match.Moves()[n]
	d.tell("play.review.thinking", d.called(before, played))
	best, by, err := d.weigh(before, played)
	if err != nil {
		return err
	}
	grade := coach.Grade(by)
	if best == played || grade == coach.Best {
		d.tell(coach.Best)
		return nil
	}
	d.tell(grade, d.called(before, best), d.words.T("play.percent", by))
	d.reasons(before, best, coach.ReviewReasons)
	return nil
}

// weigh finds the best move in the place of one played, and by how many parts of a hundred it is ahead for who had to decide: all moves
// are looked at, then the two beside each other to the same depth, and where the search did not take the one played seriously, that alone.
func (d *dialogue) weigh(before engine.Position, played engine.Move) (best engine.Move, by int, err error) {
	all, err := d.linesOf(before)
	if err != nil || len(all) == 0 || all[0].Move == played {
		return played, 0, err
	}
	better := all[0]
	both, err := d.linesOf(before, better.Move, played)
	if err != nil {
		return played, 0, err
	}
	i := coach.LineOf(both, played)
	if i >= 0 {
		better = both[max(0, coach.LineOf(both, better.Move))]
	} else if both, err = d.linesOf(before, played); err != nil || len(both) == 0 {
		return played, 0, err
	}
	return better.Move, coach.Gain(better, both[max(0, i)], before.ToMove()), nil
}

// linesOf are the lines that the best computer player expects of some moves, or of the best of all.
func (d *dialogue) linesOf(pos engine.Position, moves ...engine.Move) ([]players.Line, error) {
	t := d.task(pos)
	t.Moves, t.MultiPV = moves, max(1, len(moves))
	choice, err := d.consult(players.Best, t)
	if d.ctx.Err() != nil {
		return nil, d.ctx.Err()
	}
	return choice.Lines, err
}
