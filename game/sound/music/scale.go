package music

// scale is a church mode in minor: the semitones of its seven degrees.
type scale struct {
	steps [7]int
	// questions and answers are chords, by the degree of their root, of four bars each: the first stay open, the second close.
	questions, answers [][4]int
	// sharp tells that the seventh degree is raised in the chord that leads home.
	sharp bool
}

// scales are the modes that a verse may be in.
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

// chord is a triad on a degree; in a raised one the seventh degree is a semitone higher.
type chord struct {
	root   int
	raised bool
}

// inOctave is a degree of any octave as one of the first.
func inOctave(degree int) int { return (degree%7 + 7) % 7 }

// holds reports whether a degree of any octave belongs to the chord.
func (c chord) holds(degree int) bool {
	d := inOctave(degree - c.root)
	return d == 0 || d == 2 || d == 4
}

// nearest is the degree of the chord nearest to another, the lower of two.
func (c chord) nearest(degree int) int {
	for away := 0; ; away++ {
		if c.holds(degree - away) {
			return degree - away
		}
		if c.holds(degree + away) {
			return degree + away
		}
	}
}

// semitones is how far a degree, counted on through the octaves, is above the tonic in a chord.
func (s *scale) semitones(degree int, c chord) int {
	d := inOctave(degree)
	n := 12*(degree-d)/7 + s.steps[d]
	if c.raised && d == 6 {
		n++
	}
	return n
}
