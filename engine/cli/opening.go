package cli

import "azulejo/engine"

// opening is the first position of a game with a seat to move.
func opening(e *engine.Edition, players int, seed uint64) (engine.Position, error) {
	m, err := engine.NewMatch(e, engine.Options{Players: players}, seed)
	for err == nil && m.Position().ToMove() == engine.Nature {
		err = m.Draw(nil)
	}
	if err != nil {
		return nil, err
	}
	return m.Position(), nil
}
