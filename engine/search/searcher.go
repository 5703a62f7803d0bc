package search

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"azulejo/engine"
)

// Plies is the longest line of play a search follows.
const Plies = 128

// Searcher owns all memory of a search. It runs one task at a time.
type Searcher struct {
	evaluator leafEvaluator
	table     *transpositionTable
	frames    [Plies]frame
	history   history

	clock   clock
	now     func() time.Time
	nodes   int64
	horizon int64 // how often a line ended at the depth limit instead of at a chance or the end
	root    engine.Seat
	seats   int
	result  Result

	pcg     rand.PCG
	rng     *rand.Rand    // over pcg
	seed    uint64        // of the minor chances in this search
	chances ChanceSampler // or nil
}

// frame is the memory of one ply.
type frame struct {
	pos     engine.Position
	moves   []engine.Move
	order   []int32
	killers [2]engine.Move
	drawn   bool // whether a chance lies between the move that led here and pos
	// pv and leaf are the principal variation from pos and the position that its value comes from.
	pv   []engine.Move
	leaf leaf
}

// branches is how many moves of one position fit before a buffer has to grow.
const branches = 512

// New prepares a Searcher for positions of sample's edition with 2^bits slots to remember positions in (48 bytes each).
func New(e Evaluator, sample engine.Position, bits int) *Searcher {
	return newSearcher(e, sample, newTranspositionTable(bits))
}

func newSearcher(e Evaluator, sample engine.Position, t *transpositionTable) *Searcher {
	s := &Searcher{evaluator: leafEvaluator{Evaluator: e}, table: t, now: time.Now}
	s.rng = rand.New(&s.pcg)
	s.chances, _ = e.(ChanceSampler)
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

// Run searches until a limit of the task, cancellation or the end of what can be seen, and returns the best found so far.
// Even a search stopped at once returns a legal move where there is one.
func (s *Searcher) Run(ctx context.Context, t Task) *Result {
	s.prepare(ctx, t)
	s.deepen(t, 1)
	s.completeRoots()
	return &s.result
}

// deepen searches what was set up from a depth on deeper and deeper until a limit (iterative deepening).
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

// settled reports that more thinking cannot change the answer: there is one move and nobody asked what it is worth.
func (s *Searcher) settled(t Task) bool { return len(s.result.Roots) == 1 && t.MultiPV == 0 }

// prepare forgets everything and begins a new task.
func (s *Searcher) prepare(ctx context.Context, t Task) {
	s.table.newSearch(t.Limits.Nodes)
	s.setUp(ctx, t)
}

// setUp lists the root moves of a task in their first order.
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

// listRoots fills the roots from the first frame, shuffled by the seed and then sorted by their ordering scores.
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

// roots returns n Roots that keep the memory of their lines.
func (s *Searcher) roots(n int) []Root {
	all := s.result.Roots[:cap(s.result.Roots)]
	for len(all) < n {
		all = append(all, Root{PV: make([]engine.Move, 0, Plies)})
	}
	return all[:n]
}
