package azul

import "azulejo/engine"

// Hash implements engine.Position.
func (p *Position) Hash() uint64 {
	h := engine.Mix(p.key() ^ uint64(p.lid))
	for s := range p.seats {
		h = engine.Mix(h ^ uint64(p.boards[s].floorTiles))
	}
	return h
}

// Key implements search.Keyer. Which tiles are on the floor lines and in the lid makes no difference: all of them are in the lid at the next deal,
// and together they are those that are nowhere else.
func (v *Value) Key(p engine.Position) uint64 { return p.(*Position).key() }

// key returns a hash of everything but the tiles on the floor lines and in the lid.
func (p *Position) key() uint64 {
	h := uint64(p.turn+1) | uint64(p.phase)<<4 | uint64(p.marker+1)<<8 | uint64(p.start)<<12 | uint64(p.next)<<16 | uint64(p.round)<<24 | uint64(p.tiledSeats)<<40 | uint64(p.seats)<<44
	if p.dealing {
		h |= 1 << 48
	}
	h |= p.variant.hashBits
	if p.markerOffFloor {
		h |= 1 << 50
	}
	h = engine.Mix(h ^ uint64(p.bag)<<32)
	for i := 0; i < len(p.source); i += 2 {
		h = engine.Mix(h ^ (uint64(p.source[i])<<32 | uint64(p.source[i+1])))
	}
	for s := range p.seats {
		b := &p.boards[s]
		h = engine.Mix(b.layoutHash(h) ^ (uint64(uint16(b.score)) | uint64(b.floorLen)<<16))
	}
	return h
}

// layoutHash mixes the wall and the pattern lines into h.
func (b *board) layoutHash(h uint64) uint64 {
	h = engine.Mix(h ^ (uint64(b.byColour[0])<<32 | uint64(b.byColour[1])))
	h = engine.Mix(h ^ (uint64(b.byColour[2])<<32 | uint64(b.byColour[3])))
	lines := uint64(b.byColour[4])
	for r := range 5 {
		if b.line[r] > 0 {
			lines |= uint64(int(b.line[r])+8*int(b.colour[r])) << (26 + 6*r)
		}
	}
	return engine.Mix(h ^ lines)
}
