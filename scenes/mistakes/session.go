package mistakes

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/locale"
)

// result is how an exercise has ended.
type result uint8

const (
	open result = iota
	found
	shown
	skipped
	unclear // the position could not be searched: it is not counted
)

// try is a move that the person has tried at the current exercise.
type try struct {
	move    engine.Move
	judged  bool
	verdict review.Verdict
	why     string // what follows from it, or why it is better; empty if nothing is known
}

// session is the exercises of a seat, and what the person has done with them.
type session struct {
	review  *review.GameReview
	seat    engine.Seat
	all     []review.Exercise // whose grades are final, in the order of play
	results map[int]result    // by step of the review
	counts  map[int]int       // of the tries with which exercises were found, by step, as far as they are known
	current *review.Exercise  // nil while none is known, and at the end
	tries   []*try            // at the current exercise
	cancels []func()          // of the tries that are being judged
	answers int               // of the review, at the last refresh
}

// newSession returns a session without exercises. refresh adds them.
func newSession(r *review.GameReview, seat engine.Seat) session {
	return session{review: r, seat: seat, results: map[int]result{}, counts: map[int]int{}, answers: -1}
}

// complete reports whether all exercises are known.
func (s *session) complete() bool { return s.review.Done() }

// refresh takes what the review has found since the last call, and reports whether that was anything. The current exercise stays.
func (s *session) refresh() bool {
	if s.answers == s.review.Answers() {
		return false
	}
	s.answers = s.review.Answers()
	s.take()
	return true
}

// take takes the exercises from the review.
func (s *session) take() {
	s.all = slices.DeleteFunc(s.review.Exercises(s.seat), func(e review.Exercise) bool { return s.results[e.Step] == unclear })
	if s.current == nil {
		s.next()
	}
}

// next goes to the next open exercise, or else to the first one. Without any, there is no current exercise.
func (s *session) next() {
	s.cancel()
	after := -1
	if s.current != nil {
		after = s.current.Step
	}
	s.current, s.tries = nil, nil
	for i := range s.all {
		e := &s.all[i]
		if s.results[e.Step] == open && (s.current == nil || s.current.Step <= after && e.Step > after) {
			s.current = e
		}
	}
}

// cancel stops judging tries.
func (s *session) cancel() {
	for _, stop := range s.cancels {
		stop()
	}
	s.cancels = nil
}

// result returns how the current exercise has ended, if there is one.
func (s *session) result() result {
	if s.current == nil {
		return open
	}
	return s.results[s.current.Step]
}

// set sets how the current exercise has ended. What was found, shown or skipped first counts.
func (s *session) set(r result) {
	if s.result() == open {
		s.results[s.current.Step] = r
	}
}

// skip leaves the current exercise.
func (s *session) skip() {
	s.set(skipped)
	s.next()
}

// drop leaves out the current exercise, because its position cannot be searched.
func (s *session) drop() {
	s.results[s.current.Step] = unclear
	s.take()
	s.next()
}

// again asks again for all that was not found.
func (s *session) again() {
	for step, r := range s.results {
		if r == shown || r == skipped {
			delete(s.results, step)
		}
	}
	s.current = nil
	s.next()
}

// open goes to an exercise again. If it was not found, it is asked as at first.
func (s *session) open(step int) {
	if s.results[step] != found {
		delete(s.results, step)
	}
	s.cancel()
	s.current, s.tries = nil, nil
	for i := range s.all {
		if s.all[i].Step == step {
			s.current = &s.all[i]
		}
	}
}

// endText returns what became of an exercise.
func (s *session) endText(w *locale.Words, step int) string {
	switch s.results[step] {
	case found:
		return w.T("mistakes.row.found", "tries", s.counts[step])
	case shown:
		return w.T("mistakes.shown", "number", 1)
	}
	return w.T("mistakes.skipped", "number", 1)
}

// count returns the number of exercises that have ended in a way.
func (s *session) count(r result) (n int) {
	for _, e := range s.all {
		if s.results[e.Step] == r {
			n++
		}
	}
	return n
}

// attempt has a move judged at the current exercise, and calls judged when that is done. It returns the try, which may be an earlier one with the same move.
func (s *session) attempt(m engine.Move, judged func(*try)) *try {
	if i := slices.IndexFunc(s.tries, func(t *try) bool { return t.move == m }); i >= 0 {
		return s.tries[i]
	}
	t := &try{move: m}
	s.tries = append(s.tries, t)
	exercise := s.current
	s.cancels = append(s.cancels, s.review.Judge(exercise, m, func(v review.Verdict, ok bool) {
		if !ok {
			s.drop()
			judged(nil)
			return
		}
		if t.judged, t.verdict = true, v; v.Found {
			if s.result() == open {
				s.counts[exercise.Step] = len(s.tries)
			}
			s.set(found)
		}
		judged(t)
	}))
	return t
}

// letters returns how results are saved.
func letters() map[result]string { return map[result]string{found: "f", shown: "s", skipped: "n"} }

// progress returns the results as a text: the numbers of the steps, each followed by a letter.
func (s *session) progress() string {
	var all []string
	for _, step := range slices.Sorted(maps.Keys(s.results)) {
		if letter := letters()[s.results[step]]; letter != "" {
			all = append(all, strconv.Itoa(step)+letter)
		}
	}
	return strings.Join(all, " ")
}

// restore takes the results from a text of progress. It ignores what it does not know.
func (s *session) restore(text string) {
	for _, field := range strings.Fields(text) {
		for r, letter := range letters() {
			number, ok := strings.CutSuffix(field, letter)
			if step, err := strconv.Atoi(number); ok && err == nil {
				s.results[step] = r
			}
		}
	}
}
