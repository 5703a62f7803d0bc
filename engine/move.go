package engine

// Move is one decision, packed by the rules that made it. A seat's move and Nature's share the type; only the position
// they were made for can read them. The zero Move is never legal.
type Move uint64

// NoMove is the Move that no position accepts.
const NoMove Move = 0

// Legal returns a move that was read for a position, unless reading it failed with err or the rules refuse it.
func Legal(p Position, m Move, err error) (Move, error) {
	if err == nil {
		err = p.Check(m)
	}
	if err != nil {
		return NoMove, err
	}
	return m, nil
}

// Pruned is the ordering score by which an evaluator tells that another move is at least as good, so that nobody need look at this.
const Pruned int32 = -1 << 30
