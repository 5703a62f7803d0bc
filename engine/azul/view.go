package azul

import "azulejo/engine"

// View is what can be seen of a position beyond what every game tells: it serves screens, and changes nothing.
type View struct{ *Position }

// See views a position of Azul.
func See(p engine.Position) View { return View{p.(*Position)} }

// Count is the number of tiles of a colour at a source.
func (v View) Count(source int, c engine.Tile) int { return v.source[source].of(c) }

// Bag is the number of tiles of a colour in the bag.
func (v View) Bag(c engine.Tile) int { return v.bag.of(c) }

// Lid is the number of tiles of a colour in the lid.
func (v View) Lid(c engine.Tile) int { return v.lid.of(c) }

// Marker is the holder of the starting player marker, -1 while it lies in the centre.
func (v View) Marker() engine.Seat { return v.marker }

// Keeper is the seat with which the marker lies after its floor line was cleared, or -1.
func (v View) Keeper() engine.Seat {
	if v.markerOffFloor {
		return v.marker
	}
	return nobody
}

// Tiling reports whether the seat on turn chooses a space of the wall.
func (v View) Tiling() bool { return v.phase == tiling }

// TilingRow is the row, from 0, whose tile is to be placed while Tiling.
func (v View) TilingRow() int { return v.boards[v.turn].tilingRow() }

// Line is the colour and the number of tiles on a pattern line, both from 0; the colour of an empty line means nothing.
func (v View) Line(s engine.Seat, row int) (engine.Tile, int) {
	b := &v.boards[s]
	return b.colour[row], int(b.line[row])
}

// Wall is the tile on a wall space, if there is one.
func (v View) Wall(s engine.Seat, row, col int) (engine.Tile, bool) {
	t := v.boards[s].tileAt(row, col)
	return t, t >= 0
}

// Pattern is the colour printed on a wall space, if there is one.
func (v View) Pattern(row, col int) (engine.Tile, bool) {
	t := v.variant.printed[row][col]
	return t, t != blank
}

// FloorLen is the number of occupied spaces of a floor line.
func (v View) FloorLen(s engine.Seat) int { return int(v.boards[s].floorLen) }

// FloorTile is the i-th tile of a floor line from the left, from 0; it may be engine.Marker.
func (v View) FloorTile(s engine.Seat, i int) engine.Tile {
	return v.boards[s].floor.at(i)
}

// FloorLoss is what a floor line costs as it stands, 0 or less.
func (v View) FloorLoss(s engine.Seat) int { return int(floorSum[v.boards[s].floorLen]) }

// Score is the score of a seat.
func (v View) Score(s engine.Seat) int { return int(v.boards[s].score) }
