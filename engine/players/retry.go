package players

import (
	"strings"
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
func NewRetry(b Backend, now func() time.Time) *Retry {
	return &Retry{Backend: b, now: now, started: map[string]bool{}}
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
func (r *Retry) Send(q Request) Handle {
	h := &retryHandle{retry: r, request: q}
	h.ask()
	return h
}

// Renew implements Backend.
func (r *Retry) Renew() {
	r.Backend.Renew()
	r.restarts++
	clear(r.started)
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

func (r *retryHandle) ask() {
	r.waited, r.looked, r.restarts = 0, r.retry.now(), r.retry.restarts
	r.Handle = r.retry.Backend.Send(r.request)
}

// Answer implements Handle.
func (r *retryHandle) Answer() (Choice, error, bool) {
	if r.over {
		return Choice{}, nil, false
	}
	c, err, done := r.Handle.Answer()
	switch {
	case done && err == nil:
		r.over, r.retry.started[r.request.Level] = true, true
		return c, nil, true
	case done:
		err = r.failure(err)
	case r.wait():
		return Choice{}, nil, false
	default:
		err = engine.NewReason("play.silent")
	}
	if !r.fail() {
		return Choice{}, nil, false
	}
	return Choice{}, err, true
}

// failure returns an error of a player in words for the people at the table. That of an external program is for those who wrote it.
func (r *retryHandle) failure(err error) error {
	if strings.HasPrefix(r.request.Level, Program) {
		return err
	}
	return engine.NewReason("play.failed", "error", err)
}

// wait adds the time since the last call, unless players wait for files, and reports whether any is left.
func (r *retryHandle) wait() bool {
	now := r.retry.now()
	if !r.retry.Waiting() {
		r.waited += min(now.Sub(r.looked), longestLook)
	}
	r.looked = now
	slack := startSlack
	if r.retry.started[r.request.Level] && r.request.Limits.Nodes == 0 {
		slack = moveSlack
	}
	return r.waited < r.request.Limits.Time*3/2+slack
}

// fail restarts all players and sends the request again. It only sends it again if another request has had them restarted since. It reports whether
// the request has failed for good, which it does when it has players restarted for the second time.
func (r *retryHandle) fail() bool {
	if r.restarts == r.retry.restarts {
		r.retry.Renew()
		if r.again {
			r.over = true
			return true
		}
		r.again = true
	}
	r.ask()
	return false
}

// Cancel implements Handle.
func (r *retryHandle) Cancel() {
	r.over = true
	r.Handle.Cancel()
}
