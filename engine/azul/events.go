package azul

import (
	"azulejo/engine"
	"azulejo/engine/piles"
)

// What changes is told to a log. A search has none, so that Play asks for one before it has much told.

func linePlace(s engine.Seat, row, i int) engine.Place {
	return engine.Place{Zone: engine.Line, Seat: s, Row: int8(row), Col: int8(i)}
}

func wallPlace(s engine.Seat, row, col int) engine.Place {
	return engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(col)}
}

// floorPlace is the i-th space of a floor line, or the lid for what finds no space there.
func floorPlace(s engine.Seat, i int) engine.Place {
	if i >= floorSize {
		return engine.Place{Zone: engine.Discard}
	}
	return engine.Place{Zone: engine.Floor, Seat: s, Col: int8(i)}
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
		log.Add(engine.Event{Kind: engine.Slide, Tile: t.Colour, Seat: p.turn, From: piles.SourcePlace(t.Source), To: to})
	}
	if t.Source != Centre {
		packing.Slide(log, 0, p.source[t.Source]-tiles(t.Colour, n), piles.SourcePlace(t.Source), engine.Place{Zone: engine.Centre})
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
		log.Add(engine.Event{Kind: engine.Slide, Tile: c, Seat: s, From: linePlace(s, row, i), To: to})
	}
	log.Next()
}

// tellRun lights the tiles that score with a space and counts the points.
func tellRun(log *engine.Log, s engine.Seat, wall uint32, row, col, points int) {
	light := func(r, c int) {
		log.Add(engine.Event{Kind: engine.Glow, Seat: s, To: wallPlace(s, r, c)})
	}
	light(row, col)
	for _, d := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
		for r, c := row+d[0], col+d[1]; r >= 0 && r < 5 && c >= 0 && c < 5 && wall&bit(r, c) != 0; r, c = r+d[0], c+d[1] {
			light(r, c)
		}
	}
	log.Add(engine.Event{Kind: engine.Count, Source: engine.FromWall, Seat: s, Points: int16(points), From: wallPlace(s, row, col)})
}

// tellComplete tells of the sets that the tile on a space completes.
func tellComplete(log *engine.Log, s engine.Seat, b *board, row, col int, c engine.Tile) {
	for _, set := range []struct {
		from   engine.Source
		spaces uint32
	}{{engine.FromRows, rowMask(row)}, {engine.FromColumns, firstColumn << col}} {
		if b.wall&set.spaces == set.spaces {
			log.Add(engine.Event{Kind: engine.Complete, Source: set.from, Seat: s, To: wallPlace(s, row, col)})
		}
	}
	if bits5(b.hue[c]) == 5 {
		log.Add(engine.Event{Kind: engine.Complete, Source: engine.FromColours, Seat: s, To: wallPlace(s, row, col)})
	}
}

// tellFall tells how a complete line that fits nowhere goes to the floor line, before it does.
func tellFall(log *engine.Log, s engine.Seat, b *board, row int) {
	log.Next()
	for i := range row + 1 {
		log.Add(engine.Event{Kind: engine.Slide, Tile: engine.Tile(b.colour[row]), Seat: s, From: linePlace(s, row, i), To: floorPlace(s, int(b.floorLen)+i)})
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

// tellBonuses tells every complete set of a board.
func tellBonuses(log *engine.Log, s engine.Seat, b *board) {
	for i := range 5 {
		if b.wall&rowMask(i) == rowMask(i) {
			tellSet(log, s, engine.FromRows, 2, rowMask(i))
		}
	}
	for i := range 5 {
		if col := firstColumn << i; b.wall&col == col {
			tellSet(log, s, engine.FromColumns, 7, col)
		}
	}
	for c := range Colours {
		if h := b.hue[c]; bits5(h) == 5 {
			tellSet(log, s, engine.FromColours, 10, h)
		}
	}
}

// tellSet lights a complete set of spaces and counts its bonus.
func tellSet(log *engine.Log, s engine.Seat, from engine.Source, points int16, spaces uint32) {
	log.Next()
	var last engine.Place
	for i := range 25 {
		if spaces&(1<<i) != 0 {
			last = wallPlace(s, i/5, i%5)
			log.Add(engine.Event{Kind: engine.Glow, Seat: s, To: last})
		}
	}
	log.Add(engine.Event{Kind: engine.Count, Source: from, Seat: s, Points: points, From: last})
}
