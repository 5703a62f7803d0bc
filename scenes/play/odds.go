package play

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/tween"
)

// odds are the seats' chances of winning as they are shown: on their way to what was seen last.
type odds struct {
	shares   []float64 // by seat, 1 in all
	from, to []float64
	left     int  // ticks of the way to go
	known    bool // anything was seen at all
}

// oddsTicks is how long the shares take to their new places.
const oddsTicks = 42

// newOdds are even odds, of which nothing is known.
func newOdds(seats int) odds {
	var o odds
	for range seats {
		o.shares = append(o.shares, 1/float64(seats))
	}
	return o
}

// aim lets the shares move to new ones, or jump there.
func (o *odds) aim(to []float64, still bool) {
	o.from, o.to = slices.Clone(o.shares), slices.Clone(to)
	o.left = oddsTicks
	if still || !o.known {
		o.left = 1
	}
	o.known = true
}

// move goes on by a tick and reports whether anything changed.
func (o *odds) move() bool {
	if o.left == 0 {
		return false
	}
	o.left--
	if o.left == 0 {
		copy(o.shares, o.to)
		return true
	}
	t := tween.InOutCubic(1 - float64(o.left)/oddsTicks)
	for s := range o.shares {
		o.shares[s] = o.from[s] + (o.to[s]-o.from[s])*t
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

// outcomeShares are the shares of a game that is over: the winners have it all.
func outcomeShares(pos engine.Position) []float64 {
	shares := make([]float64, pos.Seats())
	winners := pos.Winners(nil)
	for _, s := range winners {
		shares[s] = 1 / float64(len(winners))
	}
	return shares
}
