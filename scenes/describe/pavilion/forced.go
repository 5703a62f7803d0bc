package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Forced returns the move that the seat to move has to make, or NoMove if it has a choice. A forced move is the only legal move, or the pass
// that keeps the whole hand if the hand pays for no space.
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
	if _, pays := pavilion.Placed(moves[0]); pays { // placements are listed before passes
		return engine.NoMove
	}
	return pavilion.PassMove(hand)
}

// Hand returns the tiles next to the board of a seat.
func Hand(p pavilion.View, s engine.Seat) (l pavilion.Pile) {
	for c := range l {
		l[c] = p.Hand(s, engine.Tile(c))
	}
	return l
}
