package players

import (
	"azulejo/engine"
	"azulejo/engine/search"
)

// Request is a question to a computer player, in the one form that every backend takes.
type Request struct {
	// Level is who is asked: the ID of a level, or Program and an outside program.
	Level string
	// Game is the name of the game that is asked about.
	Game string
	// Task is what is asked. Where MultiPV is 0 only the move matters.
	search.Task
}

// Program begins the level of an outside program.
const Program = "cmd:"

// Progress is how far a player has come with a request.
type Progress struct {
	Depth int
	Nodes int64
	// Best is the best move so far, NoMove before there is one.
	Best engine.Move
}

// Handle is what is given for a request: whoever sent it looks there for its news.
type Handle interface {
	// Answer returns what was found; done is false while the player thinks.
	Answer() (c Choice, err error, done bool)
	// Progress returns the latest news of the player.
	Progress() Progress
	// Cancel lets the player stop. There is no answer then, or none to be used.
	Cancel()
}

// Backend takes requests to where players think, and their answers back. Several may be under way at once.
type Backend interface {
	// Send begins a request. Its position is never changed.
	Send(Request) Handle
	// Levels are the levels that can be seated, the weakest first; outside programs stand last.
	Levels() []string
	// Slots returns the number of requests with a limit of nodes that are answered at the same time.
	Slots() int
	// Renew ends whatever thinks: requests under way fail, and players made anew answer the next.
	Renew()
	// Close ends all that the players run. The backend is not used any more.
	Close()
}

// PlayableLevels are the levels of the program that are there to be played with, the weakest first.
func PlayableLevels() []string {
	var ids []string
	for _, l := range Levels() {
		if !l.Measure {
			ids = append(ids, l.ID)
		}
	}
	return ids
}
