package azul

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

// The emit functions add events to a log. They need a log that is not nil: a search plays without one, and Play then
// skips them.

func linePlace(s engine.Seat, row, i int) engine.Place {
	return engine.Place{Zone: engine.Line, Seat: s, Row: int8(row), Col: int8(i)}
}

func wallPlace(s engine.Seat, row, col int) engine.Place {
	return engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(col)}
}

// spacePlace returns the place of a wall space by its bit in a wall mask.
func spacePlace(s engine.Seat, at int) engine.Place { return wallPlace(s, at/5, at%5) }

// floorPlace returns the place of the i-th space of a floor line, or the lid if the floor line has no such space.
func floorPlace(s engine.Seat, i int) engine.Place {
	if i >= FloorSpaces {
		return engine.Place{Zone: engine.Discard}
	}
	return engine.Place{Zone: engine.Floor, Seat: s, Col: int8(i)}
}

// markerPlace returns the place of the marker if the seat on turn takes it now.
func (p *Position) markerPlace() engine.Place {
	if at := p.boards[p.turn].floorLen; at < FloorSpaces {
		return floorPlace(p.turn, int(at))
	}
	return engine.Place{Zone: engine.Keep, Seat: p.turn}
}

// emitTake logs where each tile of the source goes. It must be called before the position changes.
func emitTake(log *engine.Log, p *Position, t Take) {
	b, n := &p.boards[p.turn], p.source[t.Source].of(t.Colour)
	at, room := 0, 0
	if t.Line != FloorLine {
		at, room = int(b.line[t.Line]), t.Line+1-int(b.line[t.Line])
	}
	for i := range n {
		to := floorPlace(p.turn, int(b.floorLen)+i-room)
		if i < room {
			to = linePlace(p.turn, t.Line, at+i)
		}
		log.Slide(t.Colour, p.turn, tiles.SourcePlace(t.Source), to)
	}
	if t.Source != Centre {
		packing.Slide(log, 0, p.source[t.Source]-tilesOf(t.Colour, n), tiles.SourcePlace(t.Source), engine.Place{Zone: engine.Centre})
	}
}

// emitTiling logs how the tiles of a complete line go to the wall and the lid. It must be called before the board
// changes.
func emitTiling(log *engine.Log, s engine.Seat, row, col int, c engine.Tile) {
	log.Next()
	for i := range row + 1 {
		to := engine.Place{Zone: engine.Discard}
		if i == 0 {
			to = wallPlace(s, row, col)
		}
		log.Slide(c, s, linePlace(s, row, i), to)
	}
	log.Next()
}

// emitRun logs the tiles that score together with a space, and their points.
func emitRun(log *engine.Log, s engine.Seat, wall uint32, row, col, points int) {
	log.Glow(s, wallPlace(s, row, col))
	for _, d := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
		for r, c := row+d[0], col+d[1]; r >= 0 && r < 5 && c >= 0 && c < 5 && wall&bit(r, c) != 0; r, c = r+d[0], c+d[1] {
			log.Glow(s, wallPlace(s, r, c))
		}
	}
	log.Count(engine.FromWall, s, points, wallPlace(s, row, col))
}

// emitCompleteSets logs the row, column and colour that the tile on a space completes.
func emitCompleteSets(log *engine.Log, s engine.Seat, b *board, row, col int, c engine.Tile) {
	at := wallPlace(s, row, col)
	if covers(b.wall, rowMask(row)) {
		log.Complete(engine.FromRows, s, at)
	}
	if covers(b.wall, firstColumn<<col) {
		log.Complete(engine.FromColumns, s, at)
	}
	if bits5(b.byColour[c]) == 5 {
		log.Complete(engine.FromColours, s, at)
	}
}

// emitDropLine logs how the tiles of a complete line go to the floor line. It must be called before the board changes.
func emitDropLine(log *engine.Log, s engine.Seat, b *board, row int) {
	log.Next()
	for i := range row + 1 {
		log.Slide(b.colour[row], s, linePlace(s, row, i), floorPlace(s, int(b.floorLen)+i))
	}
}

// emitFloor logs what each tile of a floor line costs. It must be called before the floor line is cleared.
func emitFloor(log *engine.Log, s engine.Seat, b *board) {
	log.Next()
	costs := FloorCosts()
	for i := range int(b.floorLen) {
		e := engine.Event{Kind: engine.Crack, Tile: b.floorTiles.at(i), Seat: s, Points: int16(costs[i]), From: floorPlace(s, i), To: engine.Place{Zone: engine.Discard}}
		if e.Tile == engine.Marker {
			e.Kind, e.To = engine.Slide, engine.Place{Zone: engine.Keep, Seat: s}
		}
		log.Add(e)
	}
}
