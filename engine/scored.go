package engine

// Scored is how a placed tile scored: the places of its runs, including its own, and the points.
type Scored struct {
	At     Place
	Across []Place // in its row or circle
	Down   []Place // in its column
	Points int
}

// ScoredAt returns how the tile at a place in the current position of a match scored when it was placed. It reports false if no tile there scored.
func ScoredAt(m *Match, at Place) (s Scored, ok bool) {
	moves := m.Moves()
	for n := len(moves) - 1; n >= 0; n-- {
		var log Log
		m.At(n).Clone().Play(moves[n], &log)
		if s, ok = ScoredIn(log.Events, at); ok {
			return s, true
		}
	}
	return s, false
}

// ScoredIn is like ScoredAt for the events of one move.
func ScoredIn(events []Event, at Place) (s Scored, ok bool) {
	s.At = at
	laid := false
	for _, e := range events {
		switch {
		case e.Kind == Slide && e.To == at:
			laid = true
		case !laid:
		case e.Kind == Glow:
			s.addToRuns(e.To)
		case e.Kind == Count:
			s.Points = int(e.Points)
			return s, true
		}
	}
	return s, false
}

// addToRuns adds a place to the runs that it belongs to.
func (s *Scored) addToRuns(p Place) {
	if p.Row == s.At.Row {
		s.Across = append(s.Across, p)
	}
	if p.Col == s.At.Col && !p.Zone.Circular() {
		s.Down = append(s.Down, p)
	}
}
