package search

import (
	"math/bits"

	"azulejo/engine"
)

// infinite is above every value.
const infinite int32 = 1 << 30

// value searches the position at ply and returns its value for the root's seat if ours, else for everybody against it.
// Everybody else is taken to play against the root's seat: exact for two, cautious for more.
func (s *Searcher) value(ply, depth int, alpha, beta int32, ours bool) int32 {
	f := &s.frames[ply]
	f.line = f.line[:0]
	p := f.pos
	if s.pass(p) {
		v := s.value(ply, depth, alpha, beta, ours)
		f.line = f.line[:0] // a line ends at a chance
		return v
	}
	if p.Over() || p.ToMove() == engine.Nature {
		return s.leaf(p, ours)
	}
	if depth <= 0 || ply == Plies-1 {
		s.cut++
		return s.leaf(p, ours)
	}
	if (p.ToMove() == s.root) != ours {
		return -s.inner(ply, depth, -beta, -alpha, !ours)
	}
	return s.inner(ply, depth, alpha, beta, ours)
}

// pass makes Nature's move in p if it is a minor one, and reports whether it did. All lines of a search see the same luck, so that none
// seems better for being luckier.
func (s *Searcher) pass(p engine.Position) bool {
	if s.foresee == nil || p.ToMove() != engine.Nature || p.Over() || !s.foresee.Minor(p) {
		return false
	}
	s.source.Seed(s.luck, 1)
	p.Play(p.Draw(s.dice), nil)
	return true
}

func (s *Searcher) leaf(p engine.Position, ours bool) int32 {
	v := s.judge(p, s.root, &s.worth)
	if ours {
		return v
	}
	return -v
}

// inner is value for a position with moves to choose from; ours is the side to move.
func (s *Searcher) inner(ply, depth int, alpha, beta int32, ours bool) int32 {
	if s.clock.out(s.nodes) {
		return alpha
	}
	f := &s.frames[ply]
	key := f.pos.Hash()
	var hint engine.Move
	if e, ok := s.table.find(key); ok {
		hint = e.move
		if int(e.depth) >= depth && e.settles(alpha, beta) {
			if e.depth != whole {
				s.cut++
			}
			if e.bound == exact {
				f.line = append(f.line, e.move)
			}
			return e.value
		}
	}
	cut, floor := s.cut, alpha
	best, move := s.try(ply, depth, alpha, beta, ours, hint)
	if s.clock.stopped {
		return best
	}
	e := entry{move: move, value: best, depth: int8(depth)}
	if s.cut == cut {
		e.depth = whole
	}
	if best >= beta {
		e.bound = atLeast
	} else if best <= floor {
		e.bound = atMost
	}
	s.table.keep(key, e)
	return best
}

// settles reports whether the entry's value ends the search of a window.
func (e *entry) settles(alpha, beta int32) bool {
	return e.bound == exact || e.bound == atLeast && e.value >= beta || e.bound == atMost && e.value <= alpha
}

// try plays the moves at ply, most promising first, and returns the best value with its move.
func (s *Searcher) try(ply, depth int, alpha, beta int32, ours bool, hint engine.Move) (int32, engine.Move) {
	f, child := &s.frames[ply], &s.frames[ply+1]
	s.order(ply, hint)
	seat := f.pos.ToMove()
	best, move := -infinite, engine.NoMove
	for i := range s.width(f, seat) {
		m := f.next(i)
		child.pos.CopyFrom(f.pos)
		child.pos.Play(m, nil)
		s.nodes++
		v := s.scout(ply+1, depth, i, alpha, beta, ours)
		if s.clock.out(s.nodes) {
			return max(best, alpha), move
		}
		if v <= best {
			continue
		}
		best, move = v, m
		if v > alpha {
			alpha = v
			f.line = append(append(f.line[:0], m), child.line...)
		}
		if v >= beta {
			s.refuted(f, seat, m, depth)
			break
		}
	}
	return best, move
}

// scout searches the i-th move of a position with depth left: the first one fully, later ones first with an empty window
// and, far down the order, less deep.
func (s *Searcher) scout(ply, depth, i int, alpha, beta int32, ours bool) int32 {
	if i == 0 {
		return s.value(ply, depth-1, alpha, beta, ours)
	}
	v := alpha + 1
	if less := reduction(depth, i); less > 0 {
		v = s.value(ply, depth-1-less, alpha, alpha+1, ours)
	}
	if v > alpha {
		v = s.value(ply, depth-1, alpha, alpha+1, ours)
	}
	if v > alpha && v < beta {
		v = s.value(ply, depth-1, alpha, beta, ours)
	}
	return v
}

// reduction is how much less deep the i-th move is looked at.
func reduction(depth, i int) int {
	if depth < 2 || i < 3 {
		return 0
	}
	return min((bits.Len(uint(i))-1)*(bits.Len(uint(depth))+1)/3, depth-1)
}

// Where more than two play, only the most promising moves of the others are looked at, unless there are few: they follow their
// own interest more often than they harm the root's seat.
const (
	few       = 10
	promising = 4
)

// width is how many moves of a seat are looked at.
func (s *Searcher) width(f *frame, seat engine.Seat) int {
	if s.seats > 2 && seat != s.root && len(f.moves) > few {
		return promising
	}
	return len(f.moves)
}

// refuted remembers a move that ended the search of a position.
func (s *Searcher) refuted(f *frame, seat engine.Seat, m engine.Move, depth int) {
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
	s.past.reward(seat, m, depth)
}

// order lists the moves at ply with their ranks.
func (s *Searcher) order(ply int, hint engine.Move) {
	f := &s.frames[ply]
	f.moves = f.pos.Moves(f.moves[:0])
	f.ranks = resize(f.ranks, len(f.moves))
	s.eval.Rank(f.pos, f.moves, f.ranks)
	f.weed()
	seat := f.pos.ToMove()
	for i, m := range f.moves {
		f.ranks[i] += *s.past.at(seat, m)
		switch m {
		case hint:
			f.ranks[i] = infinite
		case f.killers[0]:
			f.ranks[i] += most
		case f.killers[1]:
			f.ranks[i] += most / 2
		}
	}
}

// weed takes out the hopeless moves, unless all are.
func (f *frame) weed() {
	n := 0
	for i, r := range f.ranks {
		if r != engine.Hopeless {
			f.moves[n], f.ranks[n] = f.moves[i], r
			n++
		}
	}
	if n > 0 {
		f.moves, f.ranks = f.moves[:n], f.ranks[:n]
	}
}

// next brings the highest ranked of the moves from i on to place i and returns it.
func (f *frame) next(i int) engine.Move {
	best := i
	for j := i + 1; j < len(f.moves); j++ {
		if f.ranks[j] > f.ranks[best] {
			best = j
		}
	}
	f.moves[i], f.moves[best] = f.moves[best], f.moves[i]
	f.ranks[i], f.ranks[best] = f.ranks[best], f.ranks[i]
	return f.moves[i]
}
