package layout

import "math"

// Size is the length in pixels that a box asks for along one axis.
type Size struct {
	// Min is the least length that is of use, Pref the length that the box has where there is room for all. A Pref below Min means Min.
	Min, Pref float64
	// Weight is the share of the room beyond all preferred lengths that the box takes, in proportion to the weights of the others.
	Weight float64
	// Max is the greatest length of a box with a weight; 0 is no limit.
	Max float64
}

// Fixed is a length that neither grows nor shrinks while there is room for it.
func Fixed(length float64) Size { return Size{Min: length, Pref: length} }

// Flexible is a length of at least least that takes what is left.
func Flexible(least float64) Size { return Size{Min: least, Weight: 1} }

// preferred returns the length where there is room for all.
func (s Size) preferred() float64 { return max(s.Min, s.Pref) }

// most returns the greatest length, for a box that fills its room: a box without a Max has none.
func (s Size) maximum() float64 {
	if s.Max > 0 {
		return max(s.Max, s.preferred())
	}
	return math.Inf(1)
}

// growth returns by how much the length may grow when room is left.
func (s Size) growth() float64 {
	if s.Weight <= 0 {
		return 0
	}
	return s.maximum() - s.preferred()
}

// or returns what satisfies both sizes, for boxes that share a length.
func (s Size) combined(o Size) Size {
	both := Size{Min: max(s.Min, o.Min), Pref: max(s.preferred(), o.preferred()), Weight: max(s.Weight, o.Weight)}
	if s.Weight > 0 && s.Max == 0 || o.Weight > 0 && o.Max == 0 {
		return both
	}
	both.Max = max(s.Max, o.Max)
	return both
}

// sum returns what boxes ask for one after the other, with gaps between them.
func sum(sizes []Size, gap float64) (all Size) {
	gaps := gap * float64(len(sizes)-1)
	all.Min, all.Pref, all.Max = gaps, gaps, gaps
	for _, s := range sizes {
		all.Min += s.Min
		all.Pref += s.preferred()
		all.Max += s.preferred() + s.growth()
		all.Weight += s.Weight
	}
	if math.IsInf(all.Max, 1) || all.Weight == 0 {
		all.Max = 0
	}
	return all
}

// scaled returns the size with its lengths multiplied by a factor.
func (s Size) scaled(by float64) Size {
	return Size{Min: s.Min * by, Pref: s.Pref * by, Weight: s.Weight, Max: s.Max * by}
}

// padded returns the size with a distance before and behind it.
func (s Size) padded(by float64) Size {
	padded := Size{Min: s.Min + 2*by, Pref: s.preferred() + 2*by, Weight: s.Weight}
	if s.Max > 0 {
		padded.Max = s.Max + 2*by
	}
	return padded
}

// Divide returns the lengths of boxes that share a room. Their sum is at most the room.
func Divide(room float64, sizes []Size) []float64 {
	lengths := make([]float64, len(sizes))
	var least, preferred float64
	for _, s := range sizes {
		least += s.Min
		preferred += s.preferred()
	}
	switch {
	case room <= least:
		for i, s := range sizes {
			if least > 0 {
				lengths[i] = s.Min * max(0, room) / least
			}
		}
	case room <= preferred:
		part := (room - least) / (preferred - least)
		for i, s := range sizes {
			lengths[i] = s.Min + part*(s.preferred()-s.Min)
		}
	default:
		for i, s := range sizes {
			lengths[i] = s.preferred()
		}
		grow(lengths, sizes, room-preferred)
	}
	return lengths
}

// grow adds what is left of a room to lengths by weight. What boxes at their greatest length cannot take goes to the others.
func grow(lengths []float64, sizes []Size, left float64) {
	full := make([]bool, len(sizes))
	for {
		weights := 0.0
		for i, s := range sizes {
			if !full[i] && s.growth() > 0 {
				weights += s.Weight
			}
		}
		if weights == 0 {
			return
		}
		share, filled := left/weights, false
		for i, s := range sizes {
			if more := s.preferred() + s.growth() - lengths[i]; !full[i] && s.growth() > 0 && share*s.Weight >= more {
				lengths[i] += more
				left -= more
				full[i], filled = true, true
			}
		}
		if filled {
			continue
		}
		for i, s := range sizes {
			if !full[i] && s.growth() > 0 {
				lengths[i] += share * s.Weight
			}
		}
		return
	}
}

// Least returns, to a quarter of a pixel, the least length from low to high that is enough. It returns high if none is. What is enough for
// one length must be so for every greater one.
func SearchLength(low, high float64, enough func(length float64) bool) float64 {
	const exact = 0.25
	if high <= low || enough(low) {
		return min(low, high)
	}
	for high-low > exact {
		if middle := (low + high) / 2; enough(middle) {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}
