package analysis

import (
	"slices"

	"azulejo/game/tween"
)

// WinShares are the displayed win probabilities of the seats, animated towards the latest ones.
type WinShares struct {
	Shown     []float64 // by seat; they add up to 1
	Known     bool      // whether any probabilities have been set
	from, to  []float64
	ticksLeft int // ticks until Shown equals to
}

// shareTicks is the duration of the animation in ticks.
const shareTicks = 42

// NewWinShares returns equal, unknown probabilities.
func NewWinShares(seats int) WinShares {
	return WinShares{Shown: slices.Repeat([]float64{1 / float64(seats)}, seats)}
}

// Set animates to new probabilities. It sets them immediately if still is true or none were known.
func (w *WinShares) Set(to []float64, still bool) {
	w.from, w.to = slices.Clone(w.Shown), slices.Clone(to)
	w.ticksLeft = shareTicks
	if still || !w.Known {
		w.ticksLeft = 1
	}
	w.Known = true
}

// Moving reports whether the animation is running.
func (w *WinShares) Moving() bool { return w.ticksLeft > 0 }

// Tick advances the animation by one tick and reports whether anything changed.
func (w *WinShares) Tick() bool {
	if w.ticksLeft == 0 {
		return false
	}
	w.ticksLeft--
	if w.ticksLeft == 0 {
		copy(w.Shown, w.to)
		return true
	}
	t := tween.InOutCubic(1 - float64(w.ticksLeft)/shareTicks)
	for s := range w.Shown {
		w.Shown[s] = w.from[s] + (w.to[s]-w.from[s])*t
	}
	return true
}

// Percents rounds probabilities to whole percentages that add up to 100, by the largest remainder method.
func Percents(shares []float64) []int {
	out := make([]int, len(shares))
	left := 100
	for i, s := range shares {
		out[i] = int(100 * s)
		left -= out[i]
	}
	for ; left > 0; left-- {
		best := 0
		for i, s := range shares {
			if 100*s-float64(out[i]) > 100*shares[best]-float64(out[best]) {
				best = i
			}
		}
		out[best]++
	}
	return out
}
