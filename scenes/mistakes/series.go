package mistakes

import "azulejo/scenes/route"

// series is a series of games whose mistakes are asked one after the other. It is empty for a single game.
type series struct {
	further      func() (route.Mistakes, bool) // nil for a single game
	next         *route.Mistakes               // nil at the last game
	found, asked int                           // in the games before
	asks         bool                          // there was a mistake to ask in this game
}

// begin finds the next game, and reports whether there is a series.
func (s *series) begin() bool {
	if s.further == nil {
		return false
	}
	if r, ok := s.further(); ok {
		s.next = &r
	}
	return true
}

// nextGame goes on to the next game of the series.
func (s *Scene) nextGame() {
	next := *s.series.next
	next.Found, next.Asked = s.totals()
	s.ctx.Pop()
	s.ctx.Push(next)
}

// totals returns how many mistakes were found, and of how many, in this game and in those before it in the series.
func (s *Scene) totals() (known, of int) {
	return s.series.found + s.session.count(found), s.series.asked + len(s.session.all)
}
