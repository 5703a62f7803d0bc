package board

import (
	"math"

	"azulejo/game/tween"
)

// Pace is how fast events are shown: at a rate, in ticks of the animation to a tick of the loop, and in at most so many ticks.
type Pace struct{ Rate, Most float64 }

// AtOnce reports whether nothing is to be seen of the way.
func (p Pace) AtOnce() bool { return math.IsInf(p.Rate, 1) }

// tempo is the rate at which an animation of some length keeps to the pace.
func (p Pace) tempo(length float64) float64 { return p.Rate * max(1, length/p.Rate/p.Most) }

// motion is an animation that runs; without a timeline nothing moves.
type motion struct {
	line    *tween.Timeline
	tempo   float64
	hurried bool
	counted bool // points were counted in it
}

// haste is how much faster a hurried motion is.
const haste = 8

// advance goes on by a tick and reports whether the motion has ended in it.
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

// finish plays the motion to its end at once.
func (m *motion) finish() {
	if m.line != nil {
		m.line.Finish()
	}
	*m = motion{}
}
