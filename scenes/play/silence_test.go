package play

import (
	"strings"
	"testing"
	"time"

	"azulejo/engine/players"
	"azulejo/scenes/analysis"
)

// fakeMind is an oracle that never answers some levels.
type fakeMind struct {
	fakeBackend
	silent  map[string]bool
	renewed int
}

func (m *fakeMind) Renew() { m.Cancel(); m.renewed++ }

func (m *fakeMind) Send(r players.Request) players.Handle {
	m.fakeBackend.Send(r)
	return m
}

// Answer plays the first move there is, unless the level asked is silent.
func (m *fakeMind) Answer() (c players.Choice, err error, done bool) {
	if !m.open || m.silent[m.asked[len(m.asked)-1].Level] {
		return c, nil, false
	}
	if m.err == nil {
		m.say(players.Line{Move: m.asked[len(m.asked)-1].Position.Moves(nil)[0]})
	}
	return m.fakeBackend.Answer()
}

// fakeTime goes on by a step whenever it is looked at.
type fakeTime struct {
	t    time.Time
	step time.Duration
}

func (f *fakeTime) now() time.Time {
	f.t = f.t.Add(f.step)
	return f.t
}

func silentMind(levels ...string) *fakeMind {
	m := &fakeMind{silent: map[string]bool{}}
	for _, l := range levels {
		m.silent[l] = true
	}
	return m
}

// patient puts a mind in the place of the table's, which is waited for a tenth of a second at each tick.
func (b *testScene) patient(m *fakeMind) {
	b.s.questions.CancelAll()
	b.s.questions = analysis.NewQueue(players.NewRetry(m, (&fakeTime{step: time.Hour}).now))
}

// TestSilentComputerLosesItsSeat: a simple level moves in its place, and a line says so.
func TestSilentComputerLosesItsSeat(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 4, false)
		s := b.s.session.match.Position().ToMove()
		b.s.session.players[s].Level = "master"
		b.s.endAnimation()
		m := silentMind("master")
		b.patient(m)
		b.ticks(1000)
		if n := len(m.asked); n < 3 || m.asked[0].Level != "master" || m.asked[1].Level != "master" || m.asked[2].Level != players.Fallback || m.renewed != 2 {
			t.Fatalf("%d questions, made anew %d times", n, m.renewed)
		}
		if b.s.session.players[s].Level != players.Fallback || len(b.s.session.match.Moves()) < 5 {
			t.Errorf("seat %d is played by %q after %d moves", s+1, b.s.session.players[s].Level, len(b.s.session.match.Moves()))
		}
	})
}

func TestSilenceIsSaid(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, true)
	silent := b.s.ctx.Words.T("play.silent")
	for name, ask := range map[string]func(){"hint": b.s.requestHint, "review": b.s.requestReview} {
		b.s.ctx.Notify("")
		b.patient(silentMind(players.Best))
		ask()
		if b.ticks(600); b.s.questions.Asks(analysis.ForHint) || b.s.questions.Asks(analysis.ForReview) || b.s.ctx.Toast() != silent || b.said() != b.s.heading.prompt {
			t.Errorf("%s: request %v, toast %q, said %q", name, b.s.questions.Busy(), b.s.ctx.Toast(), b.said())
		}
	}
	b.patient(silentMind(players.Best))
	b.s.probability.evaluated = false
	if b.ticks(1000); !b.s.probability.evaluated || b.s.questions.Busy() {
		t.Errorf("the chances are still weighed: %v", b.s.questions.Busy())
	}
	s := b.s.session.match.Position().ToMove()
	b.s.session.players[s].Level = "master"
	b.s.endAnimation()
	b.patient(silentMind("master"))
	for range 1000 {
		if b.ticks(1); b.s.session.players[s].Level == players.Fallback {
			break
		}
	}
	if !strings.Contains(b.s.ctx.Toast(), b.s.session.players[s].Name) || !strings.HasSuffix(b.s.ctx.Toast(), silent) {
		t.Errorf("said %q", b.s.ctx.Toast())
	}
}
