package scenes

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// begin opens the table for a new game; one in progress is kept beside.
func begin(c *game.Context, m *engine.Match, players seating.Players) {
	saves.Aside(c, games.Editions())
	c.Go(route.Play{Match: m, Players: players})
}
