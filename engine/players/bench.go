package players

import (
	"context"
	"slices"
	"sync"
)

// bench seats the players of one level at one game, and lends each to one request at a time. They stay seated, for what they remember.
type bench struct {
	places chan struct{} // holds one for each player that thinks
	seat   func() Player

	lock sync.Mutex
	idle []Player
	all  []Player
}

func newBench(most int, seat func() Player) *bench {
	return &bench{places: make(chan struct{}, most), seat: seat}
}

// take waits for a player who does not think.
func (b *bench) take(ctx context.Context) (Player, error) {
	select {
	case b.places <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	b.lock.Lock()
	defer b.lock.Unlock()
	if n := len(b.idle); n > 0 {
		p := b.idle[n-1]
		b.idle = b.idle[:n-1]
		return p, nil
	}
	p := b.seat()
	b.all = append(b.all, p)
	return p, nil
}

// give takes a player back.
func (b *bench) give(p Player) {
	b.lock.Lock()
	b.idle = append(b.idle, p)
	b.lock.Unlock()
	<-b.places
}

// players are all that were made, whether they think or not.
func (b *bench) players() []Player {
	b.lock.Lock()
	defer b.lock.Unlock()
	return slices.Clone(b.all)
}
