package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Forced is the move that the seat to move has to make, or NoMove where it has a choice: a single move, or a pass that keeps all of a hand that pays for nothing.
func Forced(pos engine.Position) engine.Move {
	p, s := pavilion.See(pos), pos.ToMove()
	moves := pos.Moves(nil)
	if len(moves) == 1 {
		return moves[0]
	}
	hand := Hand(p, s)
	if !p.Placing() || hand.Total() > pavilion.Corners {
		return engine.NoMove
	}
	if _, pays := pavilion.Placed(moves[0]); pays { // placings come before passes
		return engine.NoMove
	}
	return pavilion.PassMove(hand)
}

// Hand is what lies beside the board of a seat.
func Hand(p pavilion.View, s engine.Seat) (l pavilion.Pile) {
	for c := range l {
		l[c] = p.Hand(s, engine.Tile(c))
	}
	return l
}
