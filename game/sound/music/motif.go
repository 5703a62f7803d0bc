package music

import "math/rand/v2"

// motif is a bar of melody: the length of each note in beats, and its interval from the previous one in scale degrees.
type motif struct {
	beats []float64
	steps []int
}

// rhythms returns the rhythms of a bar of three or four beats.
func rhythms(beats int) [][]float64 {
	if beats == 3 {
		return [][]float64{{1, 1, 1}, {2, 1}, {1.5, 0.5, 1}, {1, 2}, {1, 0.5, 0.5, 1}, {0.5, 0.5, 2}}
	}
	return [][]float64{{1, 1, 2}, {1.5, 0.5, 1, 1}, {2, 1, 1}, {1, 0.5, 0.5, 2}, {3, 1}, {0.5, 0.5, 1, 2}, {2, 2}}
}

// newMotif returns a random bar with a tendency upwards (1) or downwards (-1).
func newMotif(beats, direction int, rng *rand.Rand) motif {
	all := rhythms(beats)
	m := motif{beats: all[rng.IntN(len(all))]}
	for range m.beats {
		m.steps = append(m.steps, step(direction, rng))
	}
	return m
}

// step returns a random interval: mostly a second, sometimes a third or none.
func step(direction int, rng *rand.Rand) int {
	switch n := rng.IntN(10); {
	case n < 5:
		return direction
	case n < 7:
		return -direction
	case n < 9:
		return 2 * direction
	}
	return 0
}

// The range of the melody, in degrees above the lower tonic.
const (
	lowest  = 4
	highest = 16
)

// degrees returns the degrees of the motif over a chord, starting near a degree. Long notes on a beat belong to the chord.
func (m motif) degrees(c chord, from int) (degrees []int) {
	at, beat := c.nearest(from), 0.0
	for i, b := range m.beats {
		if i > 0 {
			at += m.steps[i]
			if beat == float64(int(beat)) && b >= 1 {
				at = c.nearest(at)
			}
		}
		if at > highest || at < lowest {
			at = c.nearest(min(max(at, lowest+2), highest-2))
		}
		degrees = append(degrees, at)
		beat += b
	}
	return degrees
}
