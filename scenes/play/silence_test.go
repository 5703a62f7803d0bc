package play

import (
	"strings"
	"testing"
	"time"

	"azulejo/engine/players"
	"azulejo/scenes/analysis"
	"azulejo/scenes/seating"
)

// silentBackend is a fakeBackend that plays the first legal move, but never answers requests for some levels.
type silentBackend struct {
	fakeBackend
	silent  map[string]bool
	renewed int
}

func (s *silentBackend) Renew() { s.Cancel(); s.renewed++ }

func (s *silentBackend) Send(r players.Request) players.Handle {
	s.fakeBackend.Send(r)
	return s
}

// Answer implements players.Backend.
func (s *silentBackend) Answer() (c players.Choice, err error, done bool) {
	if !s.open || s.silent[s.asked[len(s.asked)-1].Level] {
		return c, nil, false
	}
	if s.err == nil {
		s.reply(players.Line{Move: s.asked[len(s.asked)-1].Position.Moves(nil)[0]})
	}
	return s.fakeBackend.Answer()
}

// fakeClock is a clock that advances by a step each time it is read.
type fakeClock struct {
	t    time.Time
	step time.Duration
}

func (f *fakeClock) now() time.Time {
	f.t = f.t.Add(f.step)
	return f.t
}

// newSilentBackend returns a backend that does not answer requests for levels.
func newSilentBackend(levels ...string) *silentBackend {
	m := &silentBackend{silent: map[string]bool{}}
	for _, l := range levels {
		m.silent[l] = true
	}
	return m
}

// useBackend replaces the computer players of the scene. Each reading of the clock takes an hour, so that silent levels time out within a few ticks.
func (b *testScene) useBackend(m *silentBackend) {
	b.s.questions.CancelAll()
	b.s.questions = analysis.NewQueue(players.NewRetry(m, (&fakeClock{step: time.Hour}).now))
}

// TestSilentComputerIsReplaced checks that a level that does not answer is asked again once, that a simple one then moves for it, and that it comes
// back when it can.
func TestSilentComputerIsReplaced(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 4, false)
		s := b.s.session.match.Position().ToMove()
		for i := range b.s.session.players {
			b.s.session.players[i].Level = players.Fallback
		}
		b.s.session.players[s].Level = "master"
		b.s.endAnimation()
		m := newSilentBackend("master")
		b.useBackend(m)
		b.ticks(600)
		if n := len(m.asked); n < 3 || m.asked[0].Level != "master" || m.asked[1].Level != "master" || m.asked[2].Level != players.Fallback || m.renewed != 2 {
			t.Fatalf("%d requests, renewed %d times", n, m.renewed)
		}
		if p := b.s.session.players[s]; p.Level != "master" || b.s.movingLevel(s) != players.Fallback || len(b.s.session.match.Moves()) < 5 {
			t.Errorf("seat %d is set to %q and played by %q after %d moves", s+1, p.Level, b.s.movingLevel(s), len(b.s.session.match.Moves()))
		}
		m.silent["master"] = false
		returned := b.s.ctx.Words.T("play.returned", "player", b.s.session.players[s].Name, "level", seating.LevelName(b.s.ctx.Words, "master"))
		b.s.standIns[s] = standInTicks - 1
		for range 1000 {
			if b.ticks(1); b.s.ctx.Toast() == returned {
				break
			}
		}
		if b.s.ctx.Toast() != returned || b.s.movingLevel(s) != "master" {
			t.Errorf("after the pause seat %d is played by %q: %q", s+1, b.s.movingLevel(s), b.s.ctx.Toast())
		}
	})
}

// TestComputerWaitsForFiles checks that a level whose files have not been fetched is waited for, that this is said, and that nobody moves for it.
func TestComputerWaitsForFiles(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, false)
	s := b.s.session.match.Position().ToMove()
	b.s.session.players[s].Level = "master"
	b.s.endAnimation()
	m := newSilentBackend("master")
	m.waiting = true
	b.useBackend(m)
	b.ticks(1000)
	w := b.s.ctx.Words
	if n := len(m.asked); n != 1 || m.renewed > 0 || b.s.movingLevel(s) != "master" {
		t.Errorf("%d requests, renewed %d times, %q moves", n, m.renewed, b.s.movingLevel(s))
	}
	if b.s.headline().prompt != w.T("play.waiting") {
		t.Errorf("the prompt is %q, expected %q", b.s.headline().prompt, w.T("play.waiting"))
	}
	moved := len(b.s.session.match.Moves())
	m.waiting, m.silent["master"] = false, false
	if b.ticks(200); b.s.waiting || len(b.s.session.match.Moves()) == moved {
		t.Errorf("after its files have come the computer waits %v and has made %d moves", b.s.waiting, len(b.s.session.match.Moves())-moved)
	}
}

// TestSilentComputerIsReported checks that a toast reports hints, reviews and moves that get no answer, and that the request for the win bar ends.
func TestSilentComputerIsReported(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, true)
	silent := b.s.ctx.Words.T("play.silent")
	for name, ask := range map[string]func(){"hint": b.s.requestHint, "review": b.s.requestReview} {
		b.s.ctx.Notify("")
		b.useBackend(newSilentBackend(players.Best))
		ask()
		if b.ticks(600); b.s.questions.Asks(analysis.ForHint) || b.s.questions.Asks(analysis.ForReview) || b.s.ctx.Toast() != silent || b.subtitle() != b.s.headline().prompt {
			t.Errorf("%s: request %v, toast %q, shows %q", name, b.s.questions.Busy(), b.s.ctx.Toast(), b.subtitle())
		}
	}
	b.useBackend(newSilentBackend(players.Best))
	b.s.probability.evaluated = false
	if b.ticks(1000); !b.s.probability.evaluated || b.s.questions.Busy() {
		t.Errorf("the win probability is still being computed: %v", b.s.questions.Busy())
	}
	s := b.s.session.match.Position().ToMove()
	b.s.session.players[s].Level = "master"
	b.s.endAnimation()
	b.useBackend(newSilentBackend("master"))
	for range 1000 {
		if b.ticks(1); b.s.movingLevel(s) == players.Fallback {
			break
		}
	}
	if !strings.Contains(b.s.ctx.Toast(), b.s.session.players[s].Name) || !strings.HasSuffix(b.s.ctx.Toast(), silent) {
		t.Errorf("shows %q", b.s.ctx.Toast())
	}
}
