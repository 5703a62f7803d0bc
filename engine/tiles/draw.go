package tiles

import "azulejo/engine"

// AppendDraw appends the text of a drawn group of tiles.
func (k *Packing[P]) AppendDraw(dst []byte, group P) []byte {
	if group == 0 {
		return append(dst, '-')
	}
	return k.Append(dst, group)
}

// ParseDraw parses the text that AppendDraw writes, of at most most tiles.
func (k *Packing[P]) ParseDraw(text string, most int) (group P, ok bool) {
	if text == "-" {
		return 0, true
	}
	group, ok = k.Parse(text, most)
	return group, ok && text != ""
}

// CheckDraw returns an error unless group has want tiles from the bag or, once the bag is empty, from refill. The codes size and lacks are those
// of the errors for a wrong number of tiles and for a tile that is in neither.
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

// Slide adds an event for each tile of a pile. A nil log costs nothing, which matters in a search.
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
