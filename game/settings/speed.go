package settings

import (
	"fmt"
	"math"
)

// Speed is how fast things move on the table.
type Speed int8

const (
	Off Speed = iota // no animation
	Fast
	Normal
	Slow
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

var speedNames = [...]string{Off: "off", Fast: "fast", Normal: "normal", Slow: "slow"}

func (s Speed) String() string { return speedNames[s] }

func (s Speed) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

func (s *Speed) UnmarshalText(text []byte) error {
	for i, name := range speedNames {
		if name == string(text) {
			*s = Speed(i)
			return nil
		}
	}
	return fmt.Errorf("no speed is called %q", text)
}
