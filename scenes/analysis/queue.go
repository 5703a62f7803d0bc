package analysis

import (
	"slices"

	"azulejo/engine/players"
)

// Purpose is what the engine is asked for. A question interrupts those of later purposes, which are asked again once it is answered.
type Purpose uint8

// The purposes, the most urgent first.
const (
	ForTurn    Purpose = iota // the move of a computer player
	ForHint                   // the best move for a person
	ForReview                 // the quality of a person's move
	ForChances                // the win probabilities of the position shown
	ForCurve                  // the win probabilities of an earlier position
)

// Queue asks a backend one question at a time, the most urgent first. There is at most one question for each purpose.
type Queue struct {
	backend players.Backend
	waiting []question     // in the order of their purposes; the first is being answered
	handle  players.Handle // of the first one
}

type question struct {
	purpose Purpose
	request players.Request
	answer  func(players.Choice, error)
}

// NewQueue returns an empty queue.
func NewQueue(backend players.Backend) Queue { return Queue{backend: backend} }

// Ask adds a question, in place of an earlier one for the same purpose. Poll calls answer once there is one.
func (q *Queue) Ask(p Purpose, r players.Request, answer func(players.Choice, error)) {
	q.remove(p)
	i := slices.IndexFunc(q.waiting, func(o question) bool { return o.purpose > p })
	if i < 0 {
		i = len(q.waiting)
	}
	if i == 0 {
		q.interrupt()
	}
	q.waiting = slices.Insert(q.waiting, i, question{p, r, answer})
	q.send()
}

// Asks reports whether a question for a purpose is waiting or being answered.
func (q *Queue) Asks(p Purpose) bool {
	return slices.ContainsFunc(q.waiting, func(o question) bool { return o.purpose == p })
}

// Progress returns how far the engine has come with the question for a purpose, and reports whether it is working on it.
func (q *Queue) Progress(p Purpose) (n players.Progress, working bool) {
	if q.handle == nil || q.waiting[0].purpose != p {
		return n, false
	}
	return q.handle.Progress(), true
}

// Busy reports whether any question is waiting or being answered.
func (q *Queue) Busy() bool { return len(q.waiting) > 0 }

// Cancel drops the question for a purpose, if there is one.
func (q *Queue) Cancel(p Purpose) {
	q.remove(p)
	q.send()
}

// remove removes the question for a purpose without asking the next one.
func (q *Queue) remove(p Purpose) {
	i := slices.IndexFunc(q.waiting, func(o question) bool { return o.purpose == p })
	if i < 0 {
		return
	}
	if i == 0 {
		q.interrupt()
	}
	q.waiting = slices.Delete(q.waiting, i, i+1)
}

// CancelAll drops all questions.
func (q *Queue) CancelAll() {
	q.interrupt()
	q.waiting = nil
}

// Poll hands over the answer to the first question if it has arrived, and asks the next one.
func (q *Queue) Poll() {
	if q.handle == nil {
		return
	}
	choice, err, done := q.handle.Answer()
	if !done {
		return
	}
	answer := q.waiting[0].answer
	q.handle, q.waiting = nil, slices.Delete(q.waiting, 0, 1)
	answer(choice, err) // which may ask again
	q.send()
}

// interrupt stops the search for the first question, which stays in the queue.
func (q *Queue) interrupt() {
	if q.handle != nil {
		q.handle.Cancel()
		q.handle = nil
	}
}

// send asks the first question unless one is being answered.
func (q *Queue) send() {
	if q.handle == nil && len(q.waiting) > 0 {
		q.handle = q.backend.Send(q.waiting[0].request)
	}
}
