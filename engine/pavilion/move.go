package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Centre is the number of the centre among the sources; factories count from 0.
const Centre = tiles.Centre

// The kind of a move is in its top four bits.
const (
	takeKind engine.Move = (iota + 1) << 60
	placeKind
	bonusKind
	passKind
	drawKind
	kindMask engine.Move = 15 << 60
)

// Take is a turn of the taking phase.
type Take struct {
	Source int // a factory from 0, or Centre
	// Colour may be the joker colour only if there are no other tiles at the source.
	Colour engine.Tile
}

// Move packs the take. It returns NoMove if the source or the colour is out of range.
func (t Take) Move() engine.Move {
	if t.Source < 0 || t.Source > tiles.MissingFactory || !isColour(t.Colour) {
		return engine.NoMove
	}
	return t.pack()
}

// pack is Move without the range checks.
func (t Take) pack() engine.Move { return takeKind | engine.Move(t.Source)<<8 | engine.Move(t.Colour) }

func isColour(c engine.Tile) bool { return c >= 0 && c < Colours }

// Taken unpacks a take. ok reports whether m is one.
func Taken(m engine.Move) (t Take, ok bool) {
	return Take{int(m >> 8 & 15), engine.Tile(m & 15)}, m&kindMask == takeKind
}

// Place is the placement of a tile on a star.
type Place struct {
	Colour engine.Tile
	// Space is Ring·star + space, both counted from 0.
	Space int
	// Jokers is the number of jokers among the tiles that pay for it.
	Jokers int
}

// Move packs the placement. It returns NoMove if the colour, the space or the number of jokers is out of range.
func (p Place) Move() engine.Move {
	if !isColour(p.Colour) || p.Space < 0 || p.Space >= Spaces || p.Jokers < 0 || p.Jokers >= maxCost {
		return engine.NoMove
	}
	return p.pack()
}

// pack is Move without the range checks.
func (p Place) pack() engine.Move {
	return placeKind | engine.Move(p.Colour)<<16 | engine.Move(p.Space)<<8 | engine.Move(p.Jokers)
}

// Placed unpacks a placement. ok reports whether m is one.
func Placed(m engine.Move) (l Place, ok bool) {
	return Place{engine.Tile(m >> 16 & 15), int(m >> 8 & 63), int(m & 15)}, m&kindMask == placeKind
}

// Pile is the number of tiles of each colour.
type Pile [Colours]int

// move packs the pile into a move of a kind. It returns NoMove if a number is negative or above perColour, which could
// overflow into the next colour.
func (p Pile) move(kind engine.Move) engine.Move {
	var c counts
	for t, n := range p {
		if n < 0 || n > perColour {
			return engine.NoMove
		}
		c += tilesOf(engine.Tile(t), n)
	}
	return kind | engine.Move(c)
}

func (c counts) pile() (l Pile) {
	for t := range l {
		l[t] = c.of(engine.Tile(t))
	}
	return l
}

// Total returns the number of tiles.
func (p Pile) Total() (n int) {
	for _, of := range p {
		n += of
	}
	return n
}

// BonusMove returns the move that takes these bonus tiles from the supply, or NoMove if a number of tiles is out of
// range.
func BonusMove(l Pile) engine.Move { return l.move(bonusKind) }

// PassMove returns the move that passes and keeps these tiles on the corners, or NoMove if a number of tiles is out of
// range.
func PassMove(l Pile) engine.Move { return l.move(passKind) }

// Bonus unpacks a choice of bonus tiles. ok reports whether m is one.
func Bonus(m engine.Move) (l Pile, ok bool) { return pileOf(m).pile(), m&kindMask == bonusKind }

// Passed unpacks a pass to the kept tiles. ok reports whether m is a pass.
func Passed(m engine.Move) (l Pile, ok bool) { return pileOf(m).pile(), m&kindMask == passKind }

// pileOf returns the tiles of a bonus, pass or draw move.
func pileOf(m engine.Move) counts { return counts(m & pileMask) }
