package loudness

import (
	"math"
	"testing"
)

// sine returns a tone in the left or right channel, or both.
func sine(hertz, amplitude, seconds, phase float64, left, right float32) []float32 {
	out := make([]float32, 0, int(2*seconds*rate))
	for i := range int(seconds * rate) {
		v := float32(amplitude * math.Sin(2*math.Pi*hertz*float64(i)/rate+phase))
		out = append(out, left*v, right*v)
	}
	return out
}

// TestIntegrated uses the tone of the standard, -3.01 LUFS for a full-scale sine of 997 Hz in one channel, and those of EBU Tech 3341.
func TestIntegrated(t *testing.T) {
	quiet, loud := math.Pow(10, -36.0/20), math.Pow(10, -23.0/20)
	pause := append(append(sine(1000, quiet, 10, 0, 1, 1), sine(1000, loud, 60, 0, 1, 1)...), sine(1000, quiet, 10, 0, 1, 1)...)
	for _, c := range []struct {
		name   string
		frames []float32
		want   float64
	}{
		{"a full tone in one channel", sine(997, 1, 5, 0, 1, 0), -3.01},
		{"-23 dBFS in both", sine(1000, loud, 20, 0, 1, 1), -23},
		{"-33 dBFS in both", sine(1000, loud/math.Sqrt(10), 20, 0, 1, 1), -33},
		{"with quiet parts, which do not count", pause, -23},
		{"silence", make([]float32, 2*rate), Silence},
		{"nothing", nil, Silence},
	} {
		if got := Integrated(c.frames); math.Abs(got-c.want) > 0.1 {
			t.Errorf("%s: %.2f LUFS, want %.2f", c.name, got, c.want)
		}
	}
}

// TestTruePeak uses a tone at a quarter of the sample rate whose crests are between the samples.
func TestTruePeak(t *testing.T) {
	tone := sine(rate/4, 1, 0.1, math.Pi/4, 1, 1)
	if p := Peak(tone); math.Abs(p-math.Sqrt2/2) > 1e-3 {
		t.Errorf("samples peak at %.3f", p)
	}
	if p := TruePeak(tone); !(math.Abs(p-1) <= 0.02) { // also for no number
		t.Errorf("the tone peaks at %.3f, want 1", p)
	}
	if d := Decibels(0.5); math.Abs(d+6.02) > 0.01 {
		t.Errorf("half of full scale is %.2f dBFS", d)
	}
}

// TestBlocks checks that blocks of 400 ms start every 100 ms, also where the last one ends with the sound, that only powers above a gate count, and that
// loudness and power convert into each other.
func TestBlocks(t *testing.T) {
	for samples, want := range map[int]int{0: 1, rate / 10: 1, rate * 4 / 10: 1, rate*5/10 - 1: 1, rate * 5 / 10: 2, rate: 7} {
		if n := len(blockPowers(make([]float64, samples))); n != want {
			t.Errorf("%d samples have %d blocks, expected %d", samples, n, want)
		}
	}
	if m := mean([]float64{1, 2, 4}, 1); m != 3 {
		t.Errorf("the mean above the gate is %v, expected 3", m)
	}
	for _, level := range []float64{-70, -23, 0, 3} {
		if back := loudnessOf(powerOf(level)); math.Abs(back-level) > 1e-9 {
			t.Errorf("the power of %v has the loudness %v", level, back)
		}
	}
}

// TestInterpolationTaps checks that the weights add up to 1, are the mirror image of those of the opposite fraction, and are largest next to the point.
func TestInterpolationTaps(t *testing.T) {
	for _, fraction := range []float64{0.25, 0.5, 0.75} {
		taps, mirrored, sum := interpolationTaps(fraction), interpolationTaps(1-fraction), 0.0
		for k, w := range taps {
			sum += w
			if other := mirrored[len(taps)-1-k]; math.Abs(w-other) > 1e-9 {
				t.Errorf("fraction %v: weight %d is %v, its mirror image %v", fraction, k, w, other)
			}
			if k != tapReach-1 && k != tapReach && math.Abs(w) >= max(taps[tapReach-1], taps[tapReach]) {
				t.Errorf("fraction %v: weight %d is %v", fraction, k, w)
			}
		}
		if math.Abs(sum-1) > 0.01 || math.Abs(taps[0]) > 0.01 {
			t.Errorf("fraction %v: the weights add up to %v, the first is %v", fraction, sum, taps[0])
		}
	}
}

// TestTruePeakAtTheEnds checks that crests between samples are found at the first and the last point with enough samples around them, however quiet.
func TestTruePeakAtTheEnds(t *testing.T) {
	tone := func(amplitude float64, samples int) (frames []float32) {
		for i := range samples {
			v := float32(amplitude * math.Sin(math.Pi/2*float64(i)+math.Pi/4))
			frames = append(frames, v, v)
		}
		return frames
	}
	for _, amplitude := range []float64{1, 0.1} {
		for _, samples := range []int{2*tapReach + 1, 2*tapReach + 2} {
			if p := TruePeak(tone(amplitude, samples)); !(math.Abs(p-amplitude) <= 0.02*amplitude) { // also for no number
				t.Errorf("%d samples peak at %.3f, expected %v", samples, p, amplitude)
			}
		}
		if p, want := TruePeak(tone(amplitude, 2*tapReach)), Peak(tone(amplitude, 2*tapReach)); p != want {
			t.Errorf("without enough samples around any point the peak is %.3f, expected that of the samples, %.3f", p, want)
		}
	}
}
