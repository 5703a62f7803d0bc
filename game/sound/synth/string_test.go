package synth

import (
	"math"
	"math/rand/v2"
	"testing"
)

// renderPluck returns the first seconds of a plucked course.
func renderPluck(p Pluck, seed uint64, seconds float64) []float64 {
	var c Course
	c.Pluck(p, rand.New(rand.NewPCG(seed, 0)))
	out := make([]float64, frames(seconds))
	c.MixInto(out)
	return out
}

// amplitude returns the amplitude of a frequency in a sound.
func amplitude(s []float64, hertz float64) float64 {
	re, im := 0.0, 0.0
	for i, x := range s {
		w := 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(len(s)))
		re += w * x * math.Cos(2*math.Pi*hertz*float64(i)/Rate)
		im += w * x * math.Sin(2*math.Pi*hertz*float64(i)/Rate)
	}
	return math.Hypot(re, im)
}

// TestTuning checks that plucked strings have the requested frequency.
func TestTuning(t *testing.T) {
	for _, hertz := range []float64{73.42, 110, 220, 440, 880, 1174.66} {
		s := renderPluck(Pluck{Hertz: hertz, Force: 0.5, Held: 2}, 1, 1.2)[frames(0.2):]
		best, most := 0.0, 0.0
		for cents := -20.0; cents <= 20; cents++ {
			if v := amplitude(s, hertz*math.Pow(2, cents/1200)); v > most {
				best, most = cents, v
			}
		}
		if best < -5 || best > 6 {
			t.Errorf("%.0f Hz is out of tune by %.0f cents", hertz, best)
		}
	}
}

// TestAttackAndRelease checks that a pluck begins and ends without a click.
func TestAttackAndRelease(t *testing.T) {
	s := renderPluck(Pluck{Hertz: 220, Force: 0.8, Held: 0.5, Paired: true}, 2, 1)
	if math.Abs(s[0]) > 0.03 {
		t.Errorf("the pluck begins with %.3f", s[0])
	}
	end := frames(0.75)
	if math.Abs(s[end-2]) > 0.001 || s[end+1] != 0 {
		t.Errorf("the pluck ends with %.4f, then %.4f", s[end-2], s[end+1])
	}
}

// TestHardPlucksAreBrighter checks that a hard pluck has stronger overtones.
func TestHardPlucksAreBrighter(t *testing.T) {
	brightness := func(force float64) float64 {
		s := renderPluck(Pluck{Hertz: 220, Force: force, Held: 1}, 3, 0.3)
		high := 0.0
		for n := 8.0; n < 14; n++ {
			high += amplitude(s, 220*n)
		}
		return high / amplitude(s, 220)
	}
	if soft, hard := brightness(0.2), brightness(0.9); hard < 1.3*soft {
		t.Errorf("overtones of %.3f when soft, %.3f when hard", soft, hard)
	}
}
