//go:build !js

package scenes

import (
	"context"
	"strings"

	"azulejo/engine/bot"
)

// answer is what a goroutine found.
type answer struct {
	choice bot.Choice
	err    error
}

// brain thinks on goroutines of its own.
type brain struct {
	roster  *roster
	program string
	answers chan answer
	cancel  context.CancelFunc
	free    chan struct{} // holds a token while nobody thinks
}

// NewBrain returns the computer players of the desktop, and the outside program if it is not empty.
func NewBrain(games []bot.Game, program string) Brain {
	b := &brain{roster: newRoster(games), program: program, free: make(chan struct{}, 1)}
	b.free <- struct{}{}
	return b
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
	go func() {
		<-b.free // one thinker at a time: the players share their memory between questions
		defer func() { b.free <- struct{}{} }()
		c, err := player.Choose(ctx, q.task())
		answers <- answer{c, err}
	}()
}

// Levels implements Brain.
func (b *brain) Levels() []string {
	if b.program == "" {
		return ownLevels()
	}
	return append(ownLevels(), outside+b.program)
}

// player is who answers a question.
func (b *brain) player(q Question) (bot.Chooser, error) {
	program, ok := strings.CutPrefix(q.Level, outside)
	if !ok {
		return b.roster.player(q)
	}
	return b.roster.seat(q, func() (bot.Chooser, error) {
		o := &bot.Outside{Command: program}
		return o, o.Start()
	})
}

// Answer implements Brain.
func (b *brain) Answer() (bot.Choice, error, bool) {
	select {
	case a := <-b.answers:
		return a.choice, a.err, true
	default:
		return bot.Choice{}, nil, false
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
