package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/describe"
)

// ScoreReason returns "", as the comments on a placement say why it scored.
func (Describer) ScoreReason(engine.Scored) string { return "" }

// Scoring implements describe.Describer.
func (d Describer) Scoring(pos engine.Position, events []engine.Event) (lines []describe.SeatText) {
	p := pavilion.See(pos)
	run, penalty := 0, 0
	for _, e := range events {
		text := ""
		switch {
		case e.Kind == engine.Glow:
			run++
		case e.Kind == engine.Crack:
			penalty += int(e.Points)
		case e.Kind == engine.Count:
			text, run, penalty = d.source(p, e, run, penalty), 0, 0
		case e.Kind == engine.Complete && e.To.Zone == engine.Ornament:
			text = d.ornament(pavilion.Ornaments()[pavilion.Ring*int(e.To.Row)+int(e.To.Col)])
		}
		if text != "" {
			lines = append(lines, describe.SeatText{Seat: e.Seat, Text: text})
		}
	}
	return lines
}

// source describes where points come from. run is the number of tiles in the run that scores, and penalty the points that discarded tiles
// cost before the score reaches 0, as a negative number.
func (d Describer) source(p pavilion.View, e engine.Event, run, penalty int) string {
	w, points := d.Words, d.Words.Signed(int(e.Points))
	at := int(e.From.Row)*pavilion.Ring + int(e.From.Col)
	switch {
	case e.Source == engine.FromPlacing && run == 1:
		return w.T("term.pavilion.alone", "points", points)
	case e.Source == engine.FromPlacing:
		return w.T("term.pavilion.run", "tiles", run, "points", points)
	case e.Source == engine.FromStars:
		return w.T("term.pavilion.complete", "star", d.StarName(p, int(e.From.Row)), "points", points)
	case e.Source == engine.FromNumbers:
		return w.T("term.pavilion.number", "number", p.Cost(at), "points", points)
	case penalty < int(e.Points):
		points = w.T("term.zero", "breakdown", w.Signed(penalty), "loss", points)
	case e.Points == 0:
		return ""
	}
	return w.T("term.count", "label", w.T("source."+e.Source.String()), "value", points)
}
