package settings

import "math"

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

// Light is the name of the light on the wall behind the screens.
type Light string

const (
	ByClock Light = "clock"
	Morning Light = "morning"
	Evening Light = "evening"
)

// Lights returns all lights in the order of the settings screen.
func Lights() []Light { return []Light{ByClock, Morning, Evening} }

// At returns Morning or Evening for an hour of the day, 0 to 23.
func (l Light) At(hour int) Light {
	if l != ByClock {
		return l
	}
	if hour >= 18 || hour < 7 {
		return Evening
	}
	return Morning
}

// Speed is the name of an animation speed.
type Speed string

const (
	Off    Speed = "off" // no animation
	Fast   Speed = "fast"
	Normal Speed = "normal"
	Slow   Speed = "slow"
)

// Speeds returns all speeds in the order of the settings screen.
func Speeds() []Speed { return []Speed{Off, Fast, Normal, Slow} }

// Rate returns the number of animation ticks per tick of the game: +Inf for Off, which ends an animation at once.
func (s Speed) Rate() float64 {
	switch s {
	case Off:
		return math.Inf(1)
	case Fast:
		return 2.5
	case Slow:
		return 0.5
	}
	return 1
}
