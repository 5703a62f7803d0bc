package search

import (
	"math/bits"
	"slices"

	"azulejo/engine"
)

// infinite is greater than all values.
const infinite int32 = 1 << 30

// alphaBeta searches the position at ply and returns its value for the root's seat if ours is true, else for its opponents.
// All opponents are assumed to play against the root's seat, which is exact for two seats and pessimistic for more (see tree).
// If the value is between alpha and beta, the frame's pv and leaf hold the principal variation.
func (s *Searcher) alphaBeta(ply, depth int, alpha, beta int32, ours bool) int32 {
	f := &s.frames[ply]
	f.pv = f.pv[:0]
	p := f.pos
	if p.Over() || p.ToMove() == engine.Nature || s.evaluator.solvable(p) {
		return s.evaluateLeaf(f, ours)
	}
	if depth <= 0 || ply == Plies-1 {
		s.horizon++
		return s.evaluateLeaf(f, ours)
	}
	if (p.ToMove() == s.root) != ours {
		return -s.searchNode(ply, depth, -beta, -alpha, !ours)
	}
	return s.searchNode(ply, depth, alpha, beta, ours)
}

// playMove sets the position at ply+1 to the one at ply after m and any minor chances that follow. All lines of a search draw these
// from the same seed, so that no line has a higher value only because of a lucky draw.
func (s *Searcher) playMove(ply int, m engine.Move) {
	child := &s.frames[ply+1]
	p := child.pos
	p.CopyFrom(s.frames[ply].pos)
	p.Play(m, nil)
	child.drawn = false
	for s.chances != nil && !p.Over() && p.ToMove() == engine.Nature && s.chances.Minor(p) && !s.evaluator.solvable(p) {
		s.pcg.Seed(s.seed, 1)
		p.Play(p.Draw(s.rng), nil)
		child.drawn = true
	}
}

// appendLine appends m, the move that led to the frame, and the frame's principal variation to pv. If there is a chance after m, it appends only m.
func (f *frame) appendLine(pv []engine.Move, m engine.Move) []engine.Move {
	pv = append(pv, m)
	if f.drawn {
		return pv
	}
	return append(pv, f.pv...)
}

// evaluateLeaf evaluates the frame's position as a leaf and returns its value.
func (s *Searcher) evaluateLeaf(f *frame, ours bool) int32 {
	v := s.evaluator.evaluate(f.pos, s.root, &f.leaf)
	if ours {
		return v
	}
	return -v
}

// searchNode is alphaBeta for a position with a seat to move; ours reports whether it is the root's. The transposition table only cuts off
// zero-window searches because it stores no variations: principal variations are searched down to the leaf.
func (s *Searcher) searchNode(ply, depth int, alpha, beta int32, ours bool) int32 {
	if s.clock.shouldStop(s.nodes) {
		return alpha
	}
	f := &s.frames[ply]
	key := s.evaluator.key(f.pos)
	var hashMove engine.Move
	if e, ok := s.table.probe(key); ok {
		hashMove = e.move
		if beta == alpha+1 && int(e.depth) >= depth && e.cutsOff(alpha, beta) {
			if e.depth != solved {
				s.horizon++
			}
			return e.value
		}
	}
	horizon, floor := s.horizon, alpha
	best, move := s.searchMoves(ply, depth, alpha, beta, ours, hashMove)
	if s.clock.stopped {
		return best
	}
	e := entry{move: move, value: best, depth: int8(depth)}
	if s.horizon == horizon {
		e.depth = solved
	}
	if best >= beta {
		e.bound = lowerBound
	} else if best <= floor {
		e.bound = upperBound
	}
	s.table.store(key, e)
	return best
}

// cutsOff reports whether the entry's value ends a search with the given window.
func (e *entry) cutsOff(alpha, beta int32) bool {
	return e.bound == exact || e.bound == lowerBound && e.value >= beta || e.bound == upperBound && e.value <= alpha
}

// searchMoves searches the moves at ply in order and returns the best value and its move.
func (s *Searcher) searchMoves(ply, depth int, alpha, beta int32, ours bool, hashMove engine.Move) (int32, engine.Move) {
	f, child := &s.frames[ply], &s.frames[ply+1]
	s.orderMoves(ply, hashMove)
	seat := f.pos.ToMove()
	best, move := -infinite, engine.NoMove
	n := s.moveLimit(f, seat)
	if s.prunesFrontier(depth) && beta == alpha+1 && n > frontierMoves {
		n = frontierMoves
		s.horizon++
	}
	for i := range n {
		m := PickBest(f.moves, f.order, i)
		s.playMove(ply, m)
		s.nodes++
		v := s.zeroWindow(ply+1, depth, i, alpha, beta, ours)
		if s.clock.shouldStop(s.nodes) {
			return max(best, alpha), move
		}
		if v <= best {
			continue
		}
		best, move = v, m
		if v > alpha {
			if v < beta {
				f.pv, f.leaf = child.appendLine(f.pv[:0], m), child.leaf
			}
			alpha = v
		}
		if v >= beta {
			s.recordCutoff(f, seat, m, depth)
			break
		}
	}
	return best, move
}

// zeroWindow searches the i-th move of a position with depth left: the first move with the full window, later moves with a zero window
// first, and late moves at a reduced depth before that (late move reduction).
func (s *Searcher) zeroWindow(ply, depth, i int, alpha, beta int32, ours bool) int32 {
	if i == 0 {
		return s.alphaBeta(ply, depth-1, alpha, beta, ours)
	}
	v := alpha + 1
	if less := reduction(depth, i); less > 0 {
		v = s.alphaBeta(ply, depth-1-less, alpha, alpha+1, ours)
	}
	if v > alpha {
		v = s.alphaBeta(ply, depth-1, alpha, alpha+1, ours)
	}
	if v > alpha && v < beta {
		v = s.alphaBeta(ply, depth-1, alpha, beta, ours)
	}
	return v
}

// reduction returns the late move reduction of the i-th move, in plies.
func reduction(depth, i int) int {
	if depth < 2 || i < 3 {
		return 0
	}
	return min((bits.Len(uint(i))-1)*(bits.Len(uint(depth))+1)/3, depth-1)
}

// With more than two seats, only the pruneTo most promising moves of each opponent are searched if it has more than pruneAbove:
// opponents pursue their own interest more often than they try to harm the root's seat.
const (
	pruneAbove = 10
	pruneTo    = 4
)

// moveLimit returns the number of a seat's moves to search.
func (s *Searcher) moveLimit(f *frame, seat engine.Seat) int {
	if s.seats > 2 && seat != s.root && len(f.moves) > pruneAbove {
		return pruneTo
	}
	return len(f.moves)
}

// frontierMoves is the number of moves searched one ply above the depth limit with two seats: the others seldom refute what these do not. Principal
// variations are excepted, and searches with a limit of depth, which are shallow.
const frontierMoves = 5

// prunesFrontier reports whether only frontierMoves moves are searched at a depth.
func (s *Searcher) prunesFrontier(depth int) bool {
	return depth == 1 && s.seats == 2 && s.clock.limits.Depth == 0
}

// recordCutoff records a move that caused a beta cutoff as a killer move and in the history.
func (s *Searcher) recordCutoff(f *frame, seat engine.Seat, m engine.Move, depth int) {
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
	s.history.reward(seat, m, depth)
}

// orderMoves generates the moves at ply and their ordering scores.
func (s *Searcher) orderMoves(ply int, hashMove engine.Move) {
	f := &s.frames[ply]
	f.moves = f.pos.Moves(f.moves[:0])
	f.rank(&s.evaluator)
	seat := f.pos.ToMove()
	for i, m := range f.moves {
		f.order[i] += *s.history.at(seat, m)
		switch m {
		case hashMove:
			f.order[i] = infinite
		case f.killers[0]:
			f.order[i] += historyMax
		case f.killers[1]:
			f.order[i] += historyMax / 2
		}
	}
}

// rank sets the ordering scores of the moves and removes those that the evaluator prunes, unless it prunes all of them.
func (f *frame) rank(by *leafEvaluator) {
	f.order = slices.Grow(f.order[:0], len(f.moves))[:len(f.moves)]
	by.ScoreMoves(f.pos, f.moves, f.order)
	n := 0
	for i, r := range f.order {
		if r != engine.Pruned {
			f.moves[n], f.order[n] = f.moves[i], r
			n++
		}
	}
	if n > 0 {
		f.moves, f.order = f.moves[:n], f.order[:n]
	}
}

// PickBest swaps the move with the highest ordering score among those from i on, and its score, to index i and returns the move.
func PickBest(moves []engine.Move, order []int32, i int) engine.Move {
	best := i
	for j := i + 1; j < len(moves); j++ {
		if order[j] > order[best] {
			best = j
		}
	}
	moves[i], moves[best] = moves[best], moves[i]
	order[i], order[best] = order[best], order[i]
	return moves[i]
}

// history is the history heuristic: it counts beta cutoffs by seat and move, with decreasing weight. Moves with equal hashes share a count.
type history struct {
	counts [engine.MaxSeats][1 << 12]int32
}

// at returns the count of a move.
func (h *history) at(s engine.Seat, m engine.Move) *int32 {
	return &h.counts[s][uint64(m)*0x9e3779b97f4a7c15>>52]
}

// historyMax is the upper limit of a count.
const historyMax = 2000

// reward raises the count of a move that caused a cutoff at the given depth.
func (h *history) reward(s engine.Seat, m engine.Move, depth int) {
	c := h.at(s, m)
	*c += min(int32(depth*depth), historyMax) * (historyMax - *c) / historyMax
}
