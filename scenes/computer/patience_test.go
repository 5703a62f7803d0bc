package computer

import (
	"errors"
	"testing"
	"time"

	"azulejo/engine/players"
	"azulejo/scenes/games"
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
func (m *fakeMind) Answer() (c players.Choice, err error, done bool) {
	if !m.open || m.silent[m.asked[len(m.asked)-1].Level] {
		return c, nil, false
	}
	if m.err == nil {
		m.say(players.Line{Move: m.asked[len(m.asked)-1].Position.Moves(nil)[0]})
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
		p := NewPatience(m, (&fakeTime{step: c.step}).now)
		q := ask(t, "master", 2000)
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
	q := ask(t, "master", 800)
	broken := errors.New("out of order")
	m := silentMind()
	p := NewPatience(m, (&fakeTime{step: time.Millisecond}).now)
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

// ask is a question about the first position of a game.
func ask(t *testing.T, level string, millis int) Question {
	return Question{Edition: games.All()[0].Edition, Position: onTurn(t, &games.All()[0], 2), Level: level, Millis: millis}
}

// oracle is a brain that answers as a test tells it to, and keeps the questions.
type oracle struct {
	asked  []Question
	open   bool
	choice *players.Choice // the next answer, nil while it thinks
	err    error
}

func (o *oracle) Think(q Question) { o.asked, o.open = append(o.asked, q), true }
func (o *oracle) Stop()            { o.open = false }
func (o *oracle) Levels() []string { return nil }

func (o *oracle) Answer() (c players.Choice, err error, done bool) {
	if !o.open || o.choice == nil && o.err == nil {
		return c, nil, false
	}
	if o.choice != nil {
		c = *o.choice
	}
	err = o.err
	o.open, o.choice, o.err = false, nil, nil
	return c, err, true
}

// say answers the open question with lines.
func (o *oracle) say(lines ...players.Line) {
	o.choice = &players.Choice{Move: lines[0].Move, Lines: lines}
}
