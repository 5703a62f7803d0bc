package music

// scale is a minor church mode, as the semitones of its seven degrees.
type scale struct {
	steps [7]int
	// questions and answers are chord progressions of four bars, by the degree of each root. Questions stay open, answers end on the
	// tonic.
	questions, answers [][4]int
	// raisesSeventh raises the seventh degree in the dominant chord that leads to the tonic.
	raisesSeventh bool
}

// scales returns the modes used.
func scales() []scale {
	return []scale{
		{[7]int{0, 2, 3, 5, 7, 8, 10}, // Aeolian
			[][4]int{{0, 5, 2, 6}, {0, 3, 0, 4}, {0, 2, 5, 4}, {0, 6, 5, 4}},
			[][4]int{{3, 0, 4, 0}, {5, 3, 4, 0}, {2, 3, 4, 0}}, true},
		{[7]int{0, 2, 3, 5, 7, 9, 10}, // Dorian
			[][4]int{{0, 3, 0, 6}, {0, 2, 3, 6}, {0, 6, 3, 4}},
			[][4]int{{3, 0, 6, 0}, {2, 3, 6, 0}, {0, 3, 6, 0}}, false},
		{[7]int{0, 1, 3, 5, 7, 8, 10}, // Phrygian
			[][4]int{{0, 1, 2, 1}, {3, 2, 1, 1}, {0, 5, 2, 1}},
			[][4]int{{3, 2, 1, 0}, {5, 2, 1, 0}, {6, 5, 1, 0}}, false},
	}
}

// chord is a triad on a degree of the scale. If raised, the seventh degree is a semitone higher.
type chord struct {
	root   int
	raised bool
}

// withinOctave returns a degree moved to the first octave.
func withinOctave(degree int) int { return (degree%7 + 7) % 7 }

// contains reports whether a degree, in any octave, belongs to the chord.
func (c chord) contains(degree int) bool {
	d := withinOctave(degree - c.root)
	return d == 0 || d == 2 || d == 4
}

// nearest returns the degree of the chord nearest to a degree, the lower one of two.
func (c chord) nearest(degree int) int {
	for away := 0; ; away++ {
		if c.contains(degree - away) {
			return degree - away
		}
		if c.contains(degree + away) {
			return degree + away
		}
	}
}

// semitones returns the distance of a degree from the tonic, over a chord.
func (s *scale) semitones(degree int, c chord) int {
	d := withinOctave(degree)
	n := 12*(degree-d)/7 + s.steps[d]
	if c.raised && d == 6 {
		n++
	}
	return n
}
