package azul

import "azulejo/engine"

// View gives read-only access to the parts of a position that are specific to Azul.
type View struct{ *Position }

// See returns a View of p, which must be a position of Azul.
func See(p engine.Position) View { return View{p.(*Position)} }

// Count returns the number of tiles of a colour at a source.
func (v View) Count(source int, c engine.Tile) int { return v.source[source].of(c) }

// Bag returns the number of tiles of a colour in the bag.
func (v View) Bag(c engine.Tile) int { return v.bag.of(c) }

// Lid returns the number of tiles of a colour in the lid.
func (v View) Lid(c engine.Tile) int { return v.lid.of(c) }

// Marker returns the holder of the starting player marker, or -1 while it is in the centre.
func (v View) Marker() engine.Seat { return v.marker }

// Keeper returns the holder of the marker if the marker is not on the floor line, or else -1. It is off the floor line
// after the line has been cleared, and when the line was full before the marker was taken.
func (v View) Keeper() engine.Seat {
	if v.markerOffFloor {
		return v.marker
	}
	return nobody
}

// Tiling reports whether the seat on turn has to choose a space of the wall.
func (v View) Tiling() bool { return v.phase == tiling }

// TilingRow returns the row, from 0, whose tile has to be placed while Tiling.
func (v View) TilingRow() int { return v.boards[v.turn].tilingRow() }

// Line returns the colour and the number of tiles on a pattern line; rows count from 0. The colour is undefined if the
// line is empty.
func (v View) Line(s engine.Seat, row int) (engine.Tile, int) {
	b := &v.boards[s]
	return b.colour[row], int(b.line[row])
}

// Wall returns the tile on a wall space, and whether there is one.
func (v View) Wall(s engine.Seat, row, col int) (engine.Tile, bool) {
	t := v.boards[s].tileAt(row, col)
	return t, t >= 0
}

// Pattern returns the colour printed on a wall space, and whether there is one.
func (v View) Pattern(row, col int) (engine.Tile, bool) {
	t := v.variant.printed[row][col]
	return t, t != blank
}

// FloorLen returns the number of occupied spaces of a floor line.
func (v View) FloorLen(s engine.Seat) int { return int(v.boards[s].floorLen) }

// FloorTile returns the i-th tile of a floor line, from 0 on the left. It may be engine.Marker.
func (v View) FloorTile(s engine.Seat, i int) engine.Tile {
	return v.boards[s].floorTiles.at(i)
}

// FloorLoss returns the points for the occupied spaces of a floor line, 0 or less.
func (v View) FloorLoss(s engine.Seat) int { return int(floorSum[v.boards[s].floorLen]) }

// Score returns the score of a seat.
func (v View) Score(s engine.Seat) int { return int(v.boards[s].score) }
