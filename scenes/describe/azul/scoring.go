package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
)

// Scoring implements telling.Teller.
func (t Teller) Scoring(pos engine.Position, events []engine.Event) (lines []describe.Line) {
	p := azul.See(pos)
	var costs []int // of the floor line, since points were last counted
	for _, e := range events {
		text := ""
		switch {
		case e.Kind == engine.Count:
			text, costs = t.count(p, e, events, costs), nil
		case e.From.Zone == engine.Floor && e.Points < 0:
			costs = append(costs, int(e.Points))
		case e.Kind == engine.Slide && e.From.Zone == engine.Line && e.To.Zone == engine.Floor && e.From.Col == 0:
			text = t.Words.T("term.azul.fall", "line", int(e.From.Row)+1)
		}
		if text != "" {
			lines = append(lines, describe.Line{Seat: e.Seat, Text: text})
		}
	}
	return lines
}

// count tells where points come from.
func (t Teller) count(p azul.View, e engine.Event, events []engine.Event, costs []int) string {
	w, points := t.Words, t.Words.Signed(int(e.Points))
	row, col := int(e.From.Row), int(e.From.Col)
	colour, _ := p.Wall(e.Seat, row, col)
	switch e.Source {
	case engine.FromWall:
		s, _ := engine.ScoredIn(events, e.From)
		run := azul.Run{Points: s.Points, Row: len(s.Across), Column: len(s.Down)}
		return w.T("term.azul.wall", "line", row+1, "colour", t.Colour(colour), "column", col+1, "points", t.points(run))
	case engine.FromFloor:
		return w.T("term.count", "label", w.T("source.floor"), "value", t.costs(costs, int(e.Points)))
	case engine.FromRows:
		return w.T("term.azul.row", "row", row+1, "points", points)
	case engine.FromColumns:
		return w.T("term.azul.column", "column", col+1, "points", points)
	}
	return w.T("term.azul.colour", "colour", t.Colour(colour), "points", points)
}

// costs adds the floor line up; lost is what was really lost.
func (t Teller) costs(costs []int, lost int) string {
	var parts []string
	sum := 0
	for _, n := range costs {
		parts = append(parts, t.Words.Number(n))
		sum += n
	}
	text := t.Words.Signed(sum)
	if len(costs) > 1 {
		text = strings.Join(parts, " ") + " = " + text
	}
	if lost != sum {
		text = t.Words.T("term.zero", "breakdown", text, "loss", t.Words.Signed(lost))
	}
	return text
}
