package settings

import "slices"

// Ground is the name of what tables stand on; AsGame leaves that to each game.
type Ground string

// AsGame is the ground that belongs to the game.
const AsGame Ground = "game"

// Grounds lists all, in the order in which they are offered.
func Grounds() []Ground { return []Ground{AsGame, "sand", "sage", "walnut", "night"} }

// Next is the ground that is offered after another.
func (g Ground) Next() Ground {
	all := Grounds()
	return all[(slices.Index(all, g)+1)%len(all)]
}

// Table is the ground of tables as the settings have it, by name: high contrast has the game's own.
func (s *Settings) Table() Ground {
	if s.HighContrast {
		return AsGame
	}
	return s.Ground
}
