package players

import (
	"context"

	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// Level is a kind of computer player.
type Level struct {
	// ID is the name on the command line and in records.
	ID string
	// Measure tells a level that others are measured by from one that people play with.
	Measure bool
	// New seats a player of this level at a game.
	New func(gamedef.Game) Player
}

// Fallback is the level that moves in the place of a player that failed, Best the one that gives advice.
const (
	Fallback = "greedy"
	Best     = "master"
)

// everything is more than there are moves.
const everything = 1000

// Levels lists the computer players, those to measure by and then those to play with, each from the weakest to the strongest.
func Levels() []Level {
	return []Level{
		{ID: "random", Measure: true, New: newRandom},
		{ID: Fallback, Measure: true, New: NewFallback},
		{ID: "searcher", Measure: true, New: newSearcher},
		{ID: "novice", New: newLimited(strength{candidates: 1, noise: 120, nodes: 1})},
		{ID: "helper", New: newLimited(strength{candidates: 3, noise: 240, nodes: 30})},
		{ID: "pupil", New: newLimited(strength{candidates: 4, noise: 155, nodes: 80})},
		{ID: "fellow", New: newLimited(strength{candidates: 7, noise: 138, nodes: 250})},
		{ID: "artisan", New: newLimited(strength{candidates: 11, noise: 118, nodes: 770})},
		{ID: "expert", New: newLimited(strength{candidates: 25, noise: 100, nodes: 3600})},
		{ID: "virtuoso", New: newLimited(strength{candidates: everything, nodes: 20_000})},
		{ID: Best, New: newMaster},
	}
}

// WithNodes returns the level with a limit of nodes in place of time, so that its answers are the same on every machine.
func (l Level) WithNodes(nodes int64) Level {
	newPlayer := l.New
	l.New = func(g gamedef.Game) Player { return nodeLimited{newPlayer(g), nodes} }
	return l
}

// nodeLimited is a Player that searches a fixed number of nodes, whatever the limits of the task.
type nodeLimited struct {
	Player
	nodes int64
}

func (p nodeLimited) Choose(ctx context.Context, t search.Task) (Choice, error) {
	t.Limits = search.Limits{Nodes: p.nodes}
	return p.Player.Choose(ctx, t)
}

// FindLevel returns the level of that ID and whether there is one.
func FindLevel(id string) (Level, bool) {
	for _, l := range Levels() {
		if l.ID == id {
			return l, true
		}
	}
	return Level{}, false
}
