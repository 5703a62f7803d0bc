package synth

import (
	"math"
	"math/rand/v2"
)

// longestString is the period of the lowest string in frames, a power of two.
const longestString = 2048

// Course is a pair of strings that are plucked together, as on a Portuguese guitar. Each is a Karplus-Strong delay loop with a low-pass
// filter, filled with a burst of noise. The two are slightly detuned and have vibrato. The zero value is silent.
type Course struct {
	strings      [2]stringLoop
	age          int     // frames since the pluck
	remaining    int     // frames until it is silent
	releaseAge   int     // age at which it is damped
	vibratoPhase float64 // in turns
	stretch      float64 // current factor of the vibrato on the period
}

// Pluck describes how a course is plucked.
type Pluck struct {
	Hertz  float64
	Force  float64 // 0 to 1, brighter as it grows
	Held   float64 // seconds until it is damped
	Paired bool    // the second string is an octave above, as in the low courses
}

// stringLoop is one string.
type stringLoop struct {
	line    [longestString]float64
	at      int
	length  float64 // period in frames
	last    float64
	gain    float64 // per period
	damping float64 // weight of the previous sample in the low-pass filter
	delay   int     // frames until the plectrum reaches it
}

// The detuning of the strings of a course in cents, and the time that the plectrum takes from one to the other in seconds.
const (
	detuneCents   = 2.4
	strokeSeconds = 0.009
)

// The attack in frames, the release in seconds, and the interval in frames at which the vibrato is updated.
const (
	attackFrames    = 48
	releaseSeconds  = 0.25
	vibratoInterval = 32
)

// Pluck starts a note and ends the previous one.
func (c *Course) Pluck(p Pluck, rng *rand.Rand) {
	c.age, c.vibratoPhase, c.stretch = 0, rng.Float64(), 1
	c.remaining = frames(p.Held + releaseSeconds)
	c.releaseAge = frames(p.Held)
	second := p.Hertz * math.Pow(2, (detuneCents*(0.7+0.6*rng.Float64()))/1200)
	if p.Paired {
		second *= 2
	}
	c.strings[0].pluck(p.Hertz, p.Force, 0, rng)
	c.strings[1].pluck(second, 0.7*p.Force, frames(strokeSeconds*(0.6+0.8*rng.Float64())), rng)
}

// pluck fills the loop with a burst of noise that is louder and brighter the larger force is.
func (s *stringLoop) pluck(hertz, force float64, wait int, rng *rand.Rand) {
	s.damping = min(0.5, max(0.16, 0.5*math.Pow(150/hertz, 0.6))) // otherwise short strings would lose all their high frequencies at once
	s.length = Rate/hertz - s.damping
	s.at, s.last, s.delay = 0, 0, wait
	// 60 dB in about four seconds for low strings, two for high ones.
	s.gain = math.Pow(10, -3/(hertz*4.2*math.Pow(196/hertz, 0.45)))
	n := int(s.length) + 2
	s.burst(n, 0.1+0.4*force, rng)
	peak := 1e-9
	for i := range n {
		peak = max(peak, math.Abs(s.line[i]))
	}
	for i := range n {
		s.line[i] *= force / peak
	}
	clear(s.line[n:])
	s.at = n - 1
}

// burst fills n frames with noise, darker for a small brightness. The string is plucked at a seventh of its length, which removes every
// seventh overtone.
func (s *stringLoop) burst(n int, brightness float64, rng *rand.Rand) {
	var noise [longestString]float64
	y := 0.0
	for i := range n {
		y += brightness * (rng.Float64()*2 - 1 - y)
		noise[i] = y
	}
	for i := range n {
		s.line[i] = noise[i] - noise[(i+n-n/7)%n]
	}
}

// next returns the next sample, with the period multiplied by stretch.
func (s *stringLoop) next(stretch float64) float64 {
	if s.delay > 0 {
		s.delay--
		return 0
	}
	back := s.length * stretch
	whole := int(back)
	share := back - float64(whole)
	const mask = longestString - 1
	a, b := s.line[(s.at-whole+1)&mask], s.line[(s.at-whole)&mask]
	x := a + share*(b-a)
	y := s.gain * (x + s.damping*(s.last-x))
	s.last = x
	s.at = (s.at + 1) & mask
	s.line[s.at] = y
	return y
}

// Active reports whether the course still sounds.
func (c *Course) Active() bool { return c.remaining > 0 }

// MixInto adds the next samples of the course to out.
func (c *Course) MixInto(out []float64) {
	for i := range out {
		if c.remaining <= 0 {
			return
		}
		c.remaining--
		out[i] += c.next()
	}
}

// next returns the next sample of both strings, with attack and release.
func (c *Course) next() float64 {
	c.age++
	if c.age%vibratoInterval == 0 && c.age > Rate/4 {
		c.updateVibrato()
	}
	y := c.strings[0].next(c.stretch) + 0.8*c.strings[1].next(c.stretch)
	if c.age < attackFrames {
		y *= float64(c.age) / attackFrames
	}
	if c.age > c.releaseAge {
		y *= float64(c.remaining) * (1 / (releaseSeconds * Rate))
	}
	return y
}

// updateVibrato updates the period for the vibrato, which starts once the note has settled.
func (c *Course) updateVibrato() {
	_, c.vibratoPhase = math.Modf(c.vibratoPhase + 5.2*vibratoInterval/Rate)
	c.stretch = 1 + 0.0011*min(1, float64(c.age-Rate/4)/(Rate/2))*triangle(c.vibratoPhase)
}

// triangle is a triangle wave from -1 to 1.
func triangle(phase float64) float64 { return 4*math.Abs(phase-0.5) - 1 }
