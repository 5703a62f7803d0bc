package music

import "math/rand/v2"

// motif is a bar of melody: how many beats each note lasts, and by how many degrees it is above the one before.
type motif struct {
	beats []float64
	steps []int
}

// rhythms are those of a bar of three or four beats.
func rhythms(beats int) [][]float64 {
	if beats == 3 {
		return [][]float64{{1, 1, 1}, {2, 1}, {1.5, 0.5, 1}, {1, 2}, {1, 0.5, 0.5, 1}, {0.5, 0.5, 2}}
	}
	return [][]float64{{1, 1, 2}, {1.5, 0.5, 1, 1}, {2, 1, 1}, {1, 0.5, 0.5, 2}, {3, 1}, {0.5, 0.5, 1, 2}, {2, 2}}
}

// newMotif draws a bar that leans upwards (1) or downwards (-1).
func newMotif(beats, lean int, dice *rand.Rand) motif {
	all := rhythms(beats)
	m := motif{beats: all[dice.IntN(len(all))]}
	for range m.beats {
		m.steps = append(m.steps, step(lean, dice))
	}
	return m
}

// step is mostly to a neighbour, seldom a third or none.
func step(lean int, dice *rand.Rand) int {
	switch n := dice.IntN(10); {
	case n < 5:
		return lean
	case n < 7:
		return -lean
	case n < 9:
		return 2 * lean
	}
	return 0
}

// range of the melody in degrees above the lower tonic.
const (
	lowest  = 4
	highest = 16
)

// sing puts the motif on a chord from near a degree: notes on the beats that count belong to the chord. It returns the degrees.
func (m motif) sing(c chord, from int) (degrees []int) {
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
