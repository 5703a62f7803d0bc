//go:build !js

package computer

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"azulejo/engine/box"
	"azulejo/engine/players"
)

// answer is what a goroutine found.
type answer struct {
	choice players.Choice
	err    error
}

// brain thinks on goroutines of its own.
type brain struct {
	roster  *roster
	program string
	answers chan answer
	cancel  context.CancelFunc
	free    chan struct{} // holds a token while nobody thinks
	leaving sync.WaitGroup
}

func newMind(games box.Games, program string) Mind {
	b := &brain{program: program}
	b.gather(games)
	return b
}

// gather seats players of whom nobody thinks yet.
func (b *brain) gather(games box.Games) {
	b.roster, b.free = newRoster(games), make(chan struct{}, 1)
	b.free <- struct{}{}
}

// Think implements Brain.
func (b *brain) Think(q Question) {
	b.Stop()
	answers := make(chan answer, 1)
	b.answers = answers
	player, err := b.player(q)
	if err != nil {
		answers <- answer{err: err}
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	b.cancel = cancel
	free := b.free
	go func() {
		<-free // one thinker at a time: the players share their memory between questions
		defer func() { free <- struct{}{} }()
		c, err := player.Choose(ctx, q.task())
		answers <- answer{c, err}
	}()
}

// Levels implements Brain.
func (b *brain) Levels() []string {
	if b.program == "" {
		return ownLevels()
	}
	return append(ownLevels(), Outside+b.program)
}

// player is who answers a question. Of outside programs only the one named on the command line is ever run, whatever a saved game says.
func (b *brain) player(q Question) (players.Player, error) {
	switch {
	case !strings.HasPrefix(q.Level, Outside):
		return b.roster.player(q)
	case b.program == "" || q.Level != Outside+b.program:
		return nil, fmt.Errorf("%q is not run: it was not named by -bot", strings.TrimPrefix(q.Level, Outside))
	}
	return b.roster.seat(q, func() (players.Player, error) { return &players.Outside{Command: b.program}, nil })
}

// Answer implements Brain.
func (b *brain) Answer() (players.Choice, error, bool) {
	select {
	case a := <-b.answers:
		return a.choice, a.err, true
	default:
		return players.Choice{}, nil, false
	}
}

// Stop implements Brain.
func (b *brain) Stop() {
	if b.cancel != nil {
		b.cancel()
		b.cancel = nil
	}
	b.answers = nil
}

// Renew implements mind. A goroutine that does not heed that it is stopped is left alone, with the players it knows.
func (b *brain) Renew() {
	b.dismiss()
	b.gather(b.roster.games)
}

// dismiss ends what the players run, beside the frame loop.
func (b *brain) dismiss() {
	b.Stop()
	for _, p := range b.roster.seated {
		b.leaving.Go(func() { p.Close() })
	}
}

// Close implements mind.
func (b *brain) Close() {
	b.dismiss()
	b.leaving.Wait()
}
