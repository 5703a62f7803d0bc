package scenes

import (
	"azulejo/engine"
	"azulejo/engine/bot"
)

// Question asks a computer player for a move.
type Question struct {
	Edition  *engine.Edition
	Position engine.Position
	Level    string
	Millis   int
	Seed     uint64
}

// Brain thinks beside the frame loop, one question at a time.
type Brain interface {
	// Think begins; a question still open is dropped.
	Think(Question)
	// Answer returns the move once it is found; done is false while it thinks.
	Answer() (m engine.Move, err error, done bool)
	// Stop drops the open question.
	Stop()
	// Levels are the levels that can be seated, the weakest first; outside programs, as "cmd:PROGRAM", stand last.
	Levels() []string
}

// outside begins the level of an outside program.
const outside = "cmd:"

// ownLevels are the computer players of the program itself.
func ownLevels() []string {
	var ids []string
	for _, l := range bot.Levels() {
		ids = append(ids, l.ID)
	}
	return ids
}
