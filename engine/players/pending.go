package players

import (
	"sync"

	"azulejo/engine/search"
)

// pending is a Handle that a backend completes, from any goroutine.
type pending struct {
	cancel func()
	done   chan struct{} // closed when the answer has arrived

	lock     sync.Mutex
	progress Progress
	choice   Choice
	err      error
}

func newPending(cancel func()) *pending { return &pending{cancel: cancel, done: make(chan struct{})} }

// Answer implements Handle.
func (p *pending) Answer() (Choice, error, bool) {
	select {
	case <-p.done:
		return p.choice, p.err, true
	default:
		return Choice{}, nil, false
	}
}

// Progress implements Handle.
func (p *pending) Progress() Progress {
	p.lock.Lock()
	defer p.lock.Unlock()
	return p.progress
}

// Cancel implements Handle.
func (p *pending) Cancel() { p.cancel() }

// setProgress sets the progress.
func (p *pending) setProgress(n Progress) {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.progress = n
}

// follow sets the progress to that of a search.
func (p *pending) follow(r *search.Result) { p.setProgress(Progress{r.Depth, r.Nodes, r.Best()}) }

// finish sets the answer. It is called once.
func (p *pending) finish(c Choice, err error) {
	p.choice, p.err = c, err
	close(p.done)
}
