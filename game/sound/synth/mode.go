package synth

import "math"

// mode is a resonant mode of a body.
type mode struct {
	hertz float64
	decay float64 // seconds to 1/e of its amplitude
	m, n  int     // half waves along its two sides, 0 if its shape is ignored
}

// inaudible is the amplitude below which a mode is cut off.
const inaudible = 2e-4

// ring adds a mode that starts at a frame, as a two-pole resonator. It rises during the contact time.
func ring(out []float64, start int, m mode, strength, contact float64) {
	if start >= len(out) || m.hertz >= Rate/2.2 || strength < inaudible {
		return
	}
	out = out[start:]
	if n := frames(m.decay*math.Log(strength/inaudible)) + 1; n < len(out) {
		out = out[:n]
	}
	r := math.Exp(-1 / (m.decay * Rate))
	turn := 2 * math.Pi * m.hertz / Rate
	a, b := 2*r*math.Cos(turn), r*r
	before, now := 0.0, strength*r*math.Sin(turn) // the samples 0 and 1
	rise := min(frames(contact)+1, len(out))
	for i := range rise {
		out[i] += before * float64(i) / float64(rise)
		before, now = now, a*now-b*before
	}
	for i := rise; i < len(out); i++ {
		out[i] += before
		before, now = now, a*now-b*before
	}
}
