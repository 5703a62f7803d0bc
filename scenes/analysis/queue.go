package analysis

import (
	"slices"

	"azulejo/engine/players"
)

// Purpose is what a request to the engine is for. A request interrupts those for less urgent purposes, which are sent again after it.
type Purpose uint8

// The purposes, most urgent first.
const (
	ForTurn           Purpose = iota // the move of a computer player
	ForHint                          // the best move for a person
	ForReview                        // the quality of a person's move
	ForWinProbability                // the win probabilities of the current position
	ForCurve                         // the win probabilities of an earlier position
)

// Queue sends requests to a backend one at a time, most urgent first. It holds at most one request for each purpose.
type Queue struct {
	backend players.Backend
	waiting []question     // ordered by purpose; the first is being answered
	handle  players.Handle // of the first request
}

type question struct {
	purpose Purpose
	request players.Request
	answer  func(players.Choice, error)
}

// NewQueue returns an empty queue.
func NewQueue(backend players.Backend) Queue { return Queue{backend: backend} }

// Ask adds a request, replacing an earlier one for the same purpose. Poll calls answer when the result arrives.
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

// Asks reports whether a request for a purpose is waiting or being answered.
func (q *Queue) Asks(p Purpose) bool {
	return slices.ContainsFunc(q.waiting, func(o question) bool { return o.purpose == p })
}

// Progress returns the progress of the request for a purpose and reports whether it is being answered.
func (q *Queue) Progress(p Purpose) (n players.Progress, working bool) {
	if q.handle == nil || q.waiting[0].purpose != p {
		return n, false
	}
	return q.handle.Progress(), true
}

// Busy reports whether any request is waiting or being answered.
func (q *Queue) Busy() bool { return len(q.waiting) > 0 }

// Cancel drops the request for a purpose, if any.
func (q *Queue) Cancel(p Purpose) {
	q.remove(p)
	q.send()
}

// remove removes the request for a purpose without sending the next one.
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

// CancelAll drops all requests.
func (q *Queue) CancelAll() {
	q.interrupt()
	q.waiting = nil
}

// Poll delivers the answer to the first request if it has arrived, and sends the next request.
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
	answer(choice, err) // may call Ask
	q.send()
}

// interrupt stops the search for the first request, which stays in the queue.
func (q *Queue) interrupt() {
	if q.handle != nil {
		q.handle.Cancel()
		q.handle = nil
	}
}

// send sends the first request, unless one is being answered.
func (q *Queue) send() {
	if q.handle == nil && len(q.waiting) > 0 {
		q.handle = q.backend.Send(q.waiting[0].request)
	}
}
