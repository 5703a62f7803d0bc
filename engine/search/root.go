package search

// searchRoots looks at every root move to the given depth and sorts them; lines of them get exact values. It reports false if
// it was stopped; then a better move found before that has come to the front.
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

// setRoot sets what a search of the position in the second frame found for a root move: an exact value above alpha, or a bound.
func (s *Searcher) setRoot(r *Root, v, alpha int32) {
	r.Value, r.Exact = v, v > alpha
	if child := &s.frames[1]; r.Exact {
		r.PV = child.appendLine(r.PV[:0], r.Move)
		r.setLeaf(&child.leaf, s.seats)
	}
}

// setLeaf sets the evaluation at the end of the line.
func (r *Root) setLeaf(l *leaf, seats int) { r.Evaluation, r.Win = l.evaluation, l.winShares(seats) }

// wideningReduction is how many plies less deep an unsolved search is widened.
const wideningReduction = 4

// widen gives exact values and lines to more of the best moves of a search that is done, up to n with the best, which stays in front.
// Of an unsolved search these are only moves less than margin behind the best.
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

// promote moves the last root up to where its value belongs among the best lines; below them it stays, as its value is only
// a bound there.
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

// completeRoots evaluates the positions right after the moves without an exact value.
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
