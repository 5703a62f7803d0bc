package arena

import (
	"context"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
)

// LevelGame plays a game between levels, by seat, and returns it.
func LevelGame(ctx context.Context, g gamedef.Game, levels []string, seed uint64) (played *engine.Match, err error) {
	t := Tournament{Game: g, Games: 1, Seed: seed, Finished: func(_ int, m *engine.Match, _ []int) error {
		played = m
		return nil
	}}
	for _, id := range levels {
		level, _ := players.FindLevel(id)
		player := level.New(g)
		defer player.Close()
		t.Entrants = append(t.Entrants, Entrant{Name: id, Player: player})
	}
	_, err = t.Run(ctx)
	return played, err
}
