package table

import (
	"azulejo/game/settings"
	"azulejo/game/ui"
)

// GroundOf returns the backdrop of a table: the one chosen in the settings, or that of the game.
func GroundOf(s *settings.Settings, t Look) ui.Ground {
	return ui.GroundNamed(string(s.TableGround()), t.Ground())
}
