package play

import (
	"slices"

	"azulejo/game/tween"
)

// winShares are the seats' chances of winning as they are shown: on their way to what was seen last.
type winShares struct {
	shown    []float64 // by seat, 1 in all
	from, to []float64
	left     int  // ticks of the way to go
	known    bool // anything was seen at all
}

// shareTicks is how long the shares take to their new places.
const shareTicks = 42

// newWinShares are even chances, of which nothing is known.
func newWinShares(seats int) winShares {
	return winShares{shown: slices.Repeat([]float64{1 / float64(seats)}, seats)}
}

// aim lets the shares move to new ones, or jump there.
func (w *winShares) aim(to []float64, still bool) {
	w.from, w.to = slices.Clone(w.shown), slices.Clone(to)
	w.left = shareTicks
	if still || !w.known {
		w.left = 1
	}
	w.known = true
}

// move goes on by a tick and reports whether anything changed.
func (w *winShares) move() bool {
	if w.left == 0 {
		return false
	}
	w.left--
	if w.left == 0 {
		copy(w.shown, w.to)
		return true
	}
	t := tween.InOutCubic(1 - float64(w.left)/shareTicks)
	for s := range w.shown {
		w.shown[s] = w.from[s] + (w.to[s]-w.from[s])*t
	}
	return true
}

// percents are shares in whole parts of a hundred that add up to it: what rounding down leaves goes to the largest remainders.
func percents(shares []float64) []int {
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
