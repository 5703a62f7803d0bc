package synth

import (
	"math"
	"math/rand/v2"
)

// take is one sound in the making: samples for no ear in particular, of any loudness.
type take struct {
	dry    []float64
	dice   *rand.Rand
	call   Call
	string *Course
}

// about is a value with some share of chance around it.
func (t *take) about(v, share float64) float64 { return v * (1 + share*(2*t.dice.Float64()-1)) }

// contact is how two bodies meet: for how many seconds they touch, and how rough they are.
type contact struct{ seconds, rough float64 }

// The softer the ground, the longer it is touched.
func onClay() contact      { return contact{0.0002, 0.5} }
func onPorcelain() contact { return contact{0.00027, 0.35} }
func onWood() contact      { return contact{0.00045, 0.6} }
func onCloth() contact     { return contact{0.0055, 0.25} }

// strike lets bodies ring that meet at a second of the sound with some force. A hard blow is short and bright, as contacts of spheres are
// (Hertz: by the fifth root of the force); where they meet is left to chance, and a mode is not heard from its nodal lines.
func (t *take) strike(at, force float64, c contact, bodies ...sounding) {
	c.seconds = t.about(c.seconds/math.Pow(max(force, 0.05), 0.2), 0.12)
	start := frames(at)
	u, v := 0.06+0.2*t.dice.Float64(), 0.06+0.3*t.dice.Float64() // near a corner
	for _, s := range bodies {
		for _, m := range s.body {
			shape := math.Abs(math.Cos(math.Pi*u*float64(m.m)) * math.Cos(math.Pi*v*float64(m.n)))
			m.hertz = t.about(m.hertz, 0.002)
			ring(t.dry, start, m, force*s.share*(0.15+0.85*shape)*push(m.hertz, c.seconds), c.seconds)
		}
	}
	t.hiss(at, 4*c.seconds+0.002, 900, 0.8/c.seconds, force*c.rough, fall)
}

// sounding is a body and how much of it is heard.
type sounding struct {
	body  body
	share float64
}

// push is how much a contact of some seconds, with the force of half a sine wave, gives to a frequency, as a share of what it gives to the
// lowest.
func push(hertz, seconds float64) float64 {
	x := 2 * hertz * seconds
	if d := 1 - x*x; math.Abs(d) > 1e-3 {
		return math.Abs(math.Cos(math.Pi*x/2) / d)
	}
	return math.Pi / 4
}

// hiss adds noise between two frequencies, as loud from 0 to 1 of its seconds as the envelope says.
func (t *take) hiss(at, seconds, low, high, strength float64, envelope func(float64) float64) {
	start, n := frames(at), frames(seconds)
	a, b := 0.0, 0.0
	ka, kb := 1-math.Exp(-2*math.Pi*min(high, 16000)/Rate), 1-math.Exp(-2*math.Pi*low/Rate)
	for i := range min(n, len(t.dry)-start) {
		a += ka * (t.dice.Float64()*2 - 1 - a)
		b += kb * (a - b)
		t.dry[start+i] += strength * envelope(float64(i)/float64(n)) * (a - b)
	}
}

// fall is the envelope of a blow, swell that of something drawn over something.
func fall(x float64) float64  { return min(1, 12*x) * math.Exp(-5*x) * (1 - x) }
func swell(x float64) float64 { s := math.Sin(math.Pi * x); return s * s }
