package layout

import "math"

// Size is the length in pixels that a box requests along one axis.
type Size struct {
	// Min is the minimum length, Pref the preferred length. A Pref below Min means Min.
	Min, Pref float64
	// Weight is the share of the space beyond all preferred lengths, in proportion to the weights of the other boxes.
	Weight float64
	// Max is the maximum length of a box with a weight; 0 means no limit.
	Max float64
}

// Fixed returns a length that does not grow, and shrinks only if there is not enough space.
func Fixed(length float64) Size { return Size{Min: length, Pref: length} }

// Flexible returns a length that takes the remaining space and is at least least.
func Flexible(least float64) Size { return Size{Min: least, Weight: 1} }

// preferred returns the preferred length.
func (s Size) preferred() float64 { return max(s.Min, s.Pref) }

// maximum returns the maximum length, infinite without Max.
func (s Size) maximum() float64 {
	if s.Max > 0 {
		return max(s.Max, s.preferred())
	}
	return math.Inf(1)
}

// growth returns how much the preferred length may grow.
func (s Size) growth() float64 {
	if s.Weight <= 0 {
		return 0
	}
	return s.maximum() - s.preferred()
}

// combined returns a size that satisfies both s and o, for boxes that share a length.
func (s Size) combined(o Size) Size {
	both := Size{Min: max(s.Min, o.Min), Pref: max(s.preferred(), o.preferred()), Weight: max(s.Weight, o.Weight)}
	if s.Weight > 0 && s.Max == 0 || o.Weight > 0 && o.Max == 0 {
		return both
	}
	both.Max = max(s.Max, o.Max)
	return both
}

// sum returns the size of boxes in sequence with gaps between them.
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

// padded returns the size with padding at both ends.
func (s Size) padded(by float64) Size {
	padded := Size{Min: s.Min + 2*by, Pref: s.preferred() + 2*by, Weight: s.Weight}
	if s.Max > 0 {
		padded.Max = s.Max + 2*by
	}
	return padded
}

// Divide returns the lengths of boxes that share a space. Their sum is at most the space.
func Divide(space float64, sizes []Size) []float64 {
	lengths := make([]float64, len(sizes))
	var least, preferred float64
	for _, s := range sizes {
		least += s.Min
		preferred += s.preferred()
	}
	switch {
	case space <= least:
		for i, s := range sizes {
			if least > 0 {
				lengths[i] = s.Min * max(0, space) / least
			}
		}
	case space <= preferred:
		fraction := (space - least) / (preferred - least)
		for i, s := range sizes {
			lengths[i] = s.Min + fraction*(s.preferred()-s.Min)
		}
	default:
		for i, s := range sizes {
			lengths[i] = s.preferred()
		}
		grow(lengths, sizes, space-preferred)
	}
	return lengths
}

// grow distributes the remaining space over lengths by weight. Space that boxes at their maximum cannot take goes to the others.
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
