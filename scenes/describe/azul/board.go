package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
)

// Ask implements telling.Teller.
func (t Teller) Ask(pos engine.Position) string {
	if p := azul.See(pos); p.Tiling() {
		return t.Words.T("term.azul.ask.wall", "line", p.TilingRow()+1)
	}
	return t.Words.T("term.azul.ask")
}

// Offer implements telling.Teller: factories that hold something and the centre, or the board while its wall is tiled.
func (t Teller) Offer(pos engine.Position) (lines []string) {
	p := azul.See(pos)
	if p.Tiling() {
		return t.Board(pos, p.ToMove())
	}
	lines = t.Factories(p.Factories(), p.Count)
	centre := t.Some(func(c engine.Tile) int { return p.Count(azul.Centre, c) })
	if p.Marker() < 0 {
		centre = append(centre, t.Words.T("term.marker"))
	}
	return append(lines, t.Words.T("term.centre", "group", t.All(centre)))
}

// Board implements telling.Teller.
func (t Teller) Board(pos engine.Position, s engine.Seat) (lines []string) {
	p := azul.See(pos)
	for row := range 5 {
		wall := t.All(t.wallRow(p, s, row))
		if c, n := p.Line(s, row); n > 0 {
			lines = append(lines, t.Words.T("term.azul.line", "line", row+1, "tiles", n, "colour", t.Colour(c), "wall", wall))
		} else {
			lines = append(lines, t.Words.T("term.azul.line.empty", "line", row+1, "wall", wall))
		}
	}
	floor := t.floor(p, s)
	if loss := p.FloorLoss(s); loss < 0 {
		floor = t.Words.T("play.log.gain", "text", floor, "note", t.Words.Signed(loss))
	}
	lines = append(lines, t.Words.T("term.count", "label", t.Words.T("source.floor"), "value", floor))
	if !p.Over() {
		lines = append(lines, t.Words.Upper(t.Words.T("azul.forecast", "points", t.Words.Signed(p.Forecast(s).Net))))
	}
	return lines
}

// wallRow is the tiles of a row of the wall with their columns.
func (t Teller) wallRow(p azul.View, s engine.Seat, row int) (parts []string) {
	for col := range 5 {
		if c, ok := p.Wall(s, row, col); ok {
			parts = append(parts, t.Words.T("term.azul.space", "colour", t.Colour(c), "column", col+1))
		}
	}
	return parts
}

// floor is what lies on a floor line, from the left.
func (t Teller) floor(p azul.View, s engine.Seat) string {
	var parts []string
	for i, n := 0, 1; i < p.FloorLen(s); i, n = i+n, 1 {
		c := p.FloorTile(s, i)
		if c == engine.Marker {
			parts = append(parts, t.Words.T("term.marker"))
			continue
		}
		for i+n < p.FloorLen(s) && p.FloorTile(s, i+n) == c {
			n++
		}
		parts = append(parts, t.Counted(n, c))
	}
	return t.All(parts)
}
