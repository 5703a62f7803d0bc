package tiles

import "azulejo/engine"

// AppendDraw appends the text of a drawn group of tiles.
func (p *Packing[P]) AppendDraw(dst []byte, group P) []byte {
	if group == 0 {
		return append(dst, '-')
	}
	return p.Append(dst, group)
}

// ParseDraw parses the text that AppendDraw writes, of at most most tiles.
func (p *Packing[P]) ParseDraw(text string, most int) (group P, ok bool) {
	if text == "-" {
		return 0, true
	}
	group, ok = p.Parse(text, most)
	return group, ok && text != ""
}

// CheckDraw returns an error unless group has want tiles from the bag or, once the bag is empty, from refill. The codes size and lacks are those
// of the errors for a wrong number of tiles and for a tile that is in neither.
func (p *Packing[P]) CheckDraw(group, bag, refill P, want int, size, lacks string) error {
	switch n, enough := p.Total(group), p.Total(bag) >= want; {
	case n != want:
		return engine.NewReason(size, "tiles", want, "given", n)
	case enough && !p.Within(group, bag):
		return engine.NewReason("illegal.bag-lacks")
	case enough:
		return nil
	case !p.Within(bag, group):
		return engine.NewReason("illegal.bag-first")
	case !p.Within(group-bag, refill):
		return engine.NewReason(lacks)
	}
	return nil
}

// Slide adds an event for each tile of a pile. A nil log costs nothing, which matters in a search.
func (p *Packing[P]) Slide(log *engine.Log, s engine.Seat, pile P, from, to engine.Place) {
	if log != nil {
		p.slide(log, s, pile, from, to)
	}
}

func (p *Packing[P]) slide(log *engine.Log, s engine.Seat, pile P, from, to engine.Place) {
	for c := range p.Letters {
		for range p.Of(pile, engine.Tile(c)) {
			log.Slide(engine.Tile(c), s, from, to)
		}
	}
}
