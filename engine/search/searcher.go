package search

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"azulejo/engine"
)

// Plies is the maximum depth of a search.
const Plies = 128

// Searcher holds the memory of a search. It runs one task at a time.
type Searcher struct {
	evaluator leafEvaluator
	table     *transpositionTable
	frames    [Plies]frame
	history   history

	clock   clock
	now     func() time.Time
	nodes   int64
	horizon int64 // number of lines cut off at the depth limit instead of ending at a chance or the end of the game
	root    engine.Seat
	seats   int
	result  Result

	pcg     rand.PCG
	rng     *rand.Rand    // uses pcg
	seed    uint64        // for the minor chances of this search
	chances ChanceSampler // nil if the evaluator does not implement it
}

// frame is the state of one ply.
type frame struct {
	pos     engine.Position
	moves   []engine.Move
	order   []int32
	killers [2]engine.Move
	drawn   bool // there is a chance between the previous move and pos
	// pv and leaf are the principal variation from pos and its leaf.
	pv   []engine.Move
	leaf leaf
}

// branches is the initial capacity of move buffers.
const branches = 512

// New returns a Searcher for positions of sample's edition. Its transposition table has 2^bits places of two entries (48 bytes each place).
func New(e Evaluator, sample engine.Position, bits int) *Searcher {
	return newSearcher(e, sample, newTranspositionTable(bits))
}

func newSearcher(e Evaluator, sample engine.Position, t *transpositionTable) *Searcher {
	s := &Searcher{evaluator: leafEvaluator{Evaluator: e}, table: t, now: time.Now}
	s.rng = rand.New(&s.pcg)
	s.chances, _ = e.(ChanceSampler)
	s.evaluator.keyer, _ = e.(Keyer)
	for i := range s.frames {
		f := &s.frames[i]
		f.pos = sample.Clone()
		f.moves = make([]engine.Move, 0, branches)
		f.order = make([]int32, 0, branches)
		f.pv = make([]engine.Move, 0, Plies-i)
	}
	s.result.Roots = make([]Root, branches)
	for i := range s.result.Roots {
		s.result.Roots[i].PV = make([]engine.Move, 0, Plies)
	}
	return s
}

// Run searches until it reaches a limit of the task, is cancelled, or has searched everything up to the next chance. It returns the best
// result so far. Even a search that is stopped at once returns a legal move if there is one.
func (s *Searcher) Run(ctx context.Context, t Task) *Result {
	s.prepare(ctx, t)
	s.deepen(t, 1)
	s.completeRoots()
	return &s.result
}

// deepen runs iterative deepening from the given depth until it reaches a limit.
func (s *Searcher) deepen(t Task, depth int) {
	for ; depth < Plies && len(s.result.Roots) > 0; depth++ {
		if t.Limits.Depth > 0 && depth > t.Limits.Depth {
			break
		}
		horizon := s.horizon
		done := s.searchRoots(depth, max(t.MultiPV, 1))
		if done {
			s.result.Depth, s.result.Solved = depth, s.horizon == horizon
		}
		s.result.Nodes = s.nodes
		if t.Progress != nil {
			t.Progress(&s.result)
		}
		if !done || s.result.Solved || s.settled(t) {
			break
		}
	}
}

// settled reports whether the result cannot change: there is only one move, and its value was not requested.
func (s *Searcher) settled(t Task) bool { return len(s.result.Roots) == 1 && t.MultiPV == 0 }

// prepare resets the searcher, including the table, for a new task.
func (s *Searcher) prepare(ctx context.Context, t Task) {
	s.table.newSearch(t.Limits.Nodes)
	s.setUp(ctx, t)
}

// setUp resets all but the table and lists the root moves in their initial order.
func (s *Searcher) setUp(ctx context.Context, t Task) {
	s.clock = clock{ctx: ctx, now: s.now, started: s.now(), limits: t.Limits, nextCheck: checkInterval}
	s.nodes, s.horizon, s.seed = 0, 0, t.Seed
	s.history = history{}
	for i := range s.frames {
		s.frames[i].killers = [2]engine.Move{}
	}
	f := &s.frames[0]
	f.pos.CopyFrom(t.Position)
	s.root, s.seats = f.pos.ToMove(), f.pos.Seats()
	f.moves = append(f.moves[:0], t.Moves...)
	if t.Moves == nil {
		f.moves = f.pos.Moves(f.moves)
	}
	s.listRoots(t.Seed)
}

// listRoots fills the roots from the first frame, shuffled with the seed and then sorted by ordering score.
func (s *Searcher) listRoots(seed uint64) {
	f := &s.frames[0]
	f.rank(&s.evaluator)
	s.result = Result{Roots: s.roots(len(f.moves))}
	for i := range s.result.Roots {
		r := &s.result.Roots[i]
		*r = Root{Move: f.moves[i], order: f.order[i], PV: append(r.PV[:0], f.moves[i])}
	}
	roots := s.result.Roots
	s.pcg.Seed(seed, 0)
	for i := len(roots) - 1; i > 0; i-- {
		j := int(s.pcg.Uint64() % uint64(i+1))
		roots[i], roots[j] = roots[j], roots[i]
	}
	slices.SortStableFunc(roots, func(a, b Root) int { return int(b.order) - int(a.order) })
}

// roots returns n Roots that reuse the memory of their variations.
func (s *Searcher) roots(n int) []Root {
	all := s.result.Roots[:cap(s.result.Roots)]
	for len(all) < n {
		all = append(all, Root{PV: make([]engine.Move, 0, Plies)})
	}
	return all[:n]
}
