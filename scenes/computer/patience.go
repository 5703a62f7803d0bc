package computer

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/players"
)

// Mind is a Brain that can be made afresh.
type Mind interface {
	Brain
	// Renew ends whatever thinks, and drops the open question; the next one is answered by players made anew.
	Renew()
	// Close ends all that the players run. The mind is not asked any more.
	Close()
}

// Patience waits for a Brain, but not for ever. Who fails or stays silent is made anew and asked once more; then its turn is over.
type Patience struct {
	Mind
	now     func() time.Time
	open    bool // a question is waited for
	again   bool // it was asked a second time
	asked   Question
	waited  time.Duration
	looked  time.Time       // when it was last looked for an answer
	started map[string]bool // the levels that have answered since all was made anew
}

// NewBrain returns the computer players of the program and the outside program, if it is not empty and can be run here.
func NewBrain(games box.Games, program string) *Patience {
	return NewPatience(newMind(games, program), time.Now)
}

// NewPatience waits for a mind by a clock.
func NewPatience(m Mind, now func() time.Time) *Patience {
	return &Patience{Mind: m, now: now, started: map[string]bool{}}
}

// How long an answer may take beyond half as long again as there was to think: for who has answered before, and for who has to start.
const (
	moveSlack  = 5 * time.Second
	startSlack = 15 * time.Second
)

// longestLook is the most that counts of the time between two looks: whoever thinks may have slept as long as the game did.
const longestLook = time.Second / 10

// silence is the fault of who does not answer.
type silence struct{}

func (silence) Error() string { return "no answer" }

// Say is what engine.Say says of it.
func (silence) Say(w engine.Words) string { return w.T("play.silent") }

// Think implements Brain.
func (p *Patience) Think(q Question) {
	p.asked, p.open, p.again = q, true, false
	p.ask()
}

func (p *Patience) ask() {
	p.waited, p.looked = 0, p.now()
	p.Mind.Think(p.asked)
}

// Answer implements Brain.
func (p *Patience) Answer() (c players.Choice, err error, done bool) {
	if !p.open {
		return c, nil, false
	}
	c, err, done = p.Mind.Answer()
	switch {
	case done && err == nil:
		p.open, p.started[p.asked.Level] = false, true
		return c, nil, true
	case done:
	case p.wait():
		return c, nil, false
	default:
		err = silence{}
	}
	if !p.fail() {
		return players.Choice{}, nil, false
	}
	return players.Choice{}, err, true
}

// wait lets time pass and reports whether there is some left.
func (p *Patience) wait() bool {
	now := p.now()
	p.waited += min(now.Sub(p.looked), longestLook)
	p.looked = now
	slack := startSlack
	if p.started[p.asked.Level] {
		slack = moveSlack
	}
	return p.waited < p.asked.task().Limits.Time*3/2+slack
}

// fail makes all players anew and reports whether that is the end of the question, which is asked twice at most.
func (p *Patience) fail() bool {
	p.Mind.Renew()
	clear(p.started)
	if p.again {
		p.open = false
		return true
	}
	p.again = true
	p.ask()
	return false
}

// Stop implements Brain.
func (p *Patience) Stop() {
	p.open = false
	p.Mind.Stop()
}
