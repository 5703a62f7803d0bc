package scenes

import (
	"azulejo/engine"
	"azulejo/scenes/games"
)

// sample is a match for two of a game, none of its moves chosen well, as far as is enough, and what happened in the last move; nil where
// there is none.
func sample(g *games.Game, enough func(pos engine.Position, moves int) bool) (*engine.Match, engine.Log) {
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
