package settings

import "math"

// Speed is the name of how fast things move on the table.
type Speed string

const (
	Off    Speed = "off" // no animation
	Fast   Speed = "fast"
	Normal Speed = "normal"
	Slow   Speed = "slow"
)

// Speeds lists all, in the order in which they are offered.
func Speeds() []Speed { return []Speed{Off, Fast, Normal, Slow} }

// Rate is how many ticks of a timeline pass in a tick of the game: +Inf for Off, which ends it at once.
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
