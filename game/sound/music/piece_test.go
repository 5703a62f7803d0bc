package music

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// compose returns the first n phrases of a piece.
func compose(seed uint64, n int) (phrases [][]Note) {
	p := New(seed)
	for range n {
		notes, _ := p.Next()
		phrases = append(phrases, slices.Clone(notes))
	}
	return phrases
}

// TestSeeds checks that a piece depends on its seed only.
func TestSeeds(t *testing.T) {
	if !slices.EqualFunc(compose(1, 40), compose(1, 40), slices.Equal) {
		t.Error("the same seed gives another piece")
	}
	if slices.EqualFunc(compose(1, 1), compose(2, 1), slices.Equal) {
		t.Error("another seed gives the same piece")
	}
}

// melodyText returns the pitches of the melody as text.
func melodyText(notes []Note) (s string) {
	for _, n := range notes {
		if n.Melody {
			s += fmt.Sprint(n.Pitch, " ")
		}
	}
	return s
}

// TestPhrasesDoNotRepeat checks that phrases differ from those before, except for repeats within a verse.
func TestPhrasesDoNotRepeat(t *testing.T) {
	seen := map[string]int{}
	all := compose(3, 200)
	for i, notes := range all {
		if at, ok := seen[melodyText(notes)]; ok && i-at > 3 {
			t.Errorf("phrase %d repeats phrase %d", i, at)
		}
		seen[melodyText(notes)] = i
	}
	if len(seen) < 190 {
		t.Errorf("of 200 phrases only %d differ", len(seen))
	}
}

// TestHarmony checks that each note belongs to the scale of its verse, except for raised sevenths, and that exactly the answers end on
// the tonic.
func TestHarmony(t *testing.T) {
	modes := map[[7]int]int{}
	for seed := range uint64(20) {
		p := New(seed)
		for i := range 40 {
			notes, _ := p.Next()
			v := p.verse
			modes[v.steps]++
			for _, n := range notes {
				above := ((n.Pitch-v.tonic)%12 + 12) % 12
				raised := v.raisesSeventh && above == 11
				if !raised && !slices.Contains(v.steps[:], above) {
					t.Fatalf("seed %d, phrase %d: pitch %d is not in %v on %d", seed, i, n.Pitch, v.steps, v.tonic)
				}
			}
			if end := lastPitch(notes); (end-v.melodyTonic)%12 == 0 != (i%2 == 1) {
				t.Errorf("seed %d: phrase %d in %v ends %d above the tonic", seed, i, v.steps, end-v.melodyTonic)
			}
		}
	}
	if len(modes) != len(scales()) {
		t.Errorf("only the modes %v occur", modes)
	}
}

// lastPitch returns the highest pitch of the last notes of the melody.
func lastPitch(notes []Note) (pitch int) {
	last := 0.0
	for _, n := range notes {
		if n.Melody {
			last = n.At
		}
	}
	for _, n := range notes {
		if n.Melody && n.At > last-0.05 {
			pitch = max(pitch, n.Pitch)
		}
	}
	return pitch
}

// TestTempoAndRange checks the order, pitch and force of notes, their number per second and the pauses between verses.
func TestTempoAndRange(t *testing.T) {
	for seed := range uint64(10) {
		p, plucked, last, silences := New(seed), 0, 0.0, 0
		for range 40 {
			notes, until := p.Next()
			for _, n := range notes {
				if n.At < last-0.1 {
					t.Fatalf("seed %d: a note at %.2f s comes after one at %.2f s", seed, n.At, last)
				}
				if n.At > last+2.5 {
					silences++
				}
				last = max(last, n.At)
				if n.Pitch < 36 || n.Pitch > 88 || n.Force <= 0 || n.Force > 0.9 || n.At > until {
					t.Fatalf("seed %d: %+v", seed, n)
				}
			}
			plucked += len(notes)
		}
		if a := float64(plucked) / last; a < 1 || a > 4.5 {
			t.Errorf("seed %d: %.1f notes a second", seed, a)
		}
		if silences < 9 {
			t.Errorf("seed %d: only %d silences in ten verses", seed, silences)
		}
	}
}

// TestMelodyMovesMostlyByStep checks that at most a third of the intervals of a melody are leaps.
func TestMelodyMovesMostlyByStep(t *testing.T) {
	steps, leaps := 0, 0
	for _, notes := range compose(5, 100) {
		before := 0
		for _, n := range notes {
			if !n.Melody || n.Held < 0.1 {
				continue
			}
			if before > 0 && math.Abs(float64(n.Pitch-before)) <= 4 {
				steps++
			} else if before > 0 {
				leaps++
			}
			before = n.Pitch
		}
	}
	if leaps*2 > steps {
		t.Errorf("%d steps and %d leaps", steps, leaps)
	}
}
