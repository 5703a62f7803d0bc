package scenes

import "azulejo/engine"

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
}
