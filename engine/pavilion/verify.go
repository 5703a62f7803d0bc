package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Verify implements engine.Position.
func (p *Position) Verify() error {
	all := make(tiles.Tally, Colours)
	packing.Count(all, p.bag, p.storage, p.supply)
	if err := packing.CountOffer(all, p.source[:], p.Factories(), int(p.left)); err != nil {
		return err
	}
	if n := p.supply.total(); n > SupplySize {
		return engine.NewReason("state.between", "field", "supply", "value", n, "minimum", 0, "maximum", SupplySize)
	}
	for s := range p.seats {
		if err := p.boards[s].verify(p.variant, all); err != nil {
			return engine.NewReason("state.seat", "seat", int(s)+1, "fault", err)
		}
	}
	return packing.Check(all, ColourKey)
}

// verify checks a board and adds its tiles to the tally.
func (b *board) verify(v *variant, all tiles.Tally) error {
	switch {
	case b.score < 0:
		return engine.NewReason("state.between", "field", "score", "value", int(b.score), "minimum", 0, "maximum", 1000)
	case b.corners.total() > Corners:
		return engine.NewReason("state.between", "field", "corners", "value", b.corners.total(), "minimum", 0, "maximum", Corners)
	case b.passed && b.hand != 0:
		return engine.NewReason("state.passed-hand", "tiles", b.hand.total())
	}
	packing.Count(all, b.hand, b.corners)
	var covered uint64
	for c := range engine.Tile(Colours) {
		if covered&b.byColour[c] != 0 {
			return engine.NewReason("state.odds")
		}
		covered |= b.byColour[c]
		all[c] += bits.OnesCount64(b.byColour[c])
	}
	if covered != b.covered {
		return engine.NewReason("state.odds")
	}
	for star := range Stars {
		if err := b.verifyStar(v, star); err != nil {
			return err
		}
	}
	return nil
}

// verifyStar checks that a star accepts its colours.
func (b *board) verifyStar(v *variant, star int) error {
	var colours uint8
	twice := engine.Tile(-1)
	for c := range engine.Tile(Colours) {
		n := bits.OnesCount8(ring(b.byColour[c], star))
		if n > 0 {
			colours |= 1 << c
		}
		if n > 1 {
			twice = c
		}
	}
	if colours != b.starColours[star] {
		return engine.NewReason("state.odds")
	}
	if own := v.ownColour[star]; own != 0 && colours&^own != 0 {
		return engine.NewReason("illegal.star-only", "colour", ColourKey(lowestColour(own)), "place", v.starPhrase(star))
	}
	if several := colours&(colours-1) != 0 || v.allDifferent(star); several && twice >= 0 {
		return engine.NewReason("illegal.star-has", "colour", ColourKey(twice), "place", v.starPhrase(star))
	}
	return nil
}

// Hash implements engine.Position.
func (p *Position) Hash() uint64 {
	h := uint64(p.turn+1) | uint64(p.phase)<<4 | uint64(p.marker+1)<<8 | uint64(p.start)<<12 | uint64(p.next)<<16 | uint64(p.round)<<24 | uint64(p.chance)<<32 | uint64(p.owed)<<40 | uint64(p.seats)<<44 | uint64(p.variant.side)<<48
	jokers := uint64(0)
	for _, c := range p.order {
		jokers = jokers*Colours + uint64(c)
	}
	h = engine.Mix(h) ^ jokers
	h = engine.Mix(h ^ uint64(p.bag)*0x9E3779B97F4A7C15)
	h = engine.Mix(h ^ uint64(p.storage)*0x9E3779B97F4A7C15 ^ uint64(p.supply))
	for set := p.nonEmpty; set != 0; set &= set - 1 {
		i := bits.TrailingZeros16(set)
		h = engine.Mix(h ^ uint64(p.source[i]) ^ uint64(i+1)<<56)
	}
	for s := range p.seats {
		h = p.boards[s].hash(h)
	}
	return h
}

func (b *board) hash(h uint64) uint64 {
	return engine.Mix(b.layoutHash(h) ^ uint64(uint16(b.score)))
}

// layoutHash mixes everything but the score into h.
func (b *board) layoutHash(h uint64) uint64 {
	for c, spaces := range b.byColour {
		h += (spaces + uint64(c)<<48) * 0x9E3779B97F4A7C15
		h ^= h >> 29
		h *= 0xBF58476D1CE4E5B9
	}
	h = engine.Mix(h ^ uint64(b.hand))
	if b.passed {
		h = ^h
	}
	return engine.Mix(h ^ uint64(b.corners))
}
