package search

// searchRoots searches all root moves to the given depth and sorts them; the best ones, as many as lines, get exact values. It reports false
// if it was stopped; a better move found before that is already in front.
func (s *Searcher) searchRoots(depth, lines int) bool {
	roots := s.result.Roots
	lines = min(lines, len(roots))
	for i := range roots {
		r := &roots[i]
		s.playMove(0, r.Move)
		s.nodes++
		v, alpha := int32(0), -infinite
		if i < lines {
			v = s.alphaBeta(1, depth-1, alpha, infinite, true)
		} else {
			alpha = roots[lines-1].Value
			v = s.zeroWindow(1, depth, i, alpha, infinite, true)
		}
		if s.clock.shouldStop(s.nodes) {
			return false
		}
		s.setRoot(r, v, alpha)
		promote(roots[:i+1], lines)
	}
	return true
}

// setRoot sets the result of a search of the position in the second frame as the value of a root move: exact if above alpha, else an upper bound.
func (s *Searcher) setRoot(r *Root, v, alpha int32) {
	r.Value, r.Exact = v, v > alpha
	if child := &s.frames[1]; r.Exact {
		r.PV = child.appendLine(r.PV[:0], r.Move)
		r.setLeaf(&child.leaf, s.seats)
	}
}

// setLeaf sets the evaluation of the leaf.
func (r *Root) setLeaf(l *leaf, seats int) {
	r.Evaluation, r.Win, r.decided = l.evaluation, l.winShares(seats), l.decided
}

// wideningReduction is the depth reduction, in plies, for widening an unsolved search.
const wideningReduction = 4

// widen computes exact values and variations for up to n of the best moves of a finished search. The best move stays in front. In an unsolved
// search only moves less than margin behind the best are included.
func (s *Searcher) widen(n int, margin int32) {
	depth := s.result.Depth
	if s.result.Solved {
		margin = infinite / 2
	} else {
		depth = max(depth-wideningReduction, 1)
	}
	roots := s.result.Roots
	n = min(n, len(roots))
	exact := 0
	for exact < len(roots) && roots[exact].Exact {
		exact++
	}
	for i := max(exact, 1); exact < n && i < len(roots); i++ {
		alpha := roots[0].Value - margin
		if i >= n {
			alpha = max(alpha, roots[n-1].Value)
		}
		s.playMove(0, roots[i].Move)
		s.nodes++
		v := s.zeroWindow(1, depth, i, alpha, infinite, true)
		if s.clock.shouldStop(s.nodes) {
			return
		}
		s.setRoot(&roots[i], v, alpha)
		promote(roots[1:i+1], n-1)
	}
}

// promote moves the last root up to its place among the best lines. If it is not one of them it stays last, because its value is only
// a bound.
func promote(roots []Root, lines int) {
	i := len(roots) - 1
	if i >= lines && roots[i].Value <= roots[lines-1].Value {
		return
	}
	r := roots[i]
	at := min(i, lines)
	for at > 0 && roots[at-1].Value < r.Value {
		at--
	}
	copy(roots[at+1:], roots[at:i])
	roots[at] = r
}

// completeRoots sets the evaluation of moves without an exact value to that of the position directly after the move.
func (s *Searcher) completeRoots() {
	for i := range s.result.Roots {
		r := &s.result.Roots[i]
		if r.Exact {
			continue
		}
		s.playMove(0, r.Move)
		child := &s.frames[1]
		s.evaluator.evaluate(child.pos, s.root, &child.leaf)
		r.PV = append(r.PV[:0], r.Move)
		r.setLeaf(&child.leaf, s.seats)
	}
}
