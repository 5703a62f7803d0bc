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
	moments []moment         // before each step so far, including the current one
	events  [][]engine.Event // of each completed step
}

// moment is a moment between two steps: a position, or the middle of the moves that lead to it.
type moment struct {
	position engine.Position
	before   engine.Position // the position before the moves, or nil if none are under way
	events   []engine.Event  // of the moves
	shown    int             // how many of the events have happened
}

// Begin starts a lesson.
func Begin(l *Lesson) *Run {
	r := &Run{Lesson: l}
	r.arrive(moment{position: l.start})
	return r
}

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

// Position returns the current position. If the moves that lead to it have been stopped, it is the one after them. Callers must not modify it.
func (r *Run) Position() engine.Position { return r.now().position }

// Paused returns the position before the moves that have been stopped and the events that have happened since. ok reports whether there are such moves.
func (r *Run) Paused() (before engine.Position, events []engine.Event, ok bool) {
	m := r.now()
	return m.before, m.events[:m.shown], m.before != nil
}

func (r *Run) now() *moment { return &r.moments[len(r.moments)-1] }

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
	if m := *r.now(); m.before != nil {
		from := m.shown
		log.Events = append(log.Events, m.events[from:]...)
		r.proceed(m, from, log)
		return true
	}
	m := moment{position: r.Position().Clone(), before: r.Position()}
	r.follow(&m, log)
	return true
}

// Back returns to the position before the previous step and reports whether there is one.
func (r *Run) Back() bool {
	at := r.At()
	if at == 0 {
		return false
	}
	r.moments, r.events = r.moments[:at], r.events[:at-1]
	return true
}

// Try makes a legal move of the player. If the step waits for it, Try completes the step and adds the events of this and the following moves to
// log, which must not be nil. Otherwise it changes nothing and returns the name of the answer.
func (r *Run) Try(m engine.Move, log *engine.Log) (right bool, answer string) {
	s, pos := r.Step(), r.Position()
	text := string(pos.AppendMove(nil, m))
	if !s.WaitsFor(text) {
		return false, s.answer(text)
	}
	next := moment{position: pos.Clone(), before: pos}
	next.position.Play(m, log)
	r.follow(&next, log)
	return true, ""
}

// follow makes the moves that follow those of the current step, and goes to the next step.
func (r *Run) follow(m *moment, log *engine.Log) {
	for _, text := range r.Step().Then {
		if reply, ok := reply(m.position, text); ok {
			log.Next()
			m.position.Play(reply, log)
		}
	}
	m.events = slices.Clone(log.Events)
	r.proceed(*m, 0, log)
}

// proceed goes to the next step, with the events of a moment from an index on up to the pause of the current step. These are what stays in the log.
func (r *Run) proceed(m moment, from int, log *engine.Log) {
	m.shown = r.Step().Pause.in(m.events, from)
	log.Events = log.Events[:m.shown-from]
	r.events = append(r.events, m.events[from:m.shown])
	if m.shown == len(m.events) {
		m = moment{position: m.position}
	}
	r.arrive(m)
}

// arrive begins the next step in a moment, or in the position that it starts in.
func (r *Run) arrive(m moment) {
	if at := len(r.moments); at < len(r.Steps) && r.Steps[at].start != nil {
		m = moment{position: r.Steps[at].start}
	}
	r.moments = append(r.moments, m)
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
