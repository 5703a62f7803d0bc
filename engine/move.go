package engine

// Move is one decision in the encoding of the game's rules, either a seat's or Nature's. It is only meaningful for the position it was
// generated for. The zero Move is never legal.
type Move uint64

// NoMove is the Move that is illegal in all positions.
const NoMove Move = 0

// Legal returns m if err is nil and m is legal in p. Otherwise it returns NoMove and the error. It wraps the result of parsing a move.
func Legal(p Position, m Move, err error) (Move, error) {
	if err == nil {
		err = p.Check(m)
	}
	if err != nil {
		return NoMove, err
	}
	return m, nil
}

// Pruned is the ordering score that an evaluator gives to a move that need not be searched, as another move is at least as good.
const Pruned int32 = -1 << 30
