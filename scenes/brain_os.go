//go:build !js

package scenes

import (
	"context"
	"fmt"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/bot"
	"azulejo/engine/search"
)

// answer is what a goroutine found.
type answer struct {
	move engine.Move
	err  error
}

// brain thinks on goroutines of its own. Players stay seated between questions, by level.
type brain struct {
	games   []bot.Game
	program string
	seated  map[string]bot.Chooser
	answers chan answer
	cancel  context.CancelFunc
	free    chan struct{} // holds a token while nobody thinks
}

// NewBrain returns the computer players of the desktop, and the outside program if it is not empty.
func NewBrain(games []bot.Game, program string) Brain {
	b := &brain{games: games, program: program, seated: map[string]bot.Chooser{}, free: make(chan struct{}, 1)}
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
	task := search.Task{Position: q.Position, Seed: q.Seed, Limits: search.Limits{Time: time.Duration(q.Millis) * time.Millisecond}}
	go func() {
		<-b.free // one thinker at a time: the players share their memory between questions
		defer func() { b.free <- struct{}{} }()
		c, err := player.Choose(ctx, task)
		answers <- answer{c.Move, err}
	}()
}

// Levels implements Brain.
func (b *brain) Levels() []string {
	if b.program == "" {
		return ownLevels()
	}
	return append(ownLevels(), outside+b.program)
}

// player is the computer of a level at the question's game.
func (b *brain) player(q Question) (bot.Chooser, error) {
	key := q.Level + " " + q.Edition.ID + fmt.Sprint(q.Position.Seats())
	if p := b.seated[key]; p != nil {
		return p, nil
	}
	if program, ok := strings.CutPrefix(q.Level, outside); ok {
		o := &bot.Outside{Command: program}
		if err := o.Start(); err != nil {
			return nil, err
		}
		b.seated[key] = o
		return o, nil
	}
	level, ok := bot.FindLevel(q.Level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %q", q.Level)
	}
	for _, g := range b.games {
		if g.Edition.ID == q.Edition.ID {
			b.seated[key] = level.New(g)
			return b.seated[key], nil
		}
	}
	return nil, fmt.Errorf("no computer plays %s", q.Edition.ID)
}

// Answer implements Brain.
func (b *brain) Answer() (engine.Move, error, bool) {
	select {
	case a := <-b.answers:
		return a.move, a.err, true
	default:
		return engine.NoMove, nil, false
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
