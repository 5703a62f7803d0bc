package settings

// Ground is the name of the surface under the tables.
type Ground string

// GameGround selects the surface that belongs to the game.
const GameGround Ground = "game"

// Grounds returns all grounds in the order of the settings screen.
func Grounds() []Ground { return []Ground{GameGround, "sand", "sage", "walnut", "night"} }

// TableGround returns the ground of tables. High contrast always uses the game's own.
func (s *Settings) TableGround() Ground {
	if s.HighContrast {
		return GameGround
	}
	return s.Ground
}
