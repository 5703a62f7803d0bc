package board

import (
	"math"

	"azulejo/game/tween"
)

// Pace is the speed of an animation.
type Pace struct {
	Rate float64 // ticks of the animation in a tick of the loop
	Most float64 // the ticks of the loop that the animation may take at most
}

// AtOnce reports whether outcomes are shown without animation.
func (p Pace) AtOnce() bool { return math.IsInf(p.Rate, 1) }

// tempo returns the rate at which an animation of a length in ticks keeps to the pace.
func (p Pace) tempo(length float64) float64 { return p.Rate * max(1, length/p.Rate/p.Most) }

// motion is a running animation. Without a timeline nothing moves.
type motion struct {
	line    *tween.Timeline
	tempo   float64
	hurried bool
	counted bool // points were counted in it
}

// haste is how much faster a hurried motion is.
const haste = 8

// advance advances the animation by a tick and reports whether it ended in this tick.
func (m *motion) advance() bool {
	if m.line == nil {
		return false
	}
	step := m.tempo
	if m.hurried {
		step *= haste
	}
	m.line.Advance(step)
	if !m.line.Done() {
		return false
	}
	*m = motion{}
	return true
}

// finish runs the animation to its end at once.
func (m *motion) finish() {
	if m.line != nil {
		m.line.Finish()
	}
	*m = motion{}
}
