package board

import "azulejo/engine"

// Between returns the events between the positions after two numbers of moves of a match, backwards if to is the smaller one, with their
// steps. It also reports whether they are all in one round. The match does not change; the events are valid until the log is used again.
func Between(m *engine.Match, from, to int, log *engine.Log) (events []engine.Event, steps []Step, oneRound bool) {
	log.Reset()
	first, last := m.At(min(from, to)), m.At(max(from, to))
	p := first.Clone()
	for n := min(from, to); n < max(from, to); n++ {
		log.Next()
		before := len(log.Events)
		p.Play(m.Line()[n], log)
		if before < len(log.Events) {
			steps = append(steps, Step{After: m.At(n + 1), Beat: log.Events[before].Beat})
		}
	}
	oneRound = last.Round() == first.Round() && !last.Over()
	if to < from {
		events, steps = Backwards(log.Events, steps, first)
		return events, steps, oneRound
	}
	return log.Events, steps, oneRound
}
