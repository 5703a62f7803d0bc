package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
)

// ScoreReason says why a tile on the wall scored.
func (d Describer) ScoreReason(s engine.Scored) string {
	row, across, down := int(s.At.Row)+1, len(s.Across), len(s.Down)
	switch {
	case across > 1 && down > 1:
		return d.Words.T("guide.cross", "row", row, "rowTiles", across, "columnTiles", down, "points", s.Points)
	case across > 1:
		return d.Words.T("guide.run", "row", row, "points", s.Points, "direction", "across")
	case down > 1:
		return d.Words.T("guide.run", "row", row, "points", s.Points, "direction", "down")
	}
	return d.Words.T("guide.lone", "row", row)
}

// Scoring implements describe.Describer.
func (d Describer) Scoring(pos engine.Position, events []engine.Event) (lines []describe.SeatText) {
	p := azul.See(pos)
	var costs []int // floor line penalties since points were last counted
	for _, e := range events {
		text := ""
		switch {
		case e.Kind == engine.Count:
			text, costs = d.source(p, e, events, costs), nil
		case e.From.Zone == engine.Floor && e.Points < 0:
			costs = append(costs, int(e.Points))
		case e.Kind == engine.Slide && e.From.Zone == engine.Line && e.To.Zone == engine.Floor && e.From.Col == 0:
			text = d.Words.T("term.azul.fall", "line", int(e.From.Row)+1)
		}
		if text != "" {
			lines = append(lines, describe.SeatText{Seat: e.Seat, Text: text})
		}
	}
	return lines
}

// source describes where points come from.
func (d Describer) source(p azul.View, e engine.Event, events []engine.Event, costs []int) string {
	w, points := d.Words, d.Words.Signed(int(e.Points))
	row, col := int(e.From.Row), int(e.From.Col)
	colour, _ := p.Wall(e.Seat, row, col)
	switch e.Source {
	case engine.FromWall:
		s, _ := engine.ScoredIn(events, e.From)
		return w.T("term.azul.wall", "line", row+1, "colour", d.ColourName(colour), "column", col+1, "points", d.points(s))
	case engine.FromFloor:
		return w.T("term.count", "label", w.T("source.floor"), "value", d.penalties(costs, int(e.Points)))
	case engine.FromRows:
		return w.T("term.azul.row", "row", row+1, "points", points)
	case engine.FromColumns:
		return w.T("term.azul.column", "column", col+1, "points", points)
	}
	return w.T("term.azul.colour", "colour", d.ColourName(colour), "points", points)
}

// penalties returns the floor line penalties and their sum. lost is the number of points actually lost, which is less if the score reaches
// 0.
func (d Describer) penalties(costs []int, lost int) string {
	var parts []string
	sum := 0
	for _, n := range costs {
		parts = append(parts, d.Words.Number(n))
		sum += n
	}
	text := d.Words.Signed(sum)
	if len(costs) > 1 {
		text = strings.Join(parts, " ") + " = " + text
	}
	if lost != sum {
		text = d.Words.T("term.zero", "breakdown", text, "loss", d.Words.Signed(lost))
	}
	return text
}
