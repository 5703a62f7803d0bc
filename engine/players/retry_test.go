package players

import (
	"errors"
	"testing"
	"time"

	"azulejo/engine/search"
)

// mind is a backend that answers with the first move there is, unless the level asked is silent.
type mind struct {
	silent  map[string]bool
	err     error // the next answer, if there is one
	renewed int
}

func newMind(levels ...string) *mind {
	m := &mind{silent: map[string]bool{}}
	for _, l := range levels {
		m.silent[l] = true
	}
	return m
}

func (m *mind) Send(r Request) Handle { return &thought{m: m, r: r, age: m.renewed} }
func (m *mind) Levels() []string      { return nil }
func (m *mind) Slots() int            { return 1 }
func (m *mind) Renew()                { m.renewed++ }
func (m *mind) Close()                {}

// thought is a request to a mind. It fails when the mind is made anew.
type thought struct {
	m   *mind
	r   Request
	age int
}

var errAnew = errors.New("made anew")

func (t *thought) Answer() (c Choice, err error, done bool) {
	switch err := t.m.err; {
	case t.age != t.m.renewed:
		return c, errAnew, true
	case t.m.silent[t.r.Level]:
		return c, nil, false
	case err != nil:
		t.m.err = nil
		return c, err, true
	}
	return Choice{Move: t.r.Position.Moves(nil)[0]}, nil, true
}

func (t *thought) Progress() Progress { return Progress{} }
func (t *thought) Cancel()            {}

// ask is a request about the middle of a game.
func ask(t testing.TB, level string, think time.Duration) Request {
	return Request{Level: level, Game: "azul", Task: search.Task{Position: middle(t, coloured(), 2, 1, 2), Limits: search.Limits{Time: think}}}
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
		m := newMind()
		p := NewRetry(m, (&fakeTime{step: c.step}).now)
		q := ask(t, "master", 2*time.Second)
		if c.before {
			if _, err, done := p.Send(q).Answer(); err != nil || !done {
				t.Fatalf("%s: %v, %v", c.name, err, done)
			}
		}
		m.silent["master"] = true
		k := p.Send(q)
		looks := func() (n int, err error, done bool) {
			for before := m.renewed; m.renewed == before && n < 1e6; n++ {
				_, err, done = k.Answer()
			}
			return n, err, done
		}
		if n, err, done := looks(); n < c.looks || n > c.looks+2 || err != nil || done {
			t.Errorf("%s: made anew after %d looks, expected %d; %v, %v", c.name, n, c.looks, err, done)
		}
		if n, err, done := looks(); n < c.another || n > c.another+2 || err == nil || err.Error() != "play.silent" || !done {
			t.Errorf("%s: given up after %d looks, expected %d; %v, %v", c.name, n, c.another, err, done)
		}
		if _, err, done := k.Answer(); err != nil || done {
			t.Errorf("%s: nothing is asked and answered: %v, %v", c.name, err, done)
		}
	}
}

// TestPatienceWithFailures: who fails is asked once more.
func TestPatienceWithFailures(t *testing.T) {
	q := ask(t, "master", 800*time.Millisecond)
	broken := errors.New("out of order")
	m := newMind()
	p := NewRetry(m, (&fakeTime{step: time.Millisecond}).now)
	m.err = broken
	k := p.Send(q)
	if _, err, done := k.Answer(); err != nil || done || m.renewed != 1 {
		t.Errorf("failed once: %v, %v, made anew %d times", err, done, m.renewed)
	}
	if c, err, done := k.Answer(); err != nil || !done || q.Position.Check(c.Move) != nil {
		t.Errorf("asked again: %v, %v, %v", c, err, done)
	}
	k = p.Send(q)
	for i := range 2 {
		m.err = broken
		if _, err, done := k.Answer(); (err == broken) != (i == 1) || done != (i == 1) {
			t.Errorf("failed %d times: %v, %v", i+1, err, done)
		}
	}
	k = p.Send(q)
	k.Cancel()
	if _, err, done := k.Answer(); err != nil || done {
		t.Errorf("stopped: %v, %v", err, done)
	}
}

// TestPatienceWithSeveral: when one request has all players made anew, the others are asked again, and nobody is made anew for them.
func TestPatienceWithSeveral(t *testing.T) {
	m := newMind("master", "helper")
	p := NewRetry(m, (&fakeTime{step: time.Hour}).now)
	short, long := p.Send(ask(t, "master", 100*time.Millisecond)), p.Send(ask(t, "helper", time.Hour))
	for n := 0; m.renewed == 0; n++ {
		if _, _, done := short.Answer(); done || n > 1000 {
			t.Fatalf("after %d looks nobody was made anew", n)
		}
	}
	delete(m.silent, "helper")
	if _, err, done := long.Answer(); err != nil || done {
		t.Fatalf("whose players were made anew: %v, %v", err, done)
	}
	if c, err, done := long.Answer(); err != nil || !done || c.Move == 0 || m.renewed != 1 {
		t.Errorf("asked again: %v, %v, %v, made anew %d times", c, err, done, m.renewed)
	}
	m.silent["helper"] = true
	short, long = p.Send(ask(t, "master", 100*time.Millisecond)), p.Send(ask(t, "helper", time.Hour))
	for given, n := false, 0; !given; n++ {
		_, _, given = short.Answer()
		if _, err, done := long.Answer(); err != nil || done || n > 10000 {
			t.Fatalf("a request fails with another after %d looks: %v, %v", n, err, done)
		}
	}
	delete(m.silent, "helper")
	for done := false; !done; {
		var err error
		if _, err, done = long.Answer(); err != nil {
			t.Fatalf("a request has failed that others had sent again: %v", err)
		}
	}
}
