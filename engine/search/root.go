package search

import (
	"slices"

	"azulejo/engine"
)

// searchRoots looks at every root move to the given depth and sorts them; lines of them get exact values. It reports false if
// it was stopped; then a better move found before that has come to the front.
func (s *Searcher) searchRoots(depth, lines int) bool {
	f, child := &s.frames[0], &s.frames[1]
	roots := s.result.Roots
	lines = min(lines, len(roots))
	for i := range roots {
		r := &roots[i]
		child.pos.CopyFrom(f.pos)
		child.pos.Play(r.Move, nil)
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
		r.Value, r.Exact = v, v > alpha
		r.PV = append(append(r.PV[:0], r.Move), child.pv...)
		promote(roots[:i+1], lines)
	}
	return true
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

// completeRoots plays the variation of each root as far as it is known and evaluates its end.
func (s *Searcher) completeRoots() {
	p := s.frames[1].pos
	for i := range s.result.Roots {
		r := &s.result.Roots[i]
		p.CopyFrom(s.frames[0].pos)
		for _, m := range r.PV {
			p.Play(m, nil)
		}
		if r.Exact {
			r.PV = s.extendPV(r.PV, p)
		}
		s.assessor.assess(p, s.root, &r.Evaluation)
		r.Win = s.assessor.winShares(p, &r.Evaluation)
	}
}

// extendPV plays on from p, the end of a variation, by what the table remembers: variations end early where it was found there.
func (s *Searcher) extendPV(line []engine.Move, p engine.Position) []engine.Move {
	for len(line) < cap(line) && !p.Over() && p.ToMove() != engine.Nature {
		e, ok := s.table.probe(p.Hash())
		if !ok || e.bound != exact || !s.legal(p, e.move) {
			break
		}
		line = append(line, e.move)
		p.Play(e.move, nil)
	}
	return line
}

// legal guards against two positions of one hash.
func (s *Searcher) legal(p engine.Position, m engine.Move) bool {
	f := &s.frames[1]
	f.moves = p.Moves(f.moves[:0])
	return slices.Contains(f.moves, m)
}
