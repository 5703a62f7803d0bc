package players

import (
	"context"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// Level is a computer player of a certain strength.
type Level struct {
	// ID is the name on the command line and in records.
	ID string
	// Measure reports that the level is only a yardstick for others, and not offered to people.
	Measure bool
	// New returns a player of this level.
	New func(gamedef.Game) Player
	// Policy is how the level plays in playouts; the zero Policy is a strong player.
	Policy search.Policy
}

// Fallback is the level that moves for a player that failed, Best the one that evaluates positions and gives hints.
const (
	Fallback = "greedy"
	Best     = "master"
)

// everything is more than the number of moves in any position.
const everything = 1000

// Levels returns all levels: first the yardsticks, then those offered to people, each group from the weakest to the strongest.
func Levels() []Level {
	return []Level{
		{ID: "random", Measure: true, New: newRandom, Policy: search.Policy{Candidates: 1, Noise: 2000}},
		{ID: Fallback, Measure: true, New: NewFallback, Policy: search.Policy{Candidates: 1}},
		{ID: "searcher", Measure: true, New: newSearcher},
		limitedLevel("novice", strength{candidates: 1, noise: 120, nodes: 1}),
		limitedLevel("helper", strength{candidates: 3, noise: 240, nodes: 30}),
		limitedLevel("pupil", strength{candidates: 4, noise: 155, nodes: 80}),
		limitedLevel("fellow", strength{candidates: 7, noise: 138, nodes: 250}),
		limitedLevel("artisan", strength{candidates: 11, noise: 118, nodes: 770}),
		limitedLevel("expert", strength{candidates: 25, noise: 100, nodes: 3600}),
		limitedLevel("virtuoso", strength{candidates: everything, nodes: 20_000}),
		{ID: Best, New: newMaster},
	}
}

// WithNodes returns the level with a limit of nodes instead of time, so that its answers do not depend on the speed of the machine.
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

func (n nodeLimited) Choose(ctx context.Context, t search.Task) (Choice, error) {
	t.Limits = search.Limits{Nodes: n.nodes}
	return n.Player.Choose(ctx, t)
}

// Policies returns how players of the levels play in playouts, by seat. An empty ID stands for a strong player.
func Policies(levels []string) (all [engine.MaxSeats]search.Policy) {
	for s, id := range levels[:min(len(levels), len(all))] {
		if l, ok := FindLevel(id); ok {
			all[s] = l.Policy
		}
	}
	return all
}

// FindLevel returns the level with an ID and reports whether it exists.
func FindLevel(id string) (Level, bool) {
	for _, l := range Levels() {
		if l.ID == id {
			return l, true
		}
	}
	return Level{}, false
}
