package board

import (
	"azulejo/engine"
	"azulejo/scenes/table"
)

// Step is one of the moves of an animation: the position that it leads to, and the first beat of its events.
type Step struct {
	After engine.Position
	Beat  int16
}

// OneStep returns the steps of an animation of a single move.
func OneStep(after engine.Position) []Step { return []Step{{After: after}} }

// Backwards returns the events and steps that undo some steps. start is the position before the first of them.
func Backwards(events []engine.Event, steps []Step, start engine.Position) ([]engine.Event, []Step) {
	if len(events) == 0 {
		return nil, OneStep(start)
	}
	last := events[len(events)-1].Beat
	var back []Step
	for i, end := len(steps)-1, last; i >= 0; i-- {
		after := start
		if i > 0 {
			after = steps[i-1].After
		}
		back = append(back, Step{After: after, Beat: last - end})
		end = steps[i].Beat - 1
	}
	return table.Backwards(events), back
}

// roundScores tracks the round score of each seat during an animation, including points that have not reached the score yet.
type roundScores struct {
	look   table.Look
	events []engine.Event // of steps that have not begun
	steps  []Step
	// after is Round of the position after the current step, and counting the points of its events that the score does not show yet.
	after, counting [engine.MaxSeats]engine.RoundScore
}

// begin begins the steps up to the beat of an event.
func (r *roundScores) begin(e engine.Event) {
	for len(r.steps) > 0 && r.steps[0].Beat <= e.Beat {
		r.after = r.look.LiveState(r.steps[0].After).Round
		r.steps = r.steps[1:]
		for len(r.events) > 0 && (len(r.steps) == 0 || r.events[0].Beat < r.steps[0].Beat) {
			if e := r.events[0]; e.Seat >= 0 {
				r.counting[e.Seat].Count(e)
			}
			r.events = r.events[1:]
		}
	}
}

// shown returns the round scores to show.
func (r *roundScores) shown() (all [engine.MaxSeats]engine.RoundScore) {
	for s, n := range r.counting {
		all[s] = r.after[s].Plus(n)
	}
	return all
}
