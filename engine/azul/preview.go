package azul

import "azulejo/engine"

// Bonus is the points at the end of the game for complete rows, columns and colours.
type Bonus struct{ Row, Column, Colour int }

// Scored returns how the tile of a legal move scores on the wall if the round is scored right after the move. ok is false
// if the move completes no line or the tile has no legal space.
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

// Bonus returns the points for the sets that a legal move completes, either at once or when the round is scored.
func (v View) Bonus(m engine.Move) Bonus {
	now, then := *v.Position, *v.Position
	if _, _, wall := Wall(m); wall {
		then.Play(m, nil)
	} else {
		now, then = *v.scoreRound(nil), *v.afterTake(m).scoreRound(nil)
	}
	a, b := now.boards[v.turn].setPoints(), then.boards[v.turn].setPoints()
	return Bonus{Row: max(0, b.Row-a.Row), Column: max(0, b.Column-a.Column), Colour: max(0, b.Colour-a.Colour)}
}

// afterTake returns the position after a legal take. If it is the last of the round, the round is not scored.
func (v View) afterTake(m engine.Move) View {
	p := *v.Position
	p.left++ // keeps the last take from scoring the round
	p.take(m, nil)
	return View{&p}
}

// setPoints returns the points for all complete sets of a wall.
func (b *board) setPoints() (all Bonus) {
	for i := range 5 {
		if covers(b.wall, rowMask(i)) {
			all.Row += rowPoints
		}
		if covers(b.wall, firstColumn<<i) {
			all.Column += columnPoints
		}
		if bits5(b.byColour[i]) == 5 {
			all.Colour += colourPoints
		}
	}
	return all
}
