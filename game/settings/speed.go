package settings

import "math"

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
