package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
)

// Run is a way through a lesson: at a step, waiting for a word or a move, or done.
type Run struct {
	*Lesson
	stood []engine.Position // before each step so far, the present one included
	told  [][]engine.Event  // what happened in each step so far
}

// Begin begins a lesson.
func Begin(l *Lesson) *Run { return &Run{Lesson: l, stood: []engine.Position{l.start}} }

// At is the number of the step, from 0; that of all steps once the lesson is done.
func (r *Run) At() int { return len(r.told) }

// Done reports whether all steps are done.
func (r *Run) Done() bool { return r.At() >= len(r.Steps) }

// Step is the present step.
func (r *Run) Step() *Step {
	if r.Done() {
		return &Step{}
	}
	return &r.Steps[r.At()]
}

// Position is what lies on the table. Callers must not change it.
func (r *Run) Position() engine.Position {
	return r.stood[len(r.stood)-1]
}

// Shown is the move that is waited for, to be shown; where none is, NoMove.
func (r *Run) Shown() engine.Move {
	if len(r.Step().Moves) == 0 {
		return engine.NoMove
	}
	m, _ := r.Position().ParseMove(r.Step().Moves[0])
	return m
}

// Next goes past a step that waits for no move, and reports whether it did. What others do then goes to log.
func (r *Run) Next(log *engine.Log) bool {
	if r.Done() || r.Step().Waits() {
		return false
	}
	r.proceed(r.Position().Clone(), log)
	return true
}

// Back goes to the step before, as it stood then, and reports whether there is one.
func (r *Run) Back() bool {
	at := r.At()
	if at == 0 {
		return false
	}
	r.stood, r.told = r.stood[:at], r.told[:at-1]
	return true
}

// Try makes a legal move of the person. Where it is one that is waited for, what happens goes to log, which must not be nil, with what others do then; else the
// answer names what is to be said of it, and nothing has happened.
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

// proceed goes to the next step, after the moves that follow the present one.
func (r *Run) proceed(pos engine.Position, log *engine.Log) {
	for _, text := range r.Step().Then {
		if m, ok := reply(pos, text); ok {
			log.Next()
			pos.Play(m, log)
		}
	}
	r.told = append(r.told, slices.Clone(log.Events))
	r.stood = append(r.stood, pos)
}

// reply returns the first legal one of some moves, which are separated by "|" where they depend on what was done before.
func reply(pos engine.Position, text string) (m engine.Move, ok bool) {
	for _, each := range strings.Split(text, "|") {
		if m, err := pos.ParseMove(each); err == nil {
			return m, true
		}
	}
	return engine.NoMove, false
}

// Key is that of the words of the present step.
func (r *Run) Key() string { return fmt.Sprintf("lesson.%s.%d", r.Name, r.At()+1) }

// AnswerKey is the key of the words that answer a wrong move at the present step: its own ones, or those of the course.
func AnswerKey(w interface{ Has(key string) bool }, course string, r *Run, answer string) string {
	if own := r.Key() + "." + answer; w.Has(own) {
		return own
	}
	return "lesson." + course + "." + answer
}

// Scored tells how the tile that the step adds up has scored; not ok where it adds up none.
func (r *Run) Scored() (s engine.Scored, ok bool) {
	for i := len(r.told) - 1; i >= 0 && r.Step().Sum != nil && !ok; i-- {
		s, ok = engine.ScoredIn(r.told[i], r.Step().Sum.From)
	}
	return s, ok
}

// Costs are what the floor of the person will cost, space by space, once the move that is shown is made.
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

// Offers are the moves that the step waits for, and why those are refused that it answers as wrong.
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
