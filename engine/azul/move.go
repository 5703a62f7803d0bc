package azul

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

const (
	// Centre is the number of the centre among the sources; factories count from 0.
	Centre = tiles.Centre
	// FloorLine is the number of the floor line among the lines; pattern lines count from 0.
	FloorLine = 5
)

// The kind of a move is in its top four bits.
const (
	takeKind engine.Move = 1 << 60
	wallKind engine.Move = 2 << 60
	dealKind engine.Move = 3 << 60
	kindMask engine.Move = 15 << 60
)

// Take is a turn of the factory offer: all tiles of a colour from one source, placed on one line.
type Take struct {
	Source int // a factory from 0, or Centre
	Colour engine.Tile
	Line   int // a pattern line from 0, or FloorLine
}

// Move packs the take. It returns NoMove if the source, colour or line is out of range.
func (t Take) Move() engine.Move {
	if t.Source < 0 || t.Source > tiles.MissingFactory || t.Colour < 0 || t.Colour >= Colours || t.Line < 0 || t.Line > FloorLine {
		return engine.NoMove
	}
	return takeKind | engine.Move(t.Source)<<8 | engine.Move(t.Colour)<<4 | engine.Move(t.Line)
}

// Taken unpacks a take. ok reports whether m is a take.
func Taken(m engine.Move) (t Take, ok bool) {
	return Take{int(m >> 8 & 15), engine.Tile(m >> 4 & 15), int(m & 15)}, m&kindMask == takeKind
}

// WallMove returns the move that places the tile of a complete line on the grey wall. Row and column count from 0. It
// returns NoMove if one of them is out of range.
func WallMove(row, col int) engine.Move {
	if row < 0 || row >= 5 || col < 0 || col >= 5 {
		return engine.NoMove
	}
	return wallKind | engine.Move(row)<<4 | engine.Move(col)
}

// Wall unpacks a wall move. ok reports whether m is one.
func Wall(m engine.Move) (row, col int, ok bool) {
	return int(m >> 4 & 15), int(m & 15), m&kindMask == wallKind
}

func dealMove(c counts) engine.Move { return dealKind | engine.Move(c) }

func dealt(m engine.Move) (counts, bool) { return counts(m & 0xffffffff), m&kindMask == dealKind }
