package players

import (
	"time"

	"azulejo/engine"
)

// Retry is a Backend that limits how long it waits for the answers of another. A player that fails or times out is restarted and asked once
// more; if it fails again, so does the request.
type Retry struct {
	Backend
	now      func() time.Time
	restarts int
	started  map[string]bool // the levels that have answered since the last restart
}

// NewRetry returns a Retry around a backend. now is the clock.
func NewRetry(c Backend, now func() time.Time) *Retry {
	return &Retry{Backend: c, now: now, started: map[string]bool{}}
}

// How long an answer may take beyond one and a half times the thinking time: from a level that has answered before, and from one that has to
// start. A search with a limit of nodes takes as long as the machine needs, and may have to start another worker.
const (
	moveSlack  = 5 * time.Second
	startSlack = 15 * time.Second
)

// longestLook is the maximum that counts of the time between two calls of Answer: if the program was suspended, so was the player.
const longestLook = time.Second / 10

// Send implements Backend.
func (p *Retry) Send(r Request) Handle {
	t := &retryHandle{retry: p, request: r}
	t.ask()
	return t
}

// Renew implements Backend.
func (p *Retry) Renew() {
	p.Backend.Renew()
	p.restarts++
	clear(p.started)
}

// retryHandle is a Handle with a time limit.
type retryHandle struct {
	Handle   // of the backend
	retry    *Retry
	request  Request
	restarts int  // before it was sent
	again    bool // it has failed once
	over     bool
	waited   time.Duration
	looked   time.Time // of the last call of Answer
}

func (t *retryHandle) ask() {
	p := t.retry
	t.waited, t.looked, t.restarts = 0, p.now(), p.restarts
	t.Handle = p.Backend.Send(t.request)
}

// Answer implements Handle.
func (t *retryHandle) Answer() (Choice, error, bool) {
	if t.over {
		return Choice{}, nil, false
	}
	c, err, done := t.Handle.Answer()
	switch {
	case done && err == nil:
		t.over, t.retry.started[t.request.Level] = true, true
		return c, nil, true
	case done:
	case t.wait():
		return Choice{}, nil, false
	default:
		err = engine.NewReason("play.silent")
	}
	if !t.fail() {
		return Choice{}, nil, false
	}
	return Choice{}, err, true
}

// wait adds the time since the last call and reports whether any is left.
func (t *retryHandle) wait() bool {
	now := t.retry.now()
	t.waited += min(now.Sub(t.looked), longestLook)
	t.looked = now
	slack := startSlack
	if t.retry.started[t.request.Level] && t.request.Limits.Nodes == 0 {
		slack = moveSlack
	}
	return t.waited < t.request.Limits.Time*3/2+slack
}

// fail restarts all players and sends the request again. If they have been restarted since it was sent, for another request, it sends it again
// without. It reports whether the request has failed for good, twice by its own fault.
func (t *retryHandle) fail() bool {
	if t.restarts == t.retry.restarts {
		t.retry.Renew()
		if t.again {
			t.over = true
			return true
		}
		t.again = true
	}
	t.ask()
	return false
}

// Cancel implements Handle.
func (t *retryHandle) Cancel() {
	t.over = true
	t.Handle.Cancel()
}
