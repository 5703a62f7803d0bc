package pavilion

import "azulejo/engine"

// Want is a space that a seat could aim to cover, and the effect of covering it.
type Want struct {
	Space   int
	Colour  engine.Tile // of the tile to place there
	Missing int         // number of tiles of the colour that the hand still lacks
	Gain    Gain
}

// worth returns a rough value of a want: points and bonus tiles, minus a cost for each missing tile.
func (w *Want) worth() int { return 2*(w.Gain.Run+w.Gain.Tiles) + w.Gain.Star - 3*w.Missing }

// Want returns the most valuable space to aim for with the tiles in a seat's hand and on its corners; the cheapest one of
// equals. ok is false if all spaces are covered.
func (v View) Want(s engine.Seat) (best Want, ok bool) {
	b := &v.boards[s]
	for at := range Spaces {
		if b.covered>>at&1 == 1 {
			continue
		}
		for set := b.openColours(v.variant, at/Ring); set != 0; set &= set - 1 {
			w := wantFor(v, s, at, lowestColour(set))
			if d := w.worth() - best.worth(); !ok || d > 0 || d == 0 && v.Cost(at) < v.Cost(best.Space) {
				best, ok = w, true
			}
		}
	}
	return best, ok
}

// wantFor returns the Want for covering a space with a tile of colour c.
func wantFor(v View, s engine.Seat, at int, c engine.Tile) Want {
	b := v.boards[s]
	hand := b.hand + b.corners
	w := Want{at, c, max(0, v.Cost(at)-hand.paying(c, v.Joker())), b.gainAt(at, c, v.supply.total())}
	if hand.of(c) == 0 { // at least one tile must have the colour
		w.Missing = max(1, w.Missing)
	}
	return w
}
