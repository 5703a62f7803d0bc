package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
)

// InputPrompt implements describe.Describer.
func (d Describer) InputPrompt(pos engine.Position) string {
	if p := azul.See(pos); p.Tiling() {
		return d.Words.T("term.azul.ask.wall", "line", p.TilingRow()+1)
	}
	return d.Words.T("term.azul.ask")
}

// Choices implements describe.Describer. It lists the factories with tiles and the centre, or the board while its wall is tiled.
func (d Describer) Choices(pos engine.Position) (lines []string) {
	p := azul.See(pos)
	if p.Tiling() {
		return d.Board(pos, p.ToMove())
	}
	lines = d.Factories(p.Factories(), p.Count)
	centre := d.Counts(func(c engine.Tile) int { return p.Count(azul.Centre, c) })
	if p.Marker() < 0 {
		centre = append(centre, d.Words.T("term.marker"))
	}
	return append(lines, d.Words.T("term.centre", "group", d.ListOrNothing(centre)))
}

// Board implements describe.Describer.
func (d Describer) Board(pos engine.Position, s engine.Seat) (lines []string) {
	p := azul.See(pos)
	for row := range 5 {
		wall := d.ListOrNothing(d.wallRow(p, s, row))
		if c, n := p.Line(s, row); n > 0 {
			lines = append(lines, d.Words.T("term.azul.line", "line", row+1, "tiles", n, "colour", d.ColourName(c), "wall", wall))
		} else {
			lines = append(lines, d.Words.T("term.azul.line.empty", "line", row+1, "wall", wall))
		}
	}
	floor := d.floor(p, s)
	if loss := p.FloorLoss(s); loss < 0 {
		floor = d.Words.T("play.log.gain", "text", floor, "note", d.Words.Signed(loss))
	}
	lines = append(lines, d.Words.T("term.count", "label", d.Words.T("source.floor"), "value", floor))
	return append(lines, d.forecast(p, s)...)
}

// forecast says what the round would score if it ended now. It returns nothing when the game is over.
func (d Describer) forecast(p azul.View, s engine.Seat) []string {
	if p.Over() {
		return nil
	}
	text := d.Words.T("azul.forecast", "points", d.Words.Signed(p.Forecast(s).Net))
	if _, parts := d.RoundScore(p.Forecast(s)); parts != nil {
		text = d.Words.T("term.count", "label", text, "value", strings.Join(parts, ", "))
	}
	return []string{d.Words.Capitalize(text)}
}

// Ending implements describe.Describer: a complete row ends the game.
func (d Describer) Ending(pos engine.Position) (e describe.Ending, ok bool) {
	ending, ok := azul.See(pos).Ending()
	if pos.Over() || !ok {
		return e, false
	}
	by := engine.Place{Zone: engine.Wall, Seat: ending.Seat, Row: int8(ending.Row)}
	return describe.Ending{By: by, RowCertain: ending.RowCertain, Certain: ending.Certain}, true
}

// wallRow describes the tiles in a row of the wall with their columns.
func (d Describer) wallRow(p azul.View, s engine.Seat, row int) (parts []string) {
	for col := range 5 {
		if c, ok := p.Wall(s, row, col); ok {
			parts = append(parts, d.Words.T("term.azul.space", "colour", d.ColourName(c), "column", col+1))
		}
	}
	return parts
}

// floor describes the floor line from left to right.
func (d Describer) floor(p azul.View, s engine.Seat) string {
	var parts []string
	for i, n := 0, 1; i < p.FloorLen(s); i, n = i+n, 1 {
		c := p.FloorTile(s, i)
		if c == engine.Marker {
			parts = append(parts, d.Words.T("term.marker"))
			continue
		}
		for i+n < p.FloorLen(s) && p.FloorTile(s, i+n) == c {
			n++
		}
		parts = append(parts, d.Counted(n, c))
	}
	return d.ListOrNothing(parts)
}
