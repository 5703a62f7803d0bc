package players

import (
	"context"
	"sync"
)

// bench seats the players of one level at one game, and lends each to one request at a time. They stay seated, for what they remember.
type bench struct {
	places chan struct{} // one for each player that may think at once
	make   func() (Player, error)

	lock sync.Mutex
	idle []Player
	all  []Player
}

func newBench(most int, make func() (Player, error)) *bench {
	return &bench{places: places(most), make: make}
}

func places(n int) chan struct{} {
	free := make(chan struct{}, n)
	for range n {
		free <- struct{}{}
	}
	return free
}

// take waits for a player who does not think.
func (b *bench) take(ctx context.Context) (Player, error) {
	select {
	case <-b.places:
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
	p, err := b.make()
	if err != nil {
		b.places <- struct{}{}
		return nil, err
	}
	b.all = append(b.all, p)
	return p, nil
}

// give takes a player back.
func (b *bench) give(p Player) {
	b.lock.Lock()
	b.idle = append(b.idle, p)
	b.lock.Unlock()
	b.places <- struct{}{}
}

// players are all that were made, whether they think or not.
func (b *bench) players() []Player {
	b.lock.Lock()
	defer b.lock.Unlock()
	return append([]Player(nil), b.all...)
}
