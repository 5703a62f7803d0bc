package analysis_test

import (
	"errors"
	"slices"
	"testing"

	"azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// backend records the levels of requests, with "-" before those that are cancelled. A test answers them.
type backend struct {
	players.Backend
	slots  int
	events []string
	open   map[string]*handle
}

type handle struct {
	b     *backend
	level string
	done  bool
	err   error
}

func (b *backend) Slots() int { return b.slots }

func (b *backend) Send(r players.Request) players.Handle {
	b.events = append(b.events, r.Level)
	h := &handle{b: b, level: r.Level}
	b.open[r.Level] = h
	return h
}

func (h *handle) Answer() (players.Choice, error, bool) { return players.Choice{}, h.err, h.done }

func (h *handle) Progress() players.Progress { return players.Progress{Depth: len(h.level)} }

func (h *handle) Cancel() { h.b.events = append(h.b.events, "-"+h.level) }

// fixture is a service on a backend that records. Answers are among the events, with "=" before them.
type fixture struct {
	*testing.T
	backend *backend
	service *analysis.Service
}

func newFixture(t *testing.T, slots int) *fixture {
	b := &backend{slots: slots, open: map[string]*handle{}}
	return &fixture{t, b, analysis.NewService(b)}
}

// ask asks with a limit of nodes, or without any if nodes is 0.
func (f *fixture) ask(priority int, level string, nodes int64) *analysis.Question {
	r := players.Request{Level: level, Task: search.Task{Limits: search.Limits{Nodes: nodes}}}
	return f.service.Ask(priority, r, func(players.Choice, error) { f.backend.events = append(f.backend.events, "="+level) })
}

func (f *fixture) answer(level string, err error) {
	f.backend.open[level].done, f.backend.open[level].err = true, err
	f.service.Poll()
}

// expect compares the events since the last call.
func (f *fixture) expect(when string, events ...string) {
	f.Helper()
	if !slices.Equal(f.backend.events, events) {
		f.Errorf("%s: %v, expected %v", when, f.backend.events, events)
	}
	f.backend.events = nil
}

func TestOneSlot(t *testing.T) {
	f := newFixture(t, 1)
	f.ask(3, "curve", 100)
	f.expect("the first question", "curve")
	waits := f.ask(4, "review", 100)
	f.expect("a less urgent one waits")
	hint := f.ask(1, "hint", 0)
	f.expect("a more urgent one interrupts", "-curve", "hint")
	if _, working := waits.Progress(); working {
		t.Error("a question that waits is answered")
	}
	if p, working := hint.Progress(); !working || p.Depth != len("hint") {
		t.Errorf("the progress is %v, %v", p, working)
	}
	f.answer("hint", nil)
	f.expect("after an answer the interrupted question is sent again", "=hint", "curve")
	waits.Cancel()
	f.answer("curve", errors.New("failed"))
	f.expect("a cancelled question is never sent", "=curve")
	if f.service.Busy() {
		t.Error("the service is busy without questions")
	}
}

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
	f.expect("then it goes on", "=urgent", "timed")
	f.service.CancelAll()
	f.expect("nothing is sent any more", "-timed")
	f.service.Poll()
	f.expect("nor answered")
}

// TestAnswersMayAskAndCancel: what an answer asks or cancels has effect at once.
func TestAnswersMayAskAndCancel(t *testing.T) {
	f := newFixture(t, 2)
	var other *analysis.Question
	f.service.Ask(0, players.Request{Level: "first", Task: search.Task{Limits: search.Limits{Nodes: 1}}}, func(players.Choice, error) {
		other.Cancel()
		f.ask(0, "next", 1)
	})
	other = f.ask(0, "other", 1)
	f.backend.open["other"].done = true
	f.answer("first", nil)
	f.expect("the other question is dropped although it was answered", "first", "other", "-other", "next")
}
