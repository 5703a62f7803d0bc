package search

import "azulejo/engine"

// widest is how many of its most promising moves a seat considers in the selfish search, by depth left.
var widest = [...]int{0, 24, 12, 8}

// selfish searches the position at ply with every seat playing for itself, and leaves each seat's value in the frame.
func (s *Searcher) selfish(ply, depth int) {
	f := &s.frames[ply]
	f.line = f.line[:0]
	p := f.pos
	if p.Over() || p.ToMove() == engine.Nature || depth <= 0 || ply == Plies-1 {
		if !p.Over() && p.ToMove() != engine.Nature {
			s.cut++
		}
		s.judgeAll(p, &f.values)
		return
	}
	s.order(ply, engine.NoMove)
	seat := p.ToMove()
	child := &s.frames[ply+1]
	width := widest[min(depth, len(widest)-1)]
	f.values[seat] = -infinite
	for i := range min(len(f.moves), width) {
		m := f.next(i)
		child.pos.CopyFrom(p)
		child.pos.Play(m, nil)
		s.nodes++
		s.selfish(ply+1, depth-1)
		if s.clock.out(s.nodes) {
			return
		}
		if child.values[seat] > f.values[seat] {
			f.values = child.values
			f.line = append(append(f.line[:0], m), child.line...)
		}
	}
}

// judgeAll is judge for every seat at once.
func (s *Searcher) judgeAll(p engine.Position, values *[engine.MaxSeats]int32) {
	v := s.judge(p, 0, &s.worth)
	values[0] = v
	for i := 1; i < s.seats; i++ {
		seat := engine.Seat(i)
		if p.Over() {
			values[i] = s.share(p, seat) + (s.worth.Final[i]-bestOther(&s.worth, seat, s.seats))/10
		} else {
			values[i] = outcome(&s.worth, seat, s.seats)
		}
	}
}
