package search

import (
	"time"

	"azulejo/engine"
)

// Limits end a search. A zero field is no limit. Without limits, a search ends when it is cancelled or has searched everything up to
// the next chance.
type Limits struct {
	Time  time.Duration
	Nodes int64
	Depth int
}

// Task is one search.
type Task struct {
	// Position must have a seat to move. It is not changed.
	Position engine.Position
	// Moves are the root moves to search; nil means all legal moves. Those that the evaluator prunes are left out unless it prunes all.
	Moves  []engine.Move
	Limits Limits
	// Seed breaks ties between moves of equal value, and draws the chances of rollouts and playouts.
	Seed uint64
	// MultiPV is the number of best moves that get an exact value and a variation. 0 means that only the best move is wanted: a single one is not
	// searched, and playouts do not correct its value.
	MultiPV int
	// WholeRound asks a player to continue the lines to the end of their round, by short searches after what the search has found. Searchers ignore it.
	WholeRound bool
	// Policies are how the seats play in playouts; the zero Policy is strong. With policies, values hold for players who play
	// so, but the best move remains that against strong players.
	Policies [engine.MaxSeats]Policy
	// Progress, if not nil, is called on the searching goroutine after each depth. It must not keep the result.
	Progress func(*Result)
}

// hasPolicies reports whether any seat plays by a policy other than that of a strong player.
func (t *Task) hasPolicies() bool { return t.Policies != [engine.MaxSeats]Policy{} }

// Result is the result of a search so far. It belongs to the Searcher and is valid until the next Run.
type Result struct {
	// Roots are the root moves, the best first.
	Roots []Root
	// Depth is the last completed depth in plies, or the length of the longest line in a tree.
	Depth int
	Nodes int64
	// Solved reports whether the search reached the next chance or the end of the game in all lines.
	Solved bool
}

// Best returns the best move, or NoMove for a position without moves.
func (r *Result) Best() engine.Move {
	if len(r.Roots) == 0 {
		return engine.NoMove
	}
	return r.Roots[0].Move
}

// Root is a root move and its result.
type Root struct {
	Move engine.Move
	// Value is the value for the seat to move: its probability of beating all others in units of 1/WinScale, plus a small term for the margin.
	Value int32
	// Exact reports whether Value is exact. Otherwise it is an upper bound. It is exact for at least the best Task.MultiPV moves.
	// In a tree, a value counts as exact after enough visits.
	Exact bool
	// PV is the principal variation, beginning with Move, up to the leaf or to a minor chance before it. If Value is a bound, PV is
	// only Move.
	PV []engine.Move
	// Evaluation is the evaluation of the leaf, or the mean over the rollouts, corrected by playouts. If Value is a bound, it is that of the position
	// after Move.
	Evaluation Evaluation
	// Win is each seat's share of the victory, WinScale in total, corrected by playouts.
	Win [engine.MaxSeats]int32

	order   int32 // ordering score, or the index of the edge in a tree
	decided bool  // the line reaches the end of the game or a solved endgame
}

// decides reports whether the search has seen how the game ends after a root move. Lines of alpha-beta can end with the game before everything is searched.
func (r *Result) decides(root *Root, seats int) bool {
	return root.decided && (r.Solved || seats > 2)
}
