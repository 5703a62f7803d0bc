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

// The kind of a move stands in its top bits.
const (
	takeKind engine.Move = 1 << 60
	wallKind engine.Move = 2 << 60
	dealKind engine.Move = 3 << 60
	kindMask engine.Move = 15 << 60
)

// Take is a turn of the factory offer.
type Take struct {
	Source int // a factory from 0, or Centre
	Colour engine.Tile
	Line   int // a pattern line from 0, or FloorLine
}

// Move packs the take. It is NoMove where there is no such source, colour or line.
func (t Take) Move() engine.Move {
	if t.Source < 0 || t.Source > tiles.MissingFactory || t.Colour < 0 || t.Colour >= Colours || t.Line < 0 || t.Line > FloorLine {
		return engine.NoMove
	}
	return takeKind | engine.Move(t.Source)<<8 | engine.Move(t.Colour)<<4 | engine.Move(t.Line)
}

// Taken unpacks a take; ok is false for other moves.
func Taken(m engine.Move) (t Take, ok bool) {
	return Take{int(m >> 8 & 15), engine.Tile(m >> 4 & 15), int(m & 15)}, m&kindMask == takeKind
}

// WallMove places the tile of the line on turn on the grey wall; row and column count from 0. It is NoMove where there is no such space.
func WallMove(row, col int) engine.Move {
	if row < 0 || row >= 5 || col < 0 || col >= 5 {
		return engine.NoMove
	}
	return wallKind | engine.Move(row)<<4 | engine.Move(col)
}

// Wall unpacks a wall move; ok is false for other moves.
func Wall(m engine.Move) (row, col int, ok bool) {
	return int(m >> 4 & 15), int(m & 15), m&kindMask == wallKind
}

func dealMove(c counts) engine.Move { return dealKind | engine.Move(c) }

func dealt(m engine.Move) (counts, bool) { return counts(m & 0xffffffff), m&kindMask == dealKind }
