package synth

import (
	"math"
	"math/rand/v2"
)

// track is one sound while it is being built, in mono and at any level.
type track struct {
	dry     []float64
	rng     *rand.Rand
	request Request
	string  *Course
}

// vary returns v with a random relative change of at most share.
func (t *track) vary(v, share float64) float64 { return v * (1 + share*(2*t.rng.Float64()-1)) }

// contact describes how two bodies touch: for how long, and how rough the contact is.
type contact struct{ seconds, rough float64 }

// The softer the surface, the longer the contact.
func onClay() contact      { return contact{0.0002, 0.5} }
func onPorcelain() contact { return contact{0.00027, 0.35} }
func onWood() contact      { return contact{0.00045, 0.6} }
func onCloth() contact     { return contact{0.0055, 0.25} }

// strike strikes bodies against each other, at a time in seconds. A hard blow is shorter and brighter, as between spheres (Hertz: by the
// fifth root of the force). The point of contact is random, and a mode is weaker near its nodal lines.
func (t *track) strike(at, force float64, c contact, bodies ...weightedBody) {
	c.seconds = t.vary(c.seconds/math.Pow(max(force, 0.05), 0.2), 0.12)
	start := frames(at)
	u, v := 0.06+0.2*t.rng.Float64(), 0.06+0.3*t.rng.Float64() // near a corner
	for _, s := range bodies {
		for _, m := range s.body {
			shape := math.Abs(math.Cos(math.Pi*u*float64(m.m)) * math.Cos(math.Pi*v*float64(m.n)))
			m.hertz = t.vary(m.hertz, 0.002)
			ring(t.dry, start, m, force*s.share*(0.15+0.85*shape)*contactSpectrum(m.hertz, c.seconds), c.seconds)
		}
	}
	t.addNoise(at, 4*c.seconds+0.002, 900, 0.8/c.seconds, force*c.rough, decayEnvelope)
}

// weightedBody is a body with its level.
type weightedBody struct {
	body  body
	share float64
}

// contactSpectrum returns the excitation of a frequency by a half-sine force of some seconds, relative to that of the lowest frequencies.
func contactSpectrum(hertz, seconds float64) float64 {
	x := 2 * hertz * seconds
	if d := 1 - x*x; math.Abs(d) > 1e-3 {
		return math.Abs(math.Cos(math.Pi*x/2) / d)
	}
	return math.Pi / 4
}

// addNoise adds noise between two frequencies. envelope returns the level for 0 to 1 of its duration.
func (t *track) addNoise(at, seconds, low, high, strength float64, envelope func(float64) float64) {
	start, n := frames(at), frames(seconds)
	a, b := 0.0, 0.0
	ka, kb := 1-math.Exp(-2*math.Pi*min(high, 16000)/Rate), 1-math.Exp(-2*math.Pi*low/Rate)
	for i := range min(n, len(t.dry)-start) {
		a += ka * (t.rng.Float64()*2 - 1 - a)
		b += kb * (a - b)
		t.dry[start+i] += strength * envelope(float64(i)/float64(n)) * (a - b)
	}
}

// decayEnvelope is the envelope of a blow.
func decayEnvelope(x float64) float64 { return min(1, 12*x) * math.Exp(-5*x) * (1 - x) }

// swellEnvelope is the envelope of a sliding motion.
func swellEnvelope(x float64) float64 { s := math.Sin(math.Pi * x); return s * s }
