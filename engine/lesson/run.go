package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
)

// Run is the progress of a player through a lesson.
type Run struct {
	*Lesson
	positions []engine.Position // before each step so far, including the current one
	events    [][]engine.Event  // of each completed step
}

// Begin starts a lesson.
func Begin(l *Lesson) *Run { return &Run{Lesson: l, positions: []engine.Position{l.start}} }

// Until returns a run that has been played up to a step, with the moves to demonstrate.
func Until(l *Lesson, step int) *Run {
	r := Begin(l)
	for r.At() < step && !r.Done() {
		var log engine.Log
		if !r.Step().Waits() {
			r.Next(&log)
		} else if right, _ := r.Try(r.Shown(), &log); !right {
			break
		}
	}
	return r
}

// At returns the index of the current step, or the number of steps if the lesson is done.
func (r *Run) At() int { return len(r.events) }

// Done reports whether all steps are completed.
func (r *Run) Done() bool { return r.At() >= len(r.Steps) }

// Step returns the current step, or an empty one if the lesson is done.
func (r *Run) Step() *Step {
	if r.Done() {
		return &Step{}
	}
	return &r.Steps[r.At()]
}

// Position returns the current position. Callers must not modify it.
func (r *Run) Position() engine.Position {
	return r.positions[len(r.positions)-1]
}

// Shown returns the move to demonstrate in the current step, or NoMove if it does not wait for a move.
func (r *Run) Shown() engine.Move {
	if len(r.Step().Moves) == 0 {
		return engine.NoMove
	}
	m, _ := r.Position().ParseMove(r.Step().Moves[0])
	return m
}

// Next completes a step that does not wait for a move and reports whether it did. Events of the following moves are added to log.
func (r *Run) Next(log *engine.Log) bool {
	if r.Done() || r.Step().Waits() {
		return false
	}
	r.proceed(r.Position().Clone(), log)
	return true
}

// Back returns to the position before the previous step and reports whether there is one.
func (r *Run) Back() bool {
	at := r.At()
	if at == 0 {
		return false
	}
	r.positions, r.events = r.positions[:at], r.events[:at-1]
	return true
}

// Try makes a legal move of the player. If the step waits for it, Try completes the step and adds the events of this and the following moves to
// log, which must not be nil. Otherwise it changes nothing and returns the name of the answer.
func (r *Run) Try(m engine.Move, log *engine.Log) (right bool, answer string) {
	s, pos := r.Step(), r.Position()
	text := string(pos.AppendMove(nil, m))
	if !slices.Contains(s.Moves, text) {
		return false, s.answer(text)
	}
	next := pos.Clone()
	next.Play(m, log)
	r.proceed(next, log)
	return true, ""
}

// proceed makes the moves that follow the current step and goes to the next step.
func (r *Run) proceed(pos engine.Position, log *engine.Log) {
	for _, text := range r.Step().Then {
		if m, ok := reply(pos, text); ok {
			log.Next()
			pos.Play(m, log)
		}
	}
	r.events = append(r.events, slices.Clone(log.Events))
	r.positions = append(r.positions, pos)
}

// reply returns the first legal move among alternatives separated by "|", which are for different earlier moves.
func reply(pos engine.Position, text string) (m engine.Move, ok bool) {
	for _, each := range strings.Split(text, "|") {
		if m, err := pos.ParseMove(each); err == nil {
			return m, true
		}
	}
	return engine.NoMove, false
}

// Key returns the message key of the current step.
func (r *Run) Key() string { return fmt.Sprintf("lesson.%s.%d", r.Name, r.At()+1) }

// AnswerKey returns the message key of an answer to a wrong move: the step's own if it exists, else the course's.
func AnswerKey(w interface{ Has(key string) bool }, course string, r *Run, answer string) string {
	if own := r.Key() + "." + answer; w.Has(own) {
		return own
	}
	return "lesson." + course + "." + answer
}

// Scored returns how the tile at Sum of the current step scored. It reports false if there is none.
func (r *Run) Scored() (s engine.Scored, ok bool) {
	for i := len(r.events) - 1; i >= 0 && r.Step().Sum != nil && !ok; i-- {
		s, ok = engine.ScoredIn(r.events[i], r.Step().Sum.From)
	}
	return s, ok
}

// Costs returns the penalties for the player's floor, space by space, after the move to demonstrate.
func (r *Run) Costs() (all []int) {
	m := r.Shown()
	if m == engine.NoMove {
		return nil
	}
	var log engine.Log
	r.Position().Clone().Play(m, &log)
	for _, e := range log.Events {
		if e.Kind != engine.Count && e.Seat == 0 && e.From.Zone.Penalised() {
			all = append(all, int(e.Points))
		}
	}
	return all
}

// Offers returns the moves that the step waits for, and the reasons why the moves that it answers as wrong are illegal.
func (r *Run) Offers() (right []engine.Move, refused []*engine.Reason) {
	for _, text := range r.Step().Moves {
		if m, err := r.Position().ParseMove(text); err == nil {
			right = append(right, m)
		}
	}
	for _, w := range r.Step().Wrong {
		var why *engine.Reason
		if _, err := r.Position().ParseMove(w[0]); errors.As(err, &why) {
			refused = append(refused, why)
		}
	}
	return right, refused
}
