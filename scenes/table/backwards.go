package table

import (
	"slices"

	"azulejo/engine"
)

// Backwards returns events that undo events, the last first: tiles slide back, broken tiles return whole, and points are subtracted. It
// leaves out lights and complete sets, as nothing scores on the way back.
func Backwards(events []engine.Event) []engine.Event {
	var back []engine.Event
	for _, e := range slices.Backward(events) {
		e.Beat = events[len(events)-1].Beat - e.Beat
		switch e.Kind {
		case engine.Glow, engine.Complete:
			continue
		case engine.Slide, engine.Crack:
			e.Kind, e.From, e.To, e.Points = engine.Slide, e.To, e.From, 0
		case engine.Count:
			e.Points = -e.Points
		}
		back = append(back, e)
	}
	return back
}
