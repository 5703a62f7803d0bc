package engine

// Move is one decision, packed by the rules that made it. A seat's move and Nature's share the type; only the position
// they were made for can read them. The zero Move is never legal.
type Move uint64

// NoMove is the Move that no position accepts.
const NoMove Move = 0

// Legal returns a move as it was read for a position, or why it is none: that it could not be read, if why tells so, or that the rules
// refuse it.
func Legal(p Position, m Move, why *Reason) (Move, error) {
	if why == nil {
		why = p.Check(m)
	}
	if why != nil {
		return NoMove, why
	}
	return m, nil
}

// Pruned is the ordering score by which an evaluator tells that another move is at least as good, so that nobody need look at this.
const Pruned int32 = -1 << 30
