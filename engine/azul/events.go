package azul

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

// What changes is told to a log. A search has none, so that Play asks for one before it has much told.

func linePlace(s engine.Seat, row, i int) engine.Place {
	return engine.Place{Zone: engine.Line, Seat: s, Row: int8(row), Col: int8(i)}
}

func wallPlace(s engine.Seat, row, col int) engine.Place {
	return engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(col)}
}

// spacePlace is the place of a space by its bit in a wall mask.
func spacePlace(s engine.Seat, at int) engine.Place { return wallPlace(s, at/5, at%5) }

// floorPlace is the i-th space of a floor line, or the lid for what finds no space there.
func floorPlace(s engine.Seat, i int) engine.Place {
	if i >= FloorSpaces {
		return engine.Place{Zone: engine.Discard}
	}
	return engine.Place{Zone: engine.Floor, Seat: s, Col: int8(i)}
}

// markerPlace is where the marker goes with the seat on turn.
func (p *Position) markerPlace() engine.Place {
	if at := p.boards[p.turn].floorLen; at < FloorSpaces {
		return floorPlace(p.turn, int(at))
	}
	return engine.Place{Zone: engine.Keep, Seat: p.turn}
}

// tellTake tells where each tile of a source goes, before any does.
func tellTake(log *engine.Log, p *Position, t Take) {
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

// tellTile tells how a complete line leaves for the wall and the lid, before it does.
func tellTile(log *engine.Log, s engine.Seat, row, col int, c engine.Tile) {
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

// tellRun lights the tiles that score with a space and counts the points.
func tellRun(log *engine.Log, s engine.Seat, wall uint32, row, col, points int) {
	log.Glow(s, wallPlace(s, row, col))
	for _, d := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
		for r, c := row+d[0], col+d[1]; r >= 0 && r < 5 && c >= 0 && c < 5 && wall&bit(r, c) != 0; r, c = r+d[0], c+d[1] {
			log.Glow(s, wallPlace(s, r, c))
		}
	}
	log.Count(engine.FromWall, s, points, wallPlace(s, row, col))
}

// tellComplete tells of the sets that the tile on a space completes.
func tellComplete(log *engine.Log, s engine.Seat, b *board, row, col int, c engine.Tile) {
	at := wallPlace(s, row, col)
	if covers(b.wall, rowMask(row)) {
		log.Complete(engine.FromRows, s, at)
	}
	if covers(b.wall, firstColumn<<col) {
		log.Complete(engine.FromColumns, s, at)
	}
	if bits5(b.hue[c]) == 5 {
		log.Complete(engine.FromColours, s, at)
	}
}

// tellFall tells how a complete line that fits nowhere goes to the floor line, before it does.
func tellFall(log *engine.Log, s engine.Seat, b *board, row int) {
	log.Next()
	for i := range row + 1 {
		log.Slide(b.colour[row], s, linePlace(s, row, i), floorPlace(s, int(b.floorLen)+i))
	}
}

// tellFloor tells what each tile of a floor line costs, before it is cleared.
func tellFloor(log *engine.Log, s engine.Seat, b *board) {
	log.Next()
	costs := FloorCosts()
	for i := range int(b.floorLen) {
		e := engine.Event{Kind: engine.Crack, Tile: b.floor.at(i), Seat: s, Points: int16(costs[i]), From: floorPlace(s, i), To: engine.Place{Zone: engine.Discard}}
		if e.Tile == engine.Marker {
			e.Kind, e.To = engine.Slide, engine.Place{Zone: engine.Keep, Seat: s}
		}
		log.Add(e)
	}
}
