package games

import "azulejo/engine"

// Sample plays a match for two with ordinary moves until enough reports true for the position and the number of moves, or to its end. It
// returns the match and the events of its last move, or nil if a move fails.
func (g *Game) Sample(enough func(pos engine.Position, moves int) bool) (*engine.Match, engine.Log) {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 7)
	var log engine.Log
	for n := 0; err == nil; {
		pos := m.Position()
		if pos.Over() || pos.ToMove() != engine.Nature && enough(pos, n) {
			break
		}
		if log = (engine.Log{}); pos.ToMove() == engine.Nature {
			err = m.Draw(&log)
			continue
		}
		all := pos.Moves(nil)
		err = m.Play(all[(11*n+3)%len(all)/2], &log)
		n++
	}
	if err != nil {
		return nil, log
	}
	return m, log
}
