package players

import (
	"time"

	"azulejo/engine"
)

// Patience is a Carrier that waits for another's answers, but not for ever. Who fails or stays silent is made anew and asked once more; then
// the request has failed.
type Patience struct {
	Carrier
	now     func() time.Time
	age     int             // how often all was made anew
	started map[string]bool // the levels that have answered since
}

// NewPatience waits for the answers of a carrier by a clock.
func NewPatience(c Carrier, now func() time.Time) *Patience {
	return &Patience{Carrier: c, now: now, started: map[string]bool{}}
}

// How long an answer may take beyond half as long again as there was to think: for who has answered before, and for who has to start.
const (
	moveSlack  = 5 * time.Second
	startSlack = 15 * time.Second
)

// longestLook is the most that counts of the time between two looks: whoever thinks may have slept as long as the program did.
const longestLook = time.Second / 10

// Send implements Carrier.
func (p *Patience) Send(r Request) Ticket {
	t := &patient{patience: p, request: r}
	t.ask()
	return t
}

// Renew implements Carrier.
func (p *Patience) Renew() {
	p.Carrier.Renew()
	p.age++
	clear(p.started)
}

// patient is a request that is waited for.
type patient struct {
	Ticket   // as the carrier has it
	patience *Patience
	request  Request
	age      int  // of the players that are asked
	again    bool // it was asked a second time
	over     bool
	waited   time.Duration
	looked   time.Time // when it was last looked for an answer
}

func (t *patient) ask() {
	p := t.patience
	t.waited, t.looked, t.age = 0, p.now(), p.age
	t.Ticket = p.Carrier.Send(t.request)
}

// Answer implements Ticket.
func (t *patient) Answer() (Choice, error, bool) {
	if t.over {
		return Choice{}, nil, false
	}
	c, err, done := t.Ticket.Answer()
	switch {
	case done && err == nil:
		t.over, t.patience.started[t.request.Level] = true, true
		return c, nil, true
	case done:
	case t.wait():
		return Choice{}, nil, false
	default:
		err = engine.Because("play.silent")
	}
	if !t.fail() {
		return Choice{}, nil, false
	}
	return Choice{}, err, true
}

// wait lets time pass and reports whether there is some left.
func (t *patient) wait() bool {
	now := t.patience.now()
	t.waited += min(now.Sub(t.looked), longestLook)
	t.looked = now
	slack := startSlack
	if t.patience.started[t.request.Level] {
		slack = moveSlack
	}
	return t.waited < t.request.Limits.Time*3/2+slack
}

// fail has all players made anew, unless they were since they were asked, and reports whether that is the end of the request, which is
// sent twice at most.
func (t *patient) fail() bool {
	if t.age == t.patience.age {
		t.patience.Renew()
	}
	if t.again {
		t.over = true
		return true
	}
	t.again = true
	t.ask()
	return false
}

// Cancel implements Ticket.
func (t *patient) Cancel() {
	t.over = true
	t.Ticket.Cancel()
}
