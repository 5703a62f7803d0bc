package players

import (
	"azulejo/engine"
	"azulejo/engine/search"
)

// Request is a question to a computer player.
type Request struct {
	// Level is the ID of a level, or Program followed by the command of an external program.
	Level string
	// Game is the ID of the edition.
	Game string
	// Levels are the levels of the players of the seats, so that the win probabilities hold for them. The ID of a level is empty for a player of
	// whom nothing is known, who is taken for a strong one. Nil means that all are strong. Task.Policies
	// is set from them.
	Levels []string
	// Task is the question. If MultiPV is 0, only the move is wanted.
	search.Task
}

// Program is the prefix of the level of an external program.
const Program = "cmd:"

// Progress is how far a player has got with a request.
type Progress struct {
	Depth int
	Nodes int64
	// Best is the best move so far, NoMove before there is one.
	Best engine.Move
}

// Handle gives access to a request that was sent.
type Handle interface {
	// Answer returns the answer, and done = false while the player is thinking.
	Answer() (c Choice, err error, done bool)
	// Progress returns the latest progress.
	Progress() Progress
	// Cancel stops the player. The answer is not used.
	Cancel()
}

// Backend answers requests, several at the same time.
type Backend interface {
	// Send starts a request. The position is not changed.
	Send(Request) Handle
	// Levels returns the levels that can play, the weakest first and external programs last.
	Levels() []string
	// Slots returns the number of requests with a limit of nodes that are answered at the same time.
	Slots() int
	// Waiting reports whether players wait for files that could not be fetched so far, which happens only in browsers.
	Waiting() bool
	// Renew restarts all players. Requests in progress fail.
	Renew()
	// Close ends all players. The backend cannot be used afterwards.
	Close()
}

// PlayableLevels returns the IDs of the levels offered to people, the weakest first.
func PlayableLevels() []string {
	var ids []string
	for _, l := range Levels() {
		if !l.Measure {
			ids = append(ids, l.ID)
		}
	}
	return ids
}
