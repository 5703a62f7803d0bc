package players

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/search"
)

// fakeBackend is a Backend that answers with the first legal move, except for levels that do not answer.
type fakeBackend struct {
	silent   map[string]bool // levels that do not answer
	err      error           // the next answer, unless nil
	waiting  bool
	restarts int
}

func newFakeBackend(silent ...string) *fakeBackend {
	f := &fakeBackend{silent: map[string]bool{}}
	for _, l := range silent {
		f.silent[l] = true
	}
	return f
}

func (f *fakeBackend) Send(r Request) Handle {
	return &fakeHandle{backend: f, request: r, restarts: f.restarts}
}
func (f *fakeBackend) Levels() []string { return nil }
func (f *fakeBackend) Slots() int       { return 1 }
func (f *fakeBackend) Waiting() bool    { return f.waiting }
func (f *fakeBackend) Renew()           { f.restarts++ }
func (f *fakeBackend) Close()           {}

// fakeHandle is a request to a fakeBackend. It fails once the backend has been restarted.
type fakeHandle struct {
	backend  *fakeBackend
	request  Request
	restarts int // of the backend when the request was sent
}

var errRestarted = errors.New("restarted")

func (f *fakeHandle) Answer() (c Choice, err error, done bool) {
	switch err := f.backend.err; {
	case f.restarts != f.backend.restarts:
		return c, errRestarted, true
	case f.backend.silent[f.request.Level]:
		return c, nil, false
	case err != nil:
		f.backend.err = nil
		return c, err, true
	}
	return Choice{Move: f.request.Position.Moves(nil)[0]}, nil, true
}

func (f *fakeHandle) Progress() Progress { return Progress{} }
func (f *fakeHandle) Cancel()            {}

// newRequest returns a request about a position of the first round, with a thinking time.
func newRequest(t testing.TB, level string, think time.Duration) Request {
	return Request{Level: level, Game: "azul", Task: search.Task{Position: positionAfter(t, coloured(), 2, 1, 2), Limits: search.Limits{Time: think}}}
}

// fakeClock is a clock that advances by a step whenever it is read.
type fakeClock struct {
	time time.Time
	step time.Duration
}

func (f *fakeClock) now() time.Time {
	f.time = f.time.Add(f.step)
	return f.time
}

// TestRetryWaitsForFiles checks that a player whose files have not been fetched is not restarted, and that its time begins when they have.
func TestRetryWaitsForFiles(t *testing.T) {
	f := newFakeBackend("master")
	f.waiting = true
	h := NewRetry(f, (&fakeClock{step: time.Second}).now).Send(newRequest(t, "master", 2*time.Second))
	for range 1000 {
		if _, err, done := h.Answer(); done || f.restarts > 0 {
			t.Fatalf("while it waits: %v, %v, restarted %d times", err, done, f.restarts)
		}
	}
	f.waiting = false
	for range 100 {
		if _, err, done := h.Answer(); done || f.restarts > 0 {
			t.Fatalf("soon after it has waited: %v, %v, restarted %d times", err, done, f.restarts)
		}
	}
	f.silent["master"] = false
	if _, err, done := h.Answer(); err != nil || !done {
		t.Errorf("in the end: %v, %v", err, done)
	}
}

// TestRetryTimesOut checks after how many polls a player that does not answer is restarted, and after how many more its request fails.
func TestRetryTimesOut(t *testing.T) {
	const frame = time.Second / 60
	for _, c := range []struct {
		name         string
		step         time.Duration
		started      bool // whether the level has answered before
		untilRestart int  // polls
		untilFailure int  // polls after the restart
	}{
		{"at the start of a level", frame, false, 60 * 18, 60 * 18},
		{"later", frame, true, 60 * 8, 60 * 18},
		{"when the program was suspended", time.Hour, false, 10 * 18, 10 * 18},
		{"with many polls per second", frame / 10, true, 600 * 8, 600 * 18},
	} {
		f := newFakeBackend()
		r := NewRetry(f, (&fakeClock{step: c.step}).now)
		q := newRequest(t, "master", 2*time.Second)
		if c.started {
			if _, err, done := r.Send(q).Answer(); err != nil || !done {
				t.Fatalf("%s: %v, %v", c.name, err, done)
			}
		}
		f.silent["master"] = true
		h := r.Send(q)
		pollUntilRestart := func() (polls int, err error, done bool) {
			for before := f.restarts; f.restarts == before && polls < 1e6; polls++ {
				_, err, done = h.Answer()
			}
			return polls, err, done
		}
		if n, err, done := pollUntilRestart(); n < c.untilRestart || n > c.untilRestart+2 || err != nil || done {
			t.Errorf("%s: restarted after %d polls, expected %d; %v, %v", c.name, n, c.untilRestart, err, done)
		}
		if n, err, done := pollUntilRestart(); n < c.untilFailure || n > c.untilFailure+2 || err == nil || err.Error() != "play.silent" || !done {
			t.Errorf("%s: failed after %d more polls, expected %d; %v, %v", c.name, n, c.untilFailure, err, done)
		}
		if _, err, done := h.Answer(); err != nil || done {
			t.Errorf("%s: a failed request is answered again: %v, %v", c.name, err, done)
		}
	}
}

// TestRetryAfterFailure checks that a player that fails is restarted and asked once more, and that a second failure is returned: that of a level in
// words for people, that of an external program as it is.
func TestRetryAfterFailure(t *testing.T) {
	q := newRequest(t, "master", 800*time.Millisecond)
	failure := errors.New("out of order")
	f := newFakeBackend()
	r := NewRetry(f, (&fakeClock{step: time.Millisecond}).now)
	f.err = failure
	h := r.Send(q)
	if _, err, done := h.Answer(); err != nil || done || f.restarts != 1 {
		t.Errorf("after the first failure: %v, %v, %d restarts", err, done, f.restarts)
	}
	if c, err, done := h.Answer(); err != nil || !done || q.Position.Check(c.Move) != nil {
		t.Errorf("asked again: %v, %v, %v", c, err, done)
	}
	for level, want := range map[string]error{"master": engine.NewReason("play.failed", "error", failure), Program + "bot": failure} {
		q.Level = level
		h = r.Send(q)
		for i := range 2 {
			f.err = failure
			if _, err, done := h.Answer(); done != (i == 1) || done && !reflect.DeepEqual(err, want) {
				t.Errorf("%s failed %d times: %v, %v", level, i+1, err, done)
			}
		}
	}
	h = r.Send(q)
	h.Cancel()
	if _, err, done := h.Answer(); err != nil || done {
		t.Errorf("cancelled: %v, %v", err, done)
	}
}

// TestRetryWithSeveralRequests checks that a request is sent again, without another restart, when the players were restarted because of another
// request, and that it does not fail however often this happens.
func TestRetryWithSeveralRequests(t *testing.T) {
	f := newFakeBackend("master", "helper")
	r := NewRetry(f, (&fakeClock{step: time.Hour}).now)
	short, long := r.Send(newRequest(t, "master", 100*time.Millisecond)), r.Send(newRequest(t, "helper", time.Hour))
	for n := 0; f.restarts == 0; n++ {
		if _, _, done := short.Answer(); done || n > 1000 {
			t.Fatalf("no restart after %d polls", n)
		}
	}
	delete(f.silent, "helper")
	if _, err, done := long.Answer(); err != nil || done {
		t.Fatalf("after the restart: %v, %v", err, done)
	}
	if c, err, done := long.Answer(); err != nil || !done || c.Move == engine.NoMove || f.restarts != 1 {
		t.Errorf("sent again: %v, %v, %v, %d restarts", c, err, done, f.restarts)
	}
	f.silent["helper"] = true
	short, long = r.Send(newRequest(t, "master", 100*time.Millisecond)), r.Send(newRequest(t, "helper", time.Hour))
	for failed, n := false, 0; !failed; n++ {
		_, _, failed = short.Answer()
		if _, err, done := long.Answer(); err != nil || done || n > 10000 {
			t.Fatalf("a request ends with another after %d polls: %v, %v", n, err, done)
		}
	}
	delete(f.silent, "helper")
	for done := false; !done; {
		var err error
		if _, err, done = long.Answer(); err != nil {
			t.Fatalf("a request fails after restarts for another: %v", err)
		}
	}
}
