package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Centre is the number of the centre among the sources; factories count from 0.
const Centre = tiles.Centre

// The kind of a move stands in its top bits.
const (
	takeKind engine.Move = (iota + 1) << 60
	placeKind
	bonusKind
	passKind
	drawKind
	kindMask engine.Move = 15 << 60
)

// Take is a turn of the first phase.
type Take struct {
	Source int // a factory from 0, or Centre
	// Colour is the joker colour only where nothing but jokers lies.
	Colour engine.Tile
}

// Move packs the take. It is NoMove where there is no such source or colour.
func (t Take) Move() engine.Move {
	if t.Source < 0 || t.Source > tiles.MissingFactory || !isColour(t.Colour) {
		return engine.NoMove
	}
	return t.pack()
}

// pack is Move without its checks.
func (t Take) pack() engine.Move { return takeKind | engine.Move(t.Source)<<8 | engine.Move(t.Colour) }

func isColour(c engine.Tile) bool { return c >= 0 && c < Colours }

// Taken unpacks a take; ok is false for other moves.
func Taken(m engine.Move) (t Take, ok bool) {
	return Take{int(m >> 8 & 15), engine.Tile(m & 15)}, m&kindMask == takeKind
}

// Place is a tile laid on a star.
type Place struct {
	Colour engine.Tile
	// Space is Ring·star + space, both from 0.
	Space int
	// Jokers is how many of the tiles that pay are jokers in the place of the colour.
	Jokers int
}

// Move packs the placing. It is NoMove where there is no such colour or space, or where more jokers pay than any space takes.
func (l Place) Move() engine.Move {
	if !isColour(l.Colour) || l.Space < 0 || l.Space >= Spaces || l.Jokers < 0 || l.Jokers >= dearest {
		return engine.NoMove
	}
	return l.pack()
}

// pack is Move without its checks.
func (l Place) pack() engine.Move {
	return placeKind | engine.Move(l.Colour)<<16 | engine.Move(l.Space)<<8 | engine.Move(l.Jokers)
}

// Placed unpacks a placing; ok is false for other moves.
func Placed(m engine.Move) (l Place, ok bool) {
	return Place{engine.Tile(m >> 16 & 15), int(m >> 8 & 63), int(m & 15)}, m&kindMask == placeKind
}

// Pile is a number of tiles of each colour.
type Pile [Colours]int

// move packs the pile into a move of a kind. It is NoMove for more tiles of a colour than there are, which would spill over to the next
// colour, and for less than none.
func (l Pile) move(kind engine.Move) engine.Move {
	var c counts
	for t, n := range l {
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

// Total is the number of tiles.
func (l Pile) Total() (n int) {
	for _, of := range l {
		n += of
	}
	return n
}

// BonusMove takes these tiles from the supply. It is NoMove for a pile that there cannot be.
func BonusMove(l Pile) engine.Move { return l.move(bonusKind) }

// PassMove keeps these tiles on the corners. It is NoMove for a pile that there cannot be.
func PassMove(l Pile) engine.Move { return l.move(passKind) }

// Bonus unpacks the choice of bonus tiles; ok is false for other moves.
func Bonus(m engine.Move) (l Pile, ok bool) { return pileOf(m).pile(), m&kindMask == bonusKind }

// Passed unpacks a pass to what is kept; ok is false for other moves.
func Passed(m engine.Move) (l Pile, ok bool) { return pileOf(m).pile(), m&kindMask == passKind }

func pileOf(m engine.Move) counts { return counts(m & anyTile) }
