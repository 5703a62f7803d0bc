// Package computer asks the computer players of the program, and outside programs, beside the frame loop: on goroutines, and in the
// browser in a Web Worker.
package computer

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Question asks a computer player for a move.
type Question struct {
	Edition  *engine.Edition
	Position engine.Position
	Level    string
	Millis   int
	Seed     uint64
	// Moves are the moves to choose from; nil for all legal ones.
	Moves []engine.Move
	// Lines is how many of the best moves are to be weighed exactly; 0 where only the move matters.
	Lines int
}

// task is the question as a computer player takes it.
func (q *Question) task() search.Task {
	return search.Task{Position: q.Position, Moves: q.Moves, Seed: q.Seed, MultiPV: q.Lines,
		Limits: search.Limits{Time: time.Duration(q.Millis) * time.Millisecond}}
}

// Brain thinks beside the frame loop, one question at a time.
type Brain interface {
	// Think begins; a question still open is dropped.
	Think(Question)
	// Answer returns the choice once it is found; done is false while it thinks.
	Answer() (c players.Choice, err error, done bool)
	// Stop drops the open question.
	Stop()
	// Levels are the levels that can be seated, the weakest first; outside programs, as "cmd:PROGRAM", stand last.
	Levels() []string
}

// Outside begins the level of an outside program.
const Outside = "cmd:"

// StandIn is the level that takes the seat of a player that failed, Best the one that gives advice.
const (
	StandIn = "greedy"
	Best    = "master"
)

// ownLevels are the computer players of the program itself that are there to be played with.
func ownLevels() []string {
	var ids []string
	for _, l := range players.Levels() {
		if !l.Measure {
			ids = append(ids, l.ID)
		}
	}
	return ids
}
