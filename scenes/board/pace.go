package board

import (
	"math"

	"azulejo/game/tween"
)

// Pace is the speed of an animation.
type Pace struct {
	Rate     float64 // ticks of the animation in a tick of the loop
	MaxTicks float64 // the maximum duration in ticks of the loop
}

// Instant reports whether moves are shown without animation.
func (p Pace) Instant() bool { return math.IsInf(p.Rate, 1) }

// rateFor returns the rate at which an animation of a length in ticks keeps to the pace.
func (p Pace) rateFor(length float64) float64 { return p.Rate * max(1, length/p.Rate/p.MaxTicks) }

// motion is a running animation. Its timeline is nil if nothing moves.
type motion struct {
	line    *tween.Timeline
	rate    float64
	hurried bool
	counted bool // points have been counted
}

// hurryFactor is the factor by which a hurried animation is faster.
const hurryFactor = 8

// advance advances the animation by a tick and reports whether it ended in that tick.
func (m *motion) advance() bool {
	if m.line == nil {
		return false
	}
	step := m.rate
	if m.hurried {
		step *= hurryFactor
	}
	m.line.Advance(step)
	if !m.line.Done() {
		return false
	}
	*m = motion{}
	return true
}

// finish ends the animation at once.
func (m *motion) finish() {
	if m.line != nil {
		m.line.Finish()
	}
	*m = motion{}
}
