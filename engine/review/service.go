package review

import (
	"cmp"
	"context"
	"slices"
	"time"

	"azulejo/engine/players"
)

// Service sends questions to a backend, several at once and the most urgent first. A question interrupts less urgent ones if the backend is
// busy; those are sent again later. All methods must be called from one goroutine, which receives the answers in Poll.
type Service struct {
	backend   players.Backend
	questions []*Question // not answered yet, ordered by priority and order
}

// NewService returns a service without questions.
func NewService(b players.Backend) *Service { return &Service{backend: b} }

// Question is a request that was not answered yet.
type Question struct {
	service  *Service
	priority int
	order    int // among questions of the same priority
	request  players.Request
	answer   func(players.Choice, error)
	handle   players.Handle // nil while the question waits
}

// Ask adds a request. Priorities are 0 for the most urgent questions and upwards; equal ones are answered in the order in which they were asked.
// Poll calls answer with the result.
func (s *Service) Ask(priority int, r players.Request, answer func(players.Choice, error)) *Question {
	return s.AskInOrder(priority, 0, r, answer)
}

// AskInOrder adds a request like Ask, before those of the same priority that have a greater order.
func (s *Service) AskInOrder(priority, order int, r players.Request, answer func(players.Choice, error)) *Question {
	q := &Question{service: s, priority: priority, order: order, request: r, answer: answer}
	i := slices.IndexFunc(s.questions, func(o *Question) bool { return cmp.Or(o.priority-priority, o.order-order) > 0 })
	if i < 0 {
		i = len(s.questions)
	}
	s.questions = slices.Insert(s.questions, i, q)
	s.send()
	return q
}

// promote gives a question that was not answered yet another priority, before others with the same.
func (s *Service) promote(q *Question, priority int) {
	s.questions = slices.DeleteFunc(s.questions, func(o *Question) bool { return o == q })
	q.priority = priority
	i, _ := slices.BinarySearchFunc(s.questions, priority, func(o *Question, p int) int { return o.priority - p })
	s.questions = slices.Insert(s.questions, i, q)
	s.send()
}

// Progress returns the progress of the question and reports whether it is being answered.
func (q *Question) Progress() (p players.Progress, working bool) {
	if q.handle == nil {
		return p, false
	}
	return q.handle.Progress(), true
}

// Cancel drops the question. Its answer is not called.
func (q *Question) Cancel() {
	q.service.cancel(func(o *Question) bool { return o == q })
}

// interrupt stops the search for the question, which then waits.
func (q *Question) interrupt() {
	if q.handle != nil {
		q.handle.Cancel()
		q.handle = nil
	}
}

// Busy reports whether a question is waiting or being answered.
func (s *Service) Busy() bool { return len(s.questions) > 0 }

// Waiting reports whether questions wait for files of the players that could not be fetched so far.
func (s *Service) Waiting() bool { return s.Busy() && s.backend.Waiting() }

// Poll delivers the answers that have arrived and sends questions that wait.
func (s *Service) Poll() {
	for _, q := range slices.Clone(s.questions) {
		if q.handle == nil || !slices.Contains(s.questions, q) { // an answer may cancel questions
			continue
		}
		choice, err, done := q.handle.Answer()
		if !done {
			continue
		}
		s.questions = slices.DeleteFunc(s.questions, func(o *Question) bool { return o == q })
		q.answer(choice, err)
	}
	s.send()
}

// send sends the most urgent questions as far as the backend has slots, and interrupts the others.
func (s *Service) send() {
	if len(s.questions) == 0 {
		return
	}
	first := 0
	for free := s.backend.Slots(); first < len(s.questions); first++ {
		if free -= s.slots(s.questions[first]); free < 0 {
			break
		}
	}
	for _, q := range s.questions[first:] {
		q.interrupt()
	}
	for _, q := range s.questions[:first] {
		if q.handle == nil {
			q.handle = s.backend.Send(q.request)
		}
	}
}

// slots returns the number of slots that a question takes. A search with a limit of time and none of nodes uses all processors.
func (s *Service) slots(q *Question) int {
	if q.request.Limits.Nodes > 0 {
		return 1
	}
	return s.backend.Slots()
}

// pollInterval is the time between two looks for answers in Wait.
const pollInterval = time.Millisecond

// Wait polls until all questions were answered or the context ends. Then it drops the questions that are left.
func (s *Service) Wait(ctx context.Context) error {
	for s.Busy() && ctx.Err() == nil {
		s.Poll()
		time.Sleep(pollInterval)
	}
	s.CancelAll()
	return ctx.Err()
}

// CancelAll drops all questions.
func (s *Service) CancelAll() {
	s.cancel(func(*Question) bool { return true })
}

// cancel drops some questions.
func (s *Service) cancel(unwanted func(*Question) bool) {
	s.questions = slices.DeleteFunc(s.questions, func(q *Question) bool {
		if !unwanted(q) {
			return false
		}
		q.interrupt()
		return true
	})
	s.send()
}
