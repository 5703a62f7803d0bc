package synth

import (
	"math"
	"slices"
	"testing"

	"azulejo/game/sound/loudness"
)

// testRequests returns requests for all sounds, with several seeds.
func testRequests() (all []Request) {
	for _, name := range Names() {
		for step := range 5 {
			all = append(all, Request{Name: name, Step: step, Size: 1, Seed: uint64(step)}, Request{Name: name, Step: step, Size: 0.7, Pan: -0.9, Seed: uint64(step + 50)})
		}
	}
	return all
}

// TestLevels checks that sounds are neither too loud nor silent and have no offset and no clicks.
func TestLevels(t *testing.T) {
	k := NewSynthesizer()
	most := math.Pow(10, -3.0/20)
	for _, c := range testRequests() {
		s := k.Render(nil, c)
		if peak := loudness.TruePeak(s); peak >= most || peak < 0.05 {
			t.Errorf("%v peaks at %.1f dBFS, expected between -26 and -3", c, loudness.Decibels(peak))
		}
		mean := 0.0
		for _, x := range s {
			mean += float64(x) / float64(len(s))
		}
		if math.Abs(mean) > 0.001 {
			t.Errorf("%v has an offset of %.4f", c, mean)
		}
		for _, x := range []float32{s[0], s[1], s[len(s)-2], s[len(s)-1]} {
			if math.Abs(float64(x)) > 0.001 {
				t.Errorf("%v begins or ends with a click of %.4f", c, x)
			}
		}
		if jump := maxStep(s); jump > 0.45 {
			t.Errorf("%v jumps by %.2f from one sample to the next", c, jump)
		}
	}
}

// maxStep returns the largest difference between consecutive samples of a channel.
func maxStep(s []float32) (most float64) {
	for i := 2; i < len(s); i++ {
		most = max(most, math.Abs(float64(s[i]-s[i-2])))
	}
	return most
}

// TestSoundsDecay checks that sounds are faint at their end.
func TestSoundsDecay(t *testing.T) {
	k := NewSynthesizer()
	for _, c := range testRequests() {
		s := k.Render(nil, c)
		last := s[len(s)-2*frames(0.05):]
		if p := loudness.Peak(last) / loudness.Peak(s); p > 0.03 {
			t.Errorf("%v is still at %.3f of its peak at its end", c, p)
		}
	}
}

// TestSeeds checks that a sound depends on its seed and otherwise repeats itself.
func TestSeeds(t *testing.T) {
	k := NewSynthesizer()
	for _, name := range Names() {
		c := Request{Name: name, Size: 1, Seed: 7}
		a, again := k.Render(nil, c), k.Render(nil, c)
		if !slices.Equal(a, again) {
			t.Errorf("%s: the same seed gives another sound", name)
		}
		c.Seed = 8
		if b := k.Render(nil, c); difference(a, b) < 0.02 {
			t.Errorf("%s: another seed gives nearly the same sound: %.4f", name, difference(a, b))
		}
	}
}

// difference returns the energy of the difference of two sounds, relative to the sum of their energies.
func difference(a, b []float32) float64 {
	diff, sum := 0.0, 1e-12
	for i := range min(len(a), len(b)) {
		d := float64(a[i] - b[i])
		diff += d * d
		sum += float64(a[i])*float64(a[i]) + float64(b[i])*float64(b[i])
	}
	return diff / sum
}

// energies returns the energies of both channels.
func energies(s []float32) (left, right float64) {
	for i := 0; i < len(s); i += 2 {
		left += float64(s[i]) * float64(s[i])
		right += float64(s[i+1]) * float64(s[i+1])
	}
	return left, right
}

// TestPan checks that sounds are louder on the side that they are panned to.
func TestPan(t *testing.T) {
	k := NewSynthesizer()
	balance := func(pan float64) float64 {
		l, r := energies(k.Render(nil, Request{Name: "place-wood", Size: 1, Pan: pan, Seed: 3}))
		return 10 * math.Log10(r/l)
	}
	if l, m, r := balance(-1), balance(0), balance(1); l > -6 || math.Abs(m) > 1.5 || r < 6 {
		t.Errorf("from left to right the right channel is %.1f, %.1f and %.1f dB louder", l, m, r)
	}
}

// centroid estimates the mean frequency of a sound, weighted by power, from its slope.
func centroid(s []float32) float64 {
	slope, power := 0.0, 0.0
	for i := 2; i < 2*frames(0.06); i += 2 {
		d := float64(s[i] - s[i-2])
		slope += d * d
		power += float64(s[i]) * float64(s[i])
	}
	return math.Sqrt(slope/power) * Rate / (2 * math.Pi)
}

// TestPitch compares the mean frequency of sounds of different materials and sizes.
func TestPitch(t *testing.T) {
	k := NewSynthesizer()
	pitch := func(name string, step int, size float64) (sum float64) {
		for seed := range uint64(8) {
			sum += centroid(k.Render(nil, Request{Name: name, Step: step, Size: size, Seed: seed})) / 8
		}
		return sum
	}
	cloth, wood, porcelain := pitch("place-cloth", 0, 1), pitch("place-wood", 0, 1), pitch("place-porcelain", 0, 1)
	if !(cloth < 0.7*wood && wood < 0.9*porcelain) {
		t.Errorf("cloth %.0f Hz, wood %.0f Hz, porcelain %.0f Hz", cloth, wood, porcelain)
	}
	if low, high := pitch("place-clay", 0, 1.3), pitch("place-clay", 4, 0.7); high < 1.1*low {
		t.Errorf("a large tile has %.0f Hz, a small one of a later step %.0f Hz", low, high)
	}
	if crack := pitch("crack", 0, 1); crack > 0.7*porcelain {
		t.Errorf("a crack of %.0f Hz is not low", crack)
	}
}

// TestUnknownSound checks that an unknown sound has no samples.
func TestUnknownSound(t *testing.T) {
	if s := NewSynthesizer().Render(nil, Request{Name: "no such", Size: 1}); s != nil {
		t.Errorf("%d samples", len(s))
	}
}

func BenchmarkSounds(b *testing.B) {
	k := NewSynthesizer()
	for _, name := range Names() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			var s []float32
			for i := range b.N {
				s = k.Render(s[:0], Request{Name: name, Size: 1, Seed: uint64(i)})
			}
			b.ReportMetric(float64(len(s))/2/Rate, "s")
		})
	}
}
