package table

import (
	"azulejo/game/settings"
	"azulejo/game/ui"
)

// GroundOf returns the ground of a table for the settings.
func GroundOf(s *settings.Settings, t Look) ui.Ground {
	return ui.GroundNamed(string(s.Table()), t.Ground())
}
