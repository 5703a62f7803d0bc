package music

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine/enginetest/long"
	"azulejo/game/sound/loudness"
	"azulejo/game/sound/synth"
)

// render returns the first seconds of a piece.
func render(seed uint64, seconds int) []float32 {
	out := make([]float32, 2*synth.Rate*seconds)
	Play(seed).Read(out)
	return out
}

// TestLoudness checks the loudness and the peak of music, and that it starts without a click.
func TestLoudness(t *testing.T) {
	for seed := range long.Count[uint64](2, 6) {
		s := render(seed, 60)
		if l := loudness.Integrated(s); l > -20 || l < -28 {
			t.Errorf("seed %d: %.1f LUFS, expected -28 to -20", seed, l)
		}
		if p := loudness.Decibels(loudness.TruePeak(s)); p > -3 {
			t.Errorf("seed %d peaks at %.1f dBFS, expected below -3", seed, p)
		}
		jump := 0.0
		for i := 2; i < len(s); i++ {
			jump = max(jump, math.Abs(float64(s[i]-s[i-2])))
		}
		if s[0] != 0 || s[1] != 0 || jump > 0.3 {
			t.Errorf("seed %d begins with %v, %v, and its largest step is %.2f", seed, s[0], s[1], jump)
		}
	}
}

// TestReadInChunks checks that music does not depend on the size of the chunks in which it is read.
func TestReadInChunks(t *testing.T) {
	want, s := render(4, 3), Play(4)
	var got []float32
	for _, samples := range []int{2, 958, 5, 7 * block, 2 * block, 2*synth.Rate + 1, len(want)} {
		part := make([]float32, min(samples, len(want)-len(got)))
		s.Read(part)
		got = append(got, part...)
	}
	if !slices.Equal(got, want) {
		t.Error("the music differs")
	}
}

// TestNoNoteIsDropped checks that a course is always free for the next note.
func TestNoNoteIsDropped(t *testing.T) {
	for seed := range long.Count[uint64](2, 6) {
		s := Play(seed)
		for range 120 * synth.Rate / block {
			s.Read(make([]float32, 2*block))
			if s.freeCourse() == nil {
				t.Fatalf("seed %d: all courses sound after %d s", seed, s.frame/synth.Rate)
			}
		}
	}
}

// TestReadRarelyAllocates checks that reading music allocates little.
func TestReadRarelyAllocates(t *testing.T) {
	s, second := Play(1), make([]float32, 2*synth.Rate)
	s.Read(second)
	if n := testing.AllocsPerRun(30, func() { s.Read(second) }); n > 20 { // a new verse is composed now and then
		t.Errorf("a second of music allocates %v times", n)
	}
}

// BenchmarkSecond renders one second of music per iteration.
func BenchmarkSecond(b *testing.B) {
	b.ReportAllocs()
	s, second := Play(1), make([]float32, 2*synth.Rate)
	for b.Loop() {
		s.Read(second)
	}
}
