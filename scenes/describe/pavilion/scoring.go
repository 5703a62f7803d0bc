package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/describe"
)

// Scoring implements telling.Teller.
func (t Teller) Scoring(pos engine.Position, events []engine.Event) (lines []describe.Line) {
	p := pavilion.See(pos)
	glows, cracks := 0, 0
	for _, e := range events {
		text := ""
		switch {
		case e.Kind == engine.Glow:
			glows++
		case e.Kind == engine.Crack:
			cracks += int(e.Points)
		case e.Kind == engine.Count:
			text, glows, cracks = t.count(p, e, glows, cracks), 0, 0
		case e.Kind == engine.Complete && e.To.Zone == engine.Ornament:
			text = t.ornament(pavilion.Ornaments()[pavilion.Ring*int(e.To.Row)+int(e.To.Col)])
		}
		if text != "" {
			lines = append(lines, describe.Line{Seat: e.Seat, Text: text})
		}
	}
	return lines
}

// count tells where points come from; a run is as long as tiles have glowed, and tiles that cracked would cost so much.
func (t Teller) count(p pavilion.View, e engine.Event, glows, cracks int) string {
	w, points := t.Words, t.Words.Signed(int(e.Points))
	at := int(e.From.Row)*pavilion.Ring + int(e.From.Col)
	switch {
	case e.Source == engine.FromPlacing && glows == 1:
		return w.T("term.pavilion.alone", "points", points)
	case e.Source == engine.FromPlacing:
		return w.T("term.pavilion.run", "tiles", glows, "points", points)
	case e.Source == engine.FromStars:
		return w.T("term.pavilion.complete", "star", t.Star(p, int(e.From.Row)), "points", points)
	case e.Source == engine.FromNumbers:
		return w.T("term.pavilion.number", "number", p.Cost(at), "points", points)
	case cracks < int(e.Points):
		points = w.T("term.zero", "breakdown", w.Signed(cracks), "loss", points)
	case e.Points == 0:
		return ""
	}
	return w.T("term.count", "label", w.T("source."+e.Source.String()), "value", points)
}
