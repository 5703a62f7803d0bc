package lesson

import (
	"slices"

	"azulejo/engine"
)

// Pause is an event at which moves are stopped, so that a step can speak of what is about to change.
type Pause string

// The pauses: before anything else happens, before the next tile moves to a wall, before the next floor line is cleared, and after the player's next
// points, or next bonus at the end of the game, have been counted.
const (
	hold         Pause = "hold"
	beforeTiling Pause = "tiling"
	beforeFloor  Pause = "floor"
	afterCount   Pause = "count"
	afterBonus   Pause = "bonus"
)

// in returns the number of events up to the pause among those from an index on, or of all events if the pause is not among them. Events that happen together
// stay together.
func (p Pause) in(events []engine.Event, from int) int {
	if p == hold {
		return from
	}
	at := slices.IndexFunc(events[from:], p.at)
	if at < 0 {
		return len(events)
	}
	at += from
	beat := events[at].Beat
	if p == afterCount || p == afterBonus {
		for at < len(events) && events[at].Beat == beat {
			at++
		}
		return at
	}
	for at > from && events[at-1].Beat == beat {
		at--
	}
	return at
}

// at reports whether a pause is at an event.
func (p Pause) at(e engine.Event) bool {
	switch p {
	case beforeTiling:
		return e.Kind == engine.Slide && e.From.Zone == engine.Line && e.To.Zone == engine.Wall
	case beforeFloor:
		return (e.Kind == engine.Slide || e.Kind == engine.Crack) && e.From.Zone == engine.Floor
	case afterCount:
		return e.Kind == engine.Count && e.Seat == 0
	case afterBonus:
		return e.Kind == engine.Count && e.Seat == 0 && e.Source.Bonus()
	}
	return false
}
