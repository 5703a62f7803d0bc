package review_test

import (
	"errors"
	"slices"
	"testing"

	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// fakeBackend records the levels of requests, and of cancelled requests after "-". Tests set the answers.
type fakeBackend struct {
	players.Backend
	slots  int
	events []string
	open   map[string]*fakeHandle
}

type fakeHandle struct {
	backend *fakeBackend
	level   string
	done    bool
	err     error
}

func (f *fakeBackend) Slots() int { return f.slots }

func (f *fakeBackend) Send(r players.Request) players.Handle {
	f.events = append(f.events, r.Level)
	h := &fakeHandle{backend: f, level: r.Level}
	f.open[r.Level] = h
	return h
}

func (f *fakeHandle) Answer() (players.Choice, error, bool) { return players.Choice{}, f.err, f.done }

func (f *fakeHandle) Progress() players.Progress { return players.Progress{Depth: len(f.level)} }

func (f *fakeHandle) Cancel() { f.backend.events = append(f.backend.events, "-"+f.level) }

// fixture is a service on a fakeBackend. The events of the backend include answered questions, with "=" before their level.
type fixture struct {
	*testing.T
	backend *fakeBackend
	service *review.Service
}

func newFixture(t *testing.T, slots int) *fixture {
	b := &fakeBackend{slots: slots, open: map[string]*fakeHandle{}}
	return &fixture{t, b, review.NewService(b)}
}

// ask asks a question with a limit of nodes, or without one if nodes is 0.
func (f *fixture) ask(priority int, level string, nodes int64) *review.Question {
	r := players.Request{Level: level, Task: search.Task{Limits: search.Limits{Nodes: nodes}}}
	return f.service.Ask(priority, r, func(players.Choice, error) { f.backend.events = append(f.backend.events, "="+level) })
}

// answer ends the search for the question to a level and polls the service.
func (f *fixture) answer(level string, err error) {
	f.backend.open[level].done, f.backend.open[level].err = true, err
	f.service.Poll()
}

// expect compares the events since the last call with the expected ones.
func (f *fixture) expect(when string, events ...string) {
	f.Helper()
	if !slices.Equal(f.backend.events, events) {
		f.Errorf("%s: %v, expected %v", when, f.backend.events, events)
	}
	f.backend.events = nil
}

// TestOneSlot checks the order in which a service with one slot sends, interrupts and answers questions.
func TestOneSlot(t *testing.T) {
	f := newFixture(t, 1)
	f.ask(3, "curve", 100)
	f.expect("the first question", "curve")
	waiting := f.ask(4, "review", 100)
	f.expect("a less urgent one waits")
	hint := f.ask(1, "hint", 0)
	f.expect("a more urgent one interrupts", "-curve", "hint")
	if _, working := waiting.Progress(); working {
		t.Error("a waiting question reports that it is being answered")
	}
	if p, working := hint.Progress(); !working || p.Depth != len("hint") {
		t.Errorf("the progress is %v, %v", p, working)
	}
	f.answer("hint", nil)
	f.expect("after an answer the interrupted question is sent again", "=hint", "curve")
	waiting.Cancel()
	f.answer("curve", errors.New("failed"))
	f.expect("a cancelled question is never sent", "=curve")
	if f.service.Busy() {
		t.Error("the service is busy without questions")
	}
}

// TestSeveralSlots checks that several questions with a limit of nodes are answered at the same time, and one without such a limit alone.
func TestSeveralSlots(t *testing.T) {
	f := newFixture(t, 3)
	for _, level := range []string{"a", "b", "c", "d"} {
		f.ask(5, level, 100)
	}
	f.expect("as many questions as slots", "a", "b", "c")
	f.answer("b", nil)
	f.expect("the next question", "=b", "d")
	f.ask(1, "timed", 0)
	f.expect("a search by time has all processors for itself", "-a", "-c", "-d", "timed")
	f.ask(0, "urgent", 100)
	f.expect("an urgent question interrupts it", "-timed", "urgent")
	f.answer("urgent", nil)
	f.expect("then it is sent again", "=urgent", "timed")
	f.service.CancelAll()
	f.expect("no question is left", "-timed")
	f.service.Poll()
	f.expect("no question is answered")
}

// TestAskAndCancelInAnswer checks that the function that receives an answer may ask and cancel questions.
func TestAskAndCancelInAnswer(t *testing.T) {
	f := newFixture(t, 2)
	var other *review.Question
	f.service.Ask(0, players.Request{Level: "first", Task: search.Task{Limits: search.Limits{Nodes: 1}}}, func(players.Choice, error) {
		other.Cancel()
		f.ask(0, "next", 1)
	})
	other = f.ask(0, "other", 1)
	f.backend.open["other"].done = true
	f.answer("first", nil)
	f.expect("the other question is dropped although it was answered", "first", "other", "-other", "next")
}
