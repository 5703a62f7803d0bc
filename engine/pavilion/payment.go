package pavilion

import "azulejo/engine"

// Payable reports whether the seat on turn can cover a space now.
func (v View) Payable(at int) bool {
	return v.phase == placing && v.chance == none && v.Affords(v.turn, at)
}

// Affords reports whether a space is empty and the hand of a seat pays for it, whoever is on turn.
func (v View) Affords(s engine.Seat, at int) bool {
	b := &v.boards[s]
	if b.taken>>at&1 == 1 {
		return false
	}
	for set := b.open(v.variant, at/Ring) & b.hand.colours(); set != 0; set &= set - 1 {
		if v.Cost(at) <= b.hand.paying(lowest(set), v.Joker()) {
			return true
		}
	}
	return false
}

// Payments are the legal placings on a space, those with the fewest jokers first.
func (v View) Payments(at int) []Place {
	if !v.Payable(at) {
		return nil
	}
	var all []Place
	for k := range Ring {
		for c := range engine.Tile(Colours) {
			if l := (Place{c, at, k}); v.Check(l.Move()) == nil {
				all = append(all, l)
			}
		}
	}
	return all
}

// Price is what a placing costs: the tile laid included.
func (v View) Price(l Place) Pile { return v.price(l).pile() }
