package azul

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Verify implements engine.Position.
func (p *Position) Verify() error {
	all := make(tiles.Tally, Colours)
	packing.Count(all, p.bag, p.lid)
	if err := packing.CountOffer(all, p.source[:], p.Factories(), int(p.left)); err != nil {
		return err
	}
	for s := range p.seats {
		err := p.boards[s].verify(p.variant, all)
		if err == nil {
			err = verifyMarker(p, s)
		}
		if err != nil {
			return engine.NewReason("state.seat", "seat", int(s)+1, "fault", err)
		}
	}
	return packing.Check(all, ColourKey)
}

// verifyMarker checks that a seat's floor line contains the marker if and only if the position says so.
func verifyMarker(p *Position, s engine.Seat) error {
	b, markers := &p.boards[s], 0
	for i := range b.floorLen {
		if b.floorTiles.at(int(i)) == engine.Marker {
			markers++
		}
	}
	owns := p.marker == s && !p.markerOffFloor
	if markers > 1 || markers == 1 != owns {
		return engine.NewReason("state.marker", "markers", markers, "seat", int(p.marker)+1)
	}
	return nil
}

// verify checks a board and adds its tiles to the tally.
func (b *board) verify(v *variant, all tiles.Tally) error {
	if b.score < 0 {
		return engine.NewReason("state.between", "field", "score", "value", int(b.score), "minimum", 0, "maximum", 1000)
	}
	for r := range 5 {
		if err := b.verifyRow(v, r); err != nil {
			return err
		}
		all[b.colour[r]] += int(b.line[r])
	}
	for c := range engine.Tile(Colours) {
		all[c] += bits5(b.byColour[c])
	}
	for i := range b.floorLen {
		if c := b.floorTiles.at(int(i)); c != engine.Marker {
			all[c]++
		}
	}
	return nil
}

// verifyRow checks a pattern line and its wall row.
func (b *board) verifyRow(v *variant, r int) error {
	if int(b.line[r]) > r+1 {
		return engine.NewReason("state.odds")
	}
	var seen uint32
	for c := range engine.Tile(Colours) {
		in := b.byColour[c] >> (5 * r) & 31
		if bits5(in) > 1 || in != 0 && b.line[r] > 0 && b.colour[r] == c {
			return engine.NewReason("illegal.row-has", "row", r+1, "colour", ColourKey(c))
		}
		for col := range 5 {
			if in>>col&1 == 0 {
				continue
			}
			if v.spaces[r][c]>>col&1 == 0 {
				return engine.NewReason("state.wall-colour", "row", r+1, "column", col+1, "colour", ColourKey(c))
			}
			if bits5(b.byColour[c]&(firstColumn<<col)) > 1 {
				return engine.NewReason("illegal.column-has", "column", col+1, "colour", ColourKey(c))
			}
		}
		seen |= in
	}
	if seen != b.wall>>(5*r)&31 {
		return engine.NewReason("state.odds")
	}
	return nil
}

// Hash implements engine.Position.
func (p *Position) Hash() uint64 {
	h := uint64(p.turn+1) | uint64(p.phase)<<4 | uint64(p.marker+1)<<8 | uint64(p.start)<<12 | uint64(p.next)<<16 | uint64(p.round)<<24 | uint64(p.tiledSeats)<<40 | uint64(p.seats)<<44
	if p.dealing {
		h |= 1 << 48
	}
	h |= p.variant.hashBits
	if p.markerOffFloor {
		h |= 1 << 50
	}
	h = engine.Mix(h ^ uint64(p.bag)<<32 ^ uint64(p.lid)*0x9E3779B97F4A7C15)
	for i := 0; i < len(p.source); i += 2 {
		h = engine.Mix(h ^ (uint64(p.source[i])<<32 | uint64(p.source[i+1])))
	}
	for s := range p.seats {
		h = p.boards[s].hash(h)
	}
	return h
}

func (b *board) hash(h uint64) uint64 {
	floor := b.floorTiles + rowOf(1, int(b.floorLen)) // so that a blue tile, which is 0, differs from an empty space
	return engine.Mix(b.layoutHash(h) ^ (uint64(uint16(b.score)) | uint64(floor)<<16))
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
