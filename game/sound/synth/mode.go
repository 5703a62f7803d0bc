package synth

import "math"

// mode is one way in which a body rings.
type mode struct {
	hertz float64
	fade  float64 // seconds to 1/e of its strength
	m, n  int     // half waves along its two sides, 0 where its shape does not count
}

// inaudible is the strength at which a mode has died away.
const inaudible = 2e-4

// ring adds a mode that begins at a frame, as a resonator of two poles. Within the seconds of the contact it comes up to its strength.
func ring(out []float64, start int, m mode, strength, contact float64) {
	if start >= len(out) || m.hertz >= Rate/2.2 || strength < inaudible {
		return
	}
	out = out[start:]
	if n := frames(m.fade*math.Log(strength/inaudible)) + 1; n < len(out) {
		out = out[:n]
	}
	r := math.Exp(-1 / (m.fade * Rate))
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
