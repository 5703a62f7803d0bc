package pavilion

import "azulejo/engine"

// Payable reports whether the seat on turn can cover a space now.
func (v View) Payable(at int) bool {
	return v.phase == placing && v.chance == none && v.Affords(v.turn, at)
}

// Affords reports whether a space of a seat is empty and its hand can pay for a tile there. It ignores whose turn it is.
func (v View) Affords(s engine.Seat, at int) bool {
	b := &v.boards[s]
	if b.covered>>at&1 == 1 {
		return false
	}
	for set := b.openColours(v.variant, at/Ring) & b.hand.colours(); set != 0; set &= set - 1 {
		if v.Cost(at) <= b.hand.paying(lowestColour(set), v.Joker()) {
			return true
		}
	}
	return false
}

// Payments returns the legal placements on a space, ordered by the number of jokers.
func (v View) Payments(at int) []Place {
	if !v.Payable(at) {
		return nil
	}
	var all []Place
	b := &v.boards[v.turn]
	colours := b.openColours(v.variant, at/Ring) & b.hand.colours()
	for jokers := range v.Cost(at) {
		for set := colours; set != 0; set &= set - 1 {
			if l := (Place{lowestColour(set), at, jokers}); v.Check(l.Move()) == nil {
				all = append(all, l)
			}
		}
	}
	return all
}

// Price returns the tiles that leave the hand for a placement, including the placed one.
func (v View) Price(l Place) Pile { return v.price(l).pile() }
