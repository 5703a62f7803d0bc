package pavilion

import "azulejo/engine"

// Want is the space that a board would cover next.
type Want struct {
	Space   int
	Colour  engine.Tile // of the tile that would lie there
	Missing int         // how many tiles of it the hand still lacks
	Gain    Gain
}

// value is what a want is worth: points and tiles, less what is still to be taken.
func (w *Want) value() int { return 2*(w.Gain.Run+w.Gain.Tiles) + w.Gain.Star - 3*w.Missing }

// Want is the dearest space for what lies in a hand and on its corners, and of equals the cheapest. A board that is full wants nothing.
func (v View) Want(s engine.Seat) (best Want, ok bool) {
	b := &v.boards[s]
	for at := range Spaces {
		if b.taken>>at&1 == 1 {
			continue
		}
		for set := b.open(v.variant, at/Ring); set != 0; set &= set - 1 {
			w := wantOf(v, s, at, lowest(set))
			if d := w.value() - best.value(); !ok || d > 0 || d == 0 && v.Cost(at) < v.Cost(best.Space) {
				best, ok = w, true
			}
		}
	}
	return best, ok
}

func wantOf(v View, s engine.Seat, at int, c engine.Tile) Want {
	b := v.boards[s]
	hand := b.hand + b.corners
	w := Want{at, c, max(0, v.Cost(at)-hand.paying(c, v.Joker())), b.gainOf(at, c, v.supply.total())}
	if hand.of(c) == 0 { // one at least must be of the colour
		w.Missing = max(1, w.Missing)
	}
	return w
}
