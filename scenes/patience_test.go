package scenes

import (
	"errors"
	"strings"
	"testing"
	"time"

	"azulejo/engine/bot"
)

// fakeMind is an oracle that never answers some levels.
type fakeMind struct {
	oracle
	silent  map[string]bool
	renewed int
}

func (m *fakeMind) Renew() { m.Stop(); m.renewed++ }
func (m *fakeMind) Close() {}

// Answer plays the first move there is, unless the level asked is silent.
func (m *fakeMind) Answer() (c bot.Choice, err error, done bool) {
	if !m.open || m.silent[m.asked[len(m.asked)-1].Level] {
		return c, nil, false
	}
	if m.err == nil {
		m.say(bot.Line{Move: m.asked[len(m.asked)-1].Position.Moves(nil)[0]})
	}
	return m.oracle.Answer()
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

func TestPatienceEnds(t *testing.T) {
	const tick = time.Second / 60
	_, table := tableApp(t, 0, 2, 0, 1280, 720)
	for _, c := range []struct {
		name    string
		step    time.Duration
		before  bool // whether it has answered before
		looks   int  // how many until it is made anew
		another int  // and until it is given up then
	}{
		{"at its start", tick, false, 60 * 18, 60 * 18},
		{"later", tick, true, 60 * 8, 60 * 18},
		{"after sleep", time.Hour, false, 10 * 18, 10 * 18},
		{"with many ticks a second", tick / 10, true, 600 * 8, 600 * 18},
	} {
		m := silentMind()
		p := newPatience(m, (&fakeTime{step: c.step}).now)
		q := table.question(table.match.Position(), "master", 2000)
		if c.before {
			p.Think(q)
			if _, err, done := p.Answer(); err != nil || !done {
				t.Fatalf("%s: %v, %v", c.name, err, done)
			}
		}
		m.silent["master"] = true
		p.Think(q)
		looks := func() (n int, err error, done bool) {
			for before := m.renewed; m.renewed == before && n < 1e6; n++ {
				_, err, done = p.Answer()
			}
			return n, err, done
		}
		if n, err, done := looks(); n < c.looks || n > c.looks+2 || err != nil || done {
			t.Errorf("%s: made anew after %d looks, expected %d; %v, %v", c.name, n, c.looks, err, done)
		}
		if n, err, done := looks(); n < c.another || n > c.another+2 || err != (silence{}) || !done {
			t.Errorf("%s: given up after %d looks, expected %d; %v, %v", c.name, n, c.another, err, done)
		}
		if _, err, done := p.Answer(); err != nil || done {
			t.Errorf("%s: nothing is asked and answered: %v, %v", c.name, err, done)
		}
	}
}

// TestPatienceWithFailures: who fails is asked once more.
func TestPatienceWithFailures(t *testing.T) {
	_, table := tableApp(t, 0, 2, 0, 1280, 720)
	q := table.question(table.match.Position(), "master", 800)
	broken := errors.New("out of order")
	m := silentMind()
	p := newPatience(m, (&fakeTime{step: time.Millisecond}).now)
	m.err = broken
	p.Think(q)
	if _, err, done := p.Answer(); err != nil || done || m.renewed != 1 {
		t.Errorf("failed once: %v, %v, made anew %d times", err, done, m.renewed)
	}
	if c, err, done := p.Answer(); err != nil || !done || q.Position.Check(c.Move) != nil {
		t.Errorf("asked again: %v, %v, %v", c, err, done)
	}
	p.Think(q)
	for i := range 2 {
		m.err = broken
		if _, err, done := p.Answer(); (err == broken) != (i == 1) || done != (i == 1) {
			t.Errorf("failed %d times: %v, %v", i+1, err, done)
		}
	}
	p.Think(q)
	p.Stop()
	if _, err, done := p.Answer(); err != nil || done {
		t.Errorf("stopped: %v, %v", err, done)
	}
}

// patient puts a mind in the place of the table's, which is waited for a tenth of a second at each tick.
func (b *bench) patient(m *fakeMind) {
	b.drop()
	b.brain = newPatience(m, (&fakeTime{step: time.Hour}).now)
}

// TestSilentComputerLosesItsSeat: a simple level moves in its place, and a line says so.
func TestSilentComputerLosesItsSeat(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 2, 4, false)
		s := b.match.Position().ToMove()
		b.players[s].Level = "master"
		m := silentMind("master")
		b.patient(m)
		b.ticks(1000)
		if n := len(m.asked); n < 3 || m.asked[0].Level != "master" || m.asked[1].Level != "master" || m.asked[2].Level != stand || m.renewed != 2 {
			t.Fatalf("%d questions, made anew %d times", n, m.renewed)
		}
		if b.players[s].Level != stand || len(b.match.Moves()) < 5 {
			t.Errorf("seat %d is played by %q after %d moves", s+1, b.players[s].Level, len(b.match.Moves()))
		}
	})
}

func TestSilenceIsSaid(t *testing.T) {
	b := newBench(t, 0, 2, 4, true)
	silent := b.ctx.Words.T("play.silent")
	for name, ask := range map[string]func(){"hint": b.askHint, "verdict": b.askVerdict} {
		b.ctx.Notify("")
		b.patient(silentMind(hintLevel))
		ask()
		if b.ticks(600); b.errand.kind == forHint || b.errand.kind == forVerdict || b.ctx.Notice() != silent || b.said() != b.hud.prompt {
			t.Errorf("%s: errand %v, notice %q, said %q", name, b.errand.kind, b.ctx.Notice(), b.said())
		}
	}
	b.patient(silentMind(hintLevel))
	b.scale.told = false
	if b.ticks(1000); !b.scale.told || b.errand.kind != idleErrand {
		t.Errorf("the chances are still weighed: %v", b.errand.kind)
	}
	s := b.match.Position().ToMove()
	b.players[s].Level = "master"
	b.patient(silentMind("master"))
	for range 1000 {
		if b.ticks(1); b.players[s].Level == stand {
			break
		}
	}
	if !strings.Contains(b.ctx.Notice(), b.players[s].Name) || !strings.HasSuffix(b.ctx.Notice(), silent) {
		t.Errorf("said %q", b.ctx.Notice())
	}
}
