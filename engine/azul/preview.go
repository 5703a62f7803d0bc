package azul

import "azulejo/engine"

// Bonus is the points at the end of the game for complete rows, columns and colours.
type Bonus struct{ Row, Column, Colour int }

// Scored returns how the tile of a legal move will score on the wall if the round is scored as the boards are after the move. It is not ok
// where the move completes no line, and where the tile fits nowhere.
func (v View) Scored(m engine.Move) (s engine.Scored, ok bool) {
	var log engine.Log
	if row, col, wall := Wall(m); wall {
		p := *v.Position
		p.Play(m, &log)
		return engine.ScoredIn(log.Events, wallPlace(v.turn, row, col))
	}
	t, _ := Taken(m)
	after := v.afterTake(m)
	if t.Line == FloorLine || !after.boards[v.turn].full(t.Line) {
		return s, false
	}
	after.scoreRound(&log)
	from := linePlace(v.turn, t.Line, 0)
	for _, e := range log.Events {
		if e.Kind == engine.Slide && e.From == from && e.To.Zone == engine.Wall {
			return engine.ScoredIn(log.Events, e.To)
		}
	}
	return s, false
}

// Bonus returns the points for the sets that a legal move completes, at once or when the round is scored.
func (v View) Bonus(m engine.Move) Bonus {
	now, then := *v.Position, *v.Position
	if _, _, wall := Wall(m); wall {
		then.Play(m, nil)
	} else {
		now, then = *v.scoreRound(nil), *v.afterTake(m).scoreRound(nil)
	}
	a, b := now.boards[v.turn].sets(), then.boards[v.turn].sets()
	return Bonus{Row: max(0, b.Row-a.Row), Column: max(0, b.Column-a.Column), Colour: max(0, b.Colour-a.Colour)}
}

// afterTake returns the position after a legal take, before the round is scored if it is the last.
func (v View) afterTake(m engine.Move) View {
	p := *v.Position
	p.left++ // the last take would score the round
	p.take(m, nil)
	return View{&p}
}

// sets returns the points for all sets of a wall.
func (b *board) sets() (all Bonus) {
	for i := range 5 {
		if covers(b.wall, rowMask(i)) {
			all.Row += rowPoints
		}
		if covers(b.wall, firstColumn<<i) {
			all.Column += columnPoints
		}
		if bits5(b.hue[i]) == 5 {
			all.Colour += colourPoints
		}
	}
	return all
}
