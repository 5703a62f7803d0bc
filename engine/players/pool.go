package players

import (
	"context"
	"errors"
	"sync"
)

// pool holds the players of one level for one game and lends each to one request at a time. It reuses them, as their tables are large.
type pool struct {
	slots     chan struct{} // holds an element for each player that is lent
	newPlayer func() Player

	lock   sync.Mutex
	idle   []Player
	all    []Player
	closed bool
}

// errClosed is the error of requests to a closed pool.
var errClosed = errors.New("it has been closed")

// newPool returns a pool of up to most players.
func newPool(most int, newPlayer func() Player) *pool {
	return &pool{slots: make(chan struct{}, most), newPlayer: newPlayer}
}

// get waits for a free player. It fails once the pool is closed.
func (p *pool) get(ctx context.Context) (Player, error) {
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.closed {
		<-p.slots
		return nil, errClosed
	}
	if n := len(p.idle); n > 0 {
		player := p.idle[n-1]
		p.idle = p.idle[:n-1]
		return player, nil
	}
	player := p.newPlayer()
	p.all = append(p.all, player)
	return player, nil
}

// put returns a player to the pool.
func (p *pool) put(player Player) {
	p.lock.Lock()
	p.idle = append(p.idle, player)
	p.lock.Unlock()
	<-p.slots
}

// release drops all players, unless one is lent.
func (p *pool) release() {
	p.lock.Lock()
	defer p.lock.Unlock()
	if len(p.slots) > 0 {
		return
	}
	for _, player := range p.all {
		player.Close()
	}
	p.all, p.idle = nil, nil
}

// close closes the pool and returns all its players, lent or not, for the caller to close.
func (p *pool) close() []Player {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.closed = true
	return p.all
}
