package tiles

import "azulejo/engine"

// AppendDraw writes a group of tiles drawn.
func (k *Packing[P]) AppendDraw(dst []byte, group P) []byte {
	if group == 0 {
		return append(dst, '-')
	}
	return k.Append(dst, group)
}

// ParseDraw reads what AppendDraw writes, up to most tiles.
func (k *Packing[P]) ParseDraw(text string, most int) (group P, ok bool) {
	if text == "-" {
		return 0, true
	}
	group, ok = k.Parse(text, most)
	return group, ok && text != ""
}

// CheckDraw refuses a group other than so many tiles of the bag or, once the bag is empty, of what refills it. The codes tell of a group of
// another size, and of one that lacks a tile after the refill.
func (k *Packing[P]) CheckDraw(group, bag, refill P, want int, size, lacks string) error {
	switch n, enough := k.Total(group), k.Total(bag) >= want; {
	case n != want:
		return engine.NewReason(size, "tiles", want, "given", n)
	case enough && !k.Within(group, bag):
		return engine.NewReason("illegal.bag-lacks")
	case enough:
		return nil
	case !k.Within(bag, group):
		return engine.NewReason("illegal.bag-first")
	case !k.Within(group-bag, refill):
		return engine.NewReason(lacks)
	}
	return nil
}

// Slide tells the way of every tile of a pile. Without a log, as in a search, it costs nothing.
func (k *Packing[P]) Slide(log *engine.Log, s engine.Seat, pile P, from, to engine.Place) {
	if log != nil {
		k.slide(log, s, pile, from, to)
	}
}

func (k *Packing[P]) slide(log *engine.Log, s engine.Seat, pile P, from, to engine.Place) {
	for c := range k.Letters {
		for range k.Of(pile, engine.Tile(c)) {
			log.Slide(engine.Tile(c), s, from, to)
		}
	}
}
