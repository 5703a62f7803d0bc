package terminal

import (
	"cmp"

	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/scenes/describe"
)

// hint tells what the best computer player would do.
func (d *dialogue) hint() error {
	pos := d.match.Position()
	d.tell("play.hintThinking")
	t := d.task(pos)
	t.MultiPV = analysis.HintLines
	choice, err := d.consult(players.Best, t)
	if d.ctx.Err() != nil || err != nil {
		return err
	}
	d.hinted, d.advised = pos.Hash(), analysis.Recommend(choice, pos.ToMove())
	d.tell("term.hint", "move", d.words.Capitalize(d.called(pos, d.advised)))
	return nil
}

// why tells what speaks for the move of the last hint, or else for the last move that was made.
func (d *dialogue) why() {
	pos := d.match.Position()
	if d.hinted == pos.Hash() {
		d.say(d.explainer().ForPlayer(analysis.ExplainHint(d.game.Explain(pos, d.advised)), describe.GlanceLength))
		return
	}
	n := d.last(func(p engine.Position) bool { return p.ToMove() != engine.Nature })
	if n < 0 {
		d.tell("term.none")
		return
	}
	p, m := d.match.At(n), d.match.Moves()[n]
	d.tell("term.move", "player", d.players[p.ToMove()].Name, "move", d.called(p, m))
	d.say(d.explainer().ForOthers(analysis.ExplainMove(d.game.Explain(p, m))))
}

// explainer words explanations of moves with the names at the table.
func (d *dialogue) explainer() describe.Explainer {
	return describe.Explainer{Words: d.words, Name: func(s engine.Seat) string { return d.players[s].Name }}
}

// last is the number of moves before the last position of a kind, or -1.
func (d *dialogue) last(kind func(engine.Position) bool) int {
	n := len(d.match.Moves()) - 1
	for n >= 0 && !kind(d.match.At(n)) {
		n--
	}
	return n
}

// review tells how the last move of a person stands beside the best one.
func (d *dialogue) review() error {
	n := d.last(func(p engine.Position) bool { return d.decides(p) && d.game.Forced(p) == engine.NoMove })
	if n < 0 {
		d.tell("play.review.none")
		return nil
	}
	before, played := d.match.At(n), d.match.Moves()[n]
	d.tell("play.review.thinking", "move", d.called(before, played))
	best, by := played, 0
	var fault error
	ask := func(moves []engine.Move, hear func([]players.Line)) {
		t := d.task(before)
		t.Moves, t.MultiPV = moves, max(1, len(moves))
		choice, err := d.consult(players.Best, t)
		if fault = cmp.Or(d.ctx.Err(), err); fault == nil {
			hear(choice.Lines)
		}
	}
	analysis.Weigh(before, played, ask, func(m engine.Move, gain int) { best, by = m, gain })
	if fault != nil {
		return fault
	}
	grade := analysis.Grade(by)
	if best == played || grade == analysis.Best {
		d.tell(analysis.Best)
		return nil
	}
	d.tell(grade, "move", d.called(before, best), "cost", d.words.T("play.percent", "percent", by))
	d.say(d.explainer().ForPlayer(analysis.ExplainReview(d.game.Explain(before, best), d.game.Explain(before, played)), describe.GlanceLength))
	return nil
}
