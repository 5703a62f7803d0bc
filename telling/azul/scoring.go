package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/telling"
)

// Scoring implements telling.Teller.
func (t Teller) Scoring(pos engine.Position, events []engine.Event) (lines []telling.Line) {
	p := azul.See(pos)
	var beat scoring
	for _, e := range events {
		beat.hear(e)
		text := ""
		switch {
		case e.Kind == engine.Count:
			text = t.count(p, e, &beat)
			beat = scoring{}
		case e.Kind == engine.Slide && e.From.Zone == engine.Line && e.To.Zone == engine.Floor && e.From.Col == 0:
			text = t.T("term.azul.fall", int(e.From.Row)+1)
		}
		if text != "" {
			lines = append(lines, telling.Line{Seat: e.Seat, Text: text})
		}
	}
	return lines
}

// scoring is what was heard since points were last counted.
type scoring struct {
	tile  engine.Tile // laid on the wall
	glows []engine.Place
	costs []int // of the floor line
}

func (s *scoring) hear(e engine.Event) {
	switch {
	case e.Kind == engine.Slide && e.To.Zone == engine.Wall:
		s.tile = e.Tile
	case e.Kind == engine.Glow:
		s.glows = append(s.glows, e.To)
	case e.From.Zone == engine.Floor && e.Points < 0 && e.Kind != engine.Count:
		s.costs = append(s.costs, int(e.Points))
	}
}

// run is the arithmetic of a tile that was laid on a place.
func (s *scoring) run(at engine.Place, points int) azul.Run {
	run := azul.Run{Points: points}
	for _, lit := range s.glows {
		if lit.Row == at.Row {
			run.Row++
		}
		if lit.Col == at.Col {
			run.Column++
		}
	}
	return run
}

// count tells where points come from.
func (t Teller) count(p azul.View, e engine.Event, s *scoring) string {
	w, points := t.Words, t.Signed(int(e.Points))
	row, col := int(e.From.Row), int(e.From.Col)
	switch e.Source {
	case engine.FromWall:
		return w.T("term.azul.wall", row+1, t.Colour(s.tile), col+1, t.points(s.run(e.From, int(e.Points))))
	case engine.FromFloor:
		return w.T("term.count", w.T("source.floor"), t.costs(s.costs, int(e.Points)))
	case engine.FromRows:
		return w.T("term.azul.row", row+1, points)
	case engine.FromColumns:
		return w.T("term.azul.column", col+1, points)
	}
	colour, _ := p.Wall(e.Seat, row, col)
	return w.T("term.azul.colour", t.Colour(colour), points)
}

// costs adds the floor line up; lost is what was really lost.
func (t Teller) costs(costs []int, lost int) string {
	var parts []string
	sum := 0
	for _, n := range costs {
		parts = append(parts, t.Number(n))
		sum += n
	}
	text := t.Signed(sum)
	if len(costs) > 1 {
		text = strings.Join(parts, " ") + " = " + text
	}
	if lost != sum {
		text = t.T("term.zero", text, t.Signed(lost))
	}
	return text
}
