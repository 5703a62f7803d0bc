package terminal

import (
	"cmp"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/scenes/describe"
)

// printHint prints the move that the best computer player would make.
func (d *dialogue) printHint() error {
	pos := d.match.Position()
	d.printText("play.hintThinking")
	compare := review.NewComparer(d.game.Game)
	var failure error
	ask := func(moves []engine.Move, receive func(players.Choice)) {
		var c players.Choice
		if c, failure = d.search(pos, moves); failure == nil {
			receive(c)
		}
	}
	recommend := func(c players.Choice) engine.Move {
		if d.ratedHash == pos.Hash() { // the hint agrees with the rating
			return d.ratedBest
		}
		return review.Recommend(c, pos.ToMove())
	}
	compare.Advise(pos, ask, recommend, func(m engine.Move, lines []players.Line) {
		d.hintHash, d.hintMove, d.hintWhy = pos.Hash(), m, compare.Hint(pos, m, lines)
	})
	if failure != nil {
		return failure
	}
	d.printText("term.hint", "move", d.words.Capitalize(d.moveText(pos, d.hintMove)))
	return nil
}

// search finds the lines of some moves to the end of the round, or those of the best moves if moves is nil.
func (d *dialogue) search(pos engine.Position, moves []engine.Move) (players.Choice, error) {
	t := d.searchTask(pos, adviceTime)
	t.Moves, t.MultiPV, t.WholeRound = moves, len(moves), true
	if moves == nil {
		t.MultiPV = review.HintLines
	}
	choice, err := d.chooseMove(players.Best, t)
	return choice, cmp.Or(d.ctx.Err(), err)
}

// printExplanation explains the move of the hint for this position or, without one, the last move made.
func (d *dialogue) printExplanation() {
	pos := d.match.Position()
	if d.hintHash == pos.Hash() {
		d.printLines(d.explainer().Hint(d.hintWhy, describe.GlanceLength, func(m engine.Move) string { return d.moveText(pos, m) }))
		return
	}
	n := d.lastMoveFrom(func(p engine.Position) bool { return p.ToMove() != engine.Nature })
	if n < 0 {
		d.printText("term.none")
		return
	}
	p, m := d.match.At(n), d.match.Moves()[n]
	d.printText("term.move", "player", d.players[p.ToMove()].Name, "move", d.moveText(p, m))
	d.printLines(d.explainer().ForOthers(review.NewComparer(d.game.Game).Move(p, m), describe.LineLength))
}

// explainer returns an explainer of moves that uses the names of the players.
func (d *dialogue) explainer() describe.Explainer {
	return describe.Explainer{Words: d.words, Name: func(s engine.Seat) string { return d.players[s].Name }, Addressed: d.players.OnlyPerson}
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
	var found review.Comparison
	var failure error
	ask := func(moves []engine.Move, yield func([]players.Line)) {
		if moves == nil && d.hintHash == before.Hash() { // the rating agrees with the hint
			yield([]players.Line{{Move: d.hintMove}})
			return
		}
		var choice players.Choice
		if choice, failure = d.search(before, moves); failure == nil {
			yield(choice.Lines)
		}
	}
	review.Weigh(before, played, ask, func(c review.Comparison) { found = c })
	if failure != nil {
		return failure
	}
	d.ratedHash, d.ratedBest = before.Hash(), found.BestMove(played)
	best, loss := found.Best.Move, review.Points(found.Loss)
	grade := review.RatingKey(loss)
	if best == played || grade == review.Best {
		d.printText(review.Best)
		return nil
	}
	d.printText(grade, "move", d.moveText(before, best), "points", loss)
	d.printLines(d.explainer().ForPlayer(review.NewComparer(d.game.Game).Review(before, found), describe.GlanceLength))
	return nil
}
