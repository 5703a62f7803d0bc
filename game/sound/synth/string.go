package synth

import (
	"math"
	"math/rand/v2"
)

// longestString is the frames of a wave of the lowest string, as a power of two.
const longestString = 2048

// Course is a pair of strings that are plucked together, as on a Portuguese guitar: each a loop that a burst of noise runs around, losing
// its highs on the way (Karplus and Strong). The two are a little out of tune with each other, and the hand lets them tremble. The zero
// Course is silent.
type Course struct {
	strings [2]loop
	age     int     // frames since it was plucked
	left    int     // frames until it is silent
	stop    int     // the frame of its age at which it is stopped
	sway    float64 // phase of the vibrato, in turns
	longer  float64 // share by which it lengthens the wave at present
}

// Pluck is how a course is plucked.
type Pluck struct {
	Hertz  float64
	Force  float64 // 0 to 1, brighter as it grows
	Held   float64 // seconds until the finger is lifted
	Paired bool    // the second string is an octave above, as in the low courses
}

// loop is one string.
type loop struct {
	line   [longestString]float64
	at     int
	length float64 // frames of a wave
	last   float64
	loss   float64 // what is left of a wave after it has gone round
	blur   float64 // share of the sample before, which takes the highs
	wait   int     // frames until it is reached by the plectrum
}

// The strings of a course are apart by so many cents, and the plectrum needs so many seconds from one to the other.
const (
	detune = 2.4
	stroke = 0.009
)

// A note rises within so many frames and is stopped within so many seconds. The vibrato goes on every so many frames.
const (
	rise    = 48
	release = 0.25
	tremble = 32
)

// Pluck begins a note; what sounded of the last ends.
func (c *Course) Pluck(p Pluck, dice *rand.Rand) {
	c.age, c.sway, c.longer = 0, dice.Float64(), 1
	c.left = frames(p.Held + release)
	c.stop = frames(p.Held)
	second := p.Hertz * math.Pow(2, (detune*(0.7+0.6*dice.Float64()))/1200)
	if p.Paired {
		second *= 2
	}
	c.strings[0].pluck(p.Hertz, p.Force, 0, dice)
	c.strings[1].pluck(second, 0.7*p.Force, frames(stroke*(0.6+0.8*dice.Float64())), dice)
}

// pluck fills the loop with a burst as loud and keen as it is forced.
func (l *loop) pluck(hertz, force float64, wait int, dice *rand.Rand) {
	l.blur = min(0.5, max(0.16, 0.5*math.Pow(150/hertz, 0.6))) // short strings would lose all their highs at once
	l.length = Rate/hertz - l.blur
	l.at, l.last, l.wait = 0, 0, wait
	// 60 dB in about four seconds for low strings, two for high ones.
	l.loss = math.Pow(10, -3/(hertz*4.2*math.Pow(196/hertz, 0.45)))
	n := int(l.length) + 2
	l.burst(n, 0.1+0.4*force, dice)
	peak := 1e-9
	for i := range n {
		peak = max(peak, math.Abs(l.line[i]))
	}
	for i := range n {
		l.line[i] *= force / peak
	}
	clear(l.line[n:])
	l.at = n - 1
}

// burst fills n frames with noise, dull where keen is small. Plucked at a seventh of the string, every seventh overtone is missing.
func (l *loop) burst(n int, keen float64, dice *rand.Rand) {
	var noise [longestString]float64
	y := 0.0
	for i := range n {
		y += keen * (dice.Float64()*2 - 1 - y)
		noise[i] = y
	}
	for i := range n {
		l.line[i] = noise[i] - noise[(i+n-n/7)%n]
	}
}

// next is the next sample, of a wave longer by a share.
func (l *loop) next(longer float64) float64 {
	if l.wait > 0 {
		l.wait--
		return 0
	}
	back := l.length * longer
	whole := int(back)
	share := back - float64(whole)
	const mask = longestString - 1
	a, b := l.line[(l.at-whole+1)&mask], l.line[(l.at-whole)&mask]
	x := a + share*(b-a)
	y := l.loss * (x + l.blur*(l.last-x))
	l.last = x
	l.at = (l.at + 1) & mask
	l.line[l.at] = y
	return y
}

// Sounds reports whether anything is to be heard of the course.
func (c *Course) Sounds() bool { return c.left > 0 }

// Add adds the course to samples.
func (c *Course) Add(out []float64) {
	for i := range out {
		if c.left <= 0 {
			return
		}
		c.left--
		out[i] += c.next()
	}
}

// next is the next sample of both strings: it rises within a millisecond, and is stopped softly.
func (c *Course) next() float64 {
	c.age++
	if c.age%tremble == 0 && c.age > Rate/4 {
		c.vibrate()
	}
	y := c.strings[0].next(c.longer) + 0.8*c.strings[1].next(c.longer)
	if c.age < rise {
		y *= float64(c.age) / rise
	}
	if c.age > c.stop {
		y *= float64(c.left) * (1 / (release * Rate))
	}
	return y
}

// vibrate lets the finger tremble once the note stands.
func (c *Course) vibrate() {
	_, c.sway = math.Modf(c.sway + 5.2*tremble/Rate)
	c.longer = 1 + 0.0011*min(1, float64(c.age-Rate/4)/(Rate/2))*triangle(c.sway)
}

// triangle is a wave from -1 to 1.
func triangle(phase float64) float64 { return 4*math.Abs(phase-0.5) - 1 }
