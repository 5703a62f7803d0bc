package players

// pending is a Ticket that a carrier fills in, from any goroutine.
type pending struct {
	cancel func()
	done   chan struct{} // closed when the answer has come
	choice Choice
	err    error
}

func newPending(cancel func()) *pending { return &pending{cancel: cancel, done: make(chan struct{})} }

// Answer implements Ticket.
func (p *pending) Answer() (Choice, error, bool) {
	select {
	case <-p.done:
		return p.choice, p.err, true
	default:
		return Choice{}, nil, false
	}
}

// Cancel implements Ticket.
func (p *pending) Cancel() { p.cancel() }

// finish takes the answer. It comes once.
func (p *pending) finish(c Choice, err error) {
	p.choice, p.err = c, err
	close(p.done)
}
