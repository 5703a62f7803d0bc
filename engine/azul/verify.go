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
