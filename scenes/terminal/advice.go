package terminal

import (
	"cmp"

	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/scenes/describe"
)

// printHint prints the move that the best computer player would make.
func (d *dialogue) printHint() error {
	pos := d.match.Position()
	d.printText("play.hintThinking")
	t := d.searchTask(pos, adviceTime)
	t.MultiPV = analysis.HintLines
	choice, err := d.chooseMove(players.Best, t)
	if d.ctx.Err() != nil || err != nil {
		return err
	}
	d.hintHash, d.hintMove = pos.Hash(), analysis.Recommend(choice, pos.ToMove())
	d.hintExpected = analysis.Expect(choice.Lines, d.hintMove, pos.ToMove())
	d.printText("term.hint", "move", d.words.Capitalize(d.moveText(pos, d.hintMove)))
	return nil
}

// printExplanation explains the move of the hint for this position or, without one, the last move made.
func (d *dialogue) printExplanation() {
	pos := d.match.Position()
	if d.hintHash == pos.Hash() {
		d.printLines(d.explainer().ForPlayer(analysis.ExplainHint(d.game.Explain(pos, d.hintMove), d.hintExpected), describe.GlanceLength))
		return
	}
	n := d.lastMoveFrom(func(p engine.Position) bool { return p.ToMove() != engine.Nature })
	if n < 0 {
		d.printText("term.none")
		return
	}
	p, m := d.match.At(n), d.match.Moves()[n]
	d.printText("term.move", "player", d.players[p.ToMove()].Name, "move", d.moveText(p, m))
	d.printLines(d.explainer().ForOthers(analysis.ExplainMove(d.game.Explain(p, m))))
}

// explainer returns an explainer of moves that uses the names of the players.
func (d *dialogue) explainer() describe.Explainer {
	return describe.Explainer{Words: d.words, Name: func(s engine.Seat) string { return d.players[s].Name }}
}

// lastMoveFrom returns the index of the last move that was made from a position matching kind, or -1.
func (d *dialogue) lastMoveFrom(kind func(engine.Position) bool) int {
	n := len(d.match.Moves()) - 1
	for n >= 0 && !kind(d.match.At(n)) {
		n--
	}
	return n
}

// printReview compares the last decision of a person with the best move.
func (d *dialogue) printReview() error {
	n := d.lastMoveFrom(func(p engine.Position) bool { return d.decides(p) && d.game.Forced(p) == engine.NoMove })
	if n < 0 {
		d.printText("play.review.none")
		return nil
	}
	before, played := d.match.At(n), d.match.Moves()[n]
	d.printText("play.review.thinking", "move", d.moveText(before, played))
	var found analysis.Comparison
	var failure error
	ask := func(moves []engine.Move, yield func([]players.Line)) {
		t := d.searchTask(before, adviceTime)
		t.Moves, t.MultiPV = moves, max(1, len(moves))
		choice, err := d.chooseMove(players.Best, t)
		if failure = cmp.Or(d.ctx.Err(), err); failure == nil {
			yield(choice.Lines)
		}
	}
	analysis.Weigh(before, played, ask, func(c analysis.Comparison) { found = c })
	if failure != nil {
		return failure
	}
	best, loss := found.Best.Move, analysis.Points(found.Loss)
	grade := analysis.Grade(loss)
	if best == played || grade == analysis.Best {
		d.printText(analysis.Best)
		return nil
	}
	d.printText(grade, "move", d.moveText(before, best), "cost", d.words.T("play.percent", "percent", loss))
	d.printLines(d.explainer().ForPlayer(analysis.ExplainReview(d.game.Explain(before, best), d.game.Explain(before, played), found.Expected(before.ToMove())), describe.GlanceLength))
	return nil
}
