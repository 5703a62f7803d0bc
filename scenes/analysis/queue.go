package analysis

import (
	"azulejo/engine/players"
	"azulejo/engine/review"
)

// Purpose is what a request to the engine is for. A request interrupts those for less urgent purposes, which are sent again after it.
type Purpose uint8

// The purposes, most urgent first.
const (
	ForTurn           Purpose = iota // the move of a computer player
	ForHint                          // the best move for a person
	ForReview                        // the quality of a person's move
	ForWinProbability                // the win probabilities of the current position
)

// Queue sends the requests of a screen to a backend, most urgent first. It holds at most one request for each purpose.
type Queue struct {
	service *review.Service
	asked   map[Purpose]*review.Question
}

// NewQueue returns an empty queue.
func NewQueue(backend players.Backend) Queue {
	return Queue{review.NewService(backend), map[Purpose]*review.Question{}}
}

// Ask adds a request, replacing an earlier one for the same purpose. Poll calls answer when the result arrives.
func (q *Queue) Ask(p Purpose, r players.Request, answer func(players.Choice, error)) {
	earlier := q.asked[p]
	q.asked[p] = q.service.Ask(int(p), r, func(c players.Choice, err error) {
		delete(q.asked, p)
		answer(c, err)
	})
	if earlier != nil {
		earlier.Cancel() // after Ask, so that no less urgent question is sent in between
	}
}

// Asks reports whether a request for a purpose is waiting or being answered.
func (q *Queue) Asks(p Purpose) bool { return q.asked[p] != nil }

// Progress returns the progress of the request for a purpose and reports whether it is being answered.
func (q *Queue) Progress(p Purpose) (n players.Progress, working bool) {
	if !q.Asks(p) {
		return n, false
	}
	return q.asked[p].Progress()
}

// Busy reports whether any request is waiting or being answered.
func (q *Queue) Busy() bool { return q.service.Busy() }

// Waiting reports whether requests wait for files of the computer players that could not be fetched so far.
func (q *Queue) Waiting() bool { return q.service.Waiting() }

// Cancel drops the request for a purpose, if any.
func (q *Queue) Cancel(p Purpose) {
	if q.Asks(p) {
		q.asked[p].Cancel()
		delete(q.asked, p)
	}
}

// CancelAll drops all requests.
func (q *Queue) CancelAll() {
	q.service.CancelAll()
	clear(q.asked)
}

// Poll delivers the answers that have arrived, and sends the next requests.
func (q *Queue) Poll() { q.service.Poll() }
