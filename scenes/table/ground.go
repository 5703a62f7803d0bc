package table

import (
	"azulejo/game/settings"
	"azulejo/game/ui"
)

// GroundOf is the ground of a table as the settings have it.
func GroundOf(s *settings.Settings, t Look) ui.Ground {
	return ui.GroundNamed(string(s.Table()), t.Ground())
}
