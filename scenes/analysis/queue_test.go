package analysis

import (
	"slices"
	"testing"

	"azulejo/engine/players"
)

// backend records the levels of requests, which a test answers.
type backend struct {
	players.Backend
	asked     []string
	cancelled []string
	open      *handle
}

type handle struct {
	b     *backend
	level string
	done  bool
}

func (b *backend) Slots() int { return 1 }

func (b *backend) Send(r players.Request) players.Handle {
	b.asked = append(b.asked, r.Level)
	b.open = &handle{b: b, level: r.Level}
	return b.open
}

func (h *handle) Answer() (players.Choice, error, bool) { return players.Choice{}, nil, h.done }

func (h *handle) Progress() players.Progress { return players.Progress{Depth: len(h.level)} }

func (h *handle) Cancel() { h.b.cancelled = append(h.b.cancelled, h.level) }

// TestQueue checks that requests are sent one at a time in the order of their purposes, that a more urgent one interrupts another, that a newer request
// replaces the one of the same purpose, and that cancelled requests get no answer.
func TestQueue(t *testing.T) {
	b := &backend{}
	q := NewQueue(b)
	var answered []string
	ask := func(p Purpose, level string) {
		q.Ask(p, players.Request{Level: level}, func(players.Choice, error) { answered = append(answered, level) })
	}
	answer := func() {
		b.open.done = true
		q.Poll()
	}
	expect := func(when string, asked, cancelled, want []string) {
		t.Helper()
		if !slices.Equal(b.asked, asked) || !slices.Equal(b.cancelled, cancelled) || !slices.Equal(answered, want) {
			t.Errorf("%s: asked %v, cancelled %v, answered %v; expected %v, %v, %v", when, b.asked, b.cancelled, answered, asked, cancelled, want)
		}
	}
	ask(ForReview, "chances")
	q.Poll()
	expect("one question", []string{"chances"}, nil, nil)
	ask(ForWinProbability, "curve")
	expect("a less urgent one waits", []string{"chances"}, nil, nil)
	ask(ForHint, "hint")
	expect("a more urgent one interrupts", []string{"chances", "hint"}, []string{"chances"}, nil)
	if n, working := q.Progress(ForHint); !working || n.Depth != len("hint") {
		t.Errorf("progress %v, working %v", n, working)
	}
	if _, working := q.Progress(ForWinProbability); working {
		t.Error("a question that waits has progress")
	}
	answer()
	expect("the interrupted one is asked again", []string{"chances", "hint", "chances"}, []string{"chances"}, []string{"hint"})
	ask(ForReview, "second review")
	expect("one for each purpose", []string{"chances", "hint", "chances", "second review"}, []string{"chances", "chances"}, []string{"hint"})
	answer()
	answer()
	expect("all are answered in order", []string{"chances", "hint", "chances", "second review", "curve"}, []string{"chances", "chances"}, []string{"hint", "second review", "curve"})
	if q.Busy() {
		t.Error("busy without questions")
	}
	ask(ForReview, "review")
	ask(ForWinProbability, "curve")
	if q.Cancel(ForHint); !q.Asks(ForReview) {
		t.Error("a question for another purpose was dropped")
	}
	q.CancelAll()
	if q.Poll(); q.Busy() || q.Asks(ForReview) || len(answered) != 3 || b.cancelled[len(b.cancelled)-1] != "review" {
		t.Errorf("busy %v after cancelling, cancelled %v, answered %v", q.Busy(), b.cancelled, answered)
	}
}
