package synth

import "math"

// presets returns all sounds by name.
func presets() map[string]preset {
	return map[string]preset{
		"tick":            {0.12, 0.22, 0.5, tick},
		"pick":            {0.3, 0.34, 0.7, pick},
		"place-wood":      {0.34, 0.46, 0.7, placeOnWood},
		"place-porcelain": {0.5, 0.44, 0.7, placeOnPorcelain},
		"place-cloth":     {0.26, 0.4, 0.6, placeOnCloth},
		"place-clay":      {0.3, 0.42, 0.7, placeOnClay},
		"slide":           {0.42, 0.2, 0.6, slide},
		"bag":             {0.95, 0.22, 0.6, bag},
		"crack":           {0.55, 0.46, 0.8, crack},
		"thud":            {0.3, 0.42, 0.5, thud},
		"count":           {0.7, 0.24, 0.9, count},
		"arpeggio":        {1.7, 0.36, 1, arpeggio},
		"bell":            {1.9, 0.3, 1, bell},
		"victory":         {3.6, 0.38, 1, victory},
		"defeat":          {3.4, 0.36, 1, defeat},
		"shared":          {3.4, 0.4, 1, draw},
	}
}

// tileSide returns the side of a tile in centimetres, which varies with the size of the request and decreases with each step.
func (t *track) tileSide(step float64) float64 {
	return t.vary(9, 0.03) * math.Pow(t.request.Size, 0.5) * math.Pow(2, -step/18)
}

// tile returns a tile raised by some steps, with its damping and its level.
func (t *track) tile(step, damped, share float64) weightedBody {
	return weightedBody{tile(t.tileSide(step), damped), share}
}

// tableTop returns a wooden table top, stiffer along its grain, that sounds slightly different at every point.
func (t *track) tableTop(share float64) weightedBody {
	var b body
	by := t.vary(1, 0.05)
	for m := 1; m <= 4; m++ {
		for n := 1; n <= 2; n++ {
			hertz := 64 * (float64(m*m) + 1.9*float64(n*n))
			b = append(b, mode{by * hertz, decayTime(hertz, woodLoss), m, n})
		}
	}
	return weightedBody{b, share}
}

func (t *track) step() float64 { return float64(min(max(t.request.Step, 0), 8)) }

// tick is a fingernail on a small tile on wood.
func tick(t *track) {
	t.strike(0, 0.25, onPorcelain(), weightedBody{tile(4.6, 3), 1}, t.tableTop(0.3))
}

// pick is tiles picked up from a porcelain plate: one touch for each in quick succession.
func pick(t *track) {
	rim := dish(t.vary(1380, 0.04))
	for i := range min(t.request.Step, 5) + 1 {
		at := float64(i) * t.vary(0.027, 0.4)
		force := 0.5 / (1 + 0.3*float64(i))
		t.strike(at, force, onPorcelain(), t.tile(2+t.step()+float64(i), 1.6, 1), weightedBody{rim, 0.28})
	}
}

// drop strikes bodies three times with decreasing force, as when a tile is put down edge first.
func (t *track) drop(c contact, force float64, bodies ...weightedBody) {
	at := 0.0
	for range 3 {
		t.strike(at, force, c, bodies...)
		at += t.vary(0.034, 0.3) * force
		force *= 0.34
	}
}

func placeOnWood(t *track) {
	t.drop(onWood(), 0.9, t.tile(t.step(), 2, 1.3), t.tableTop(0.6))
}

func placeOnPorcelain(t *track) {
	t.drop(onPorcelain(), 0.8, t.tile(1+t.step(), 1.1, 1), weightedBody{dish(t.vary(1120, 0.03) * math.Pow(2, t.step()/24)), 0.4}, t.tableTop(0.35))
}

func placeOnCloth(t *track) {
	t.strike(0, 0.8, onCloth(), t.tableTop(1.3), t.tile(t.step(), 6, 0.5))
	t.addNoise(0.004, 0.11, 250, 1500, 0.12, decayEnvelope)
}

func placeOnClay(t *track) {
	t.drop(onClay(), 0.7, t.tile(t.step(), 1.3, 1), t.tile(t.step()-1.3, 1.8, 0.8), t.tableTop(0.2))
}

// slide is clay dragged over wood: many soft strikes of the grain, and noise.
func slide(t *track) {
	own := t.tile(1, 5, 1)
	for at := 0.01; at < 0.3; at += t.vary(0.0075, 0.7) {
		t.strike(at, 0.09*swellEnvelope(at/0.31), onWood(), own)
	}
	t.addNoise(0, 0.32, 700, 3600, 0.35, swellEnvelope)
	t.strike(0.29, 0.08, onWood(), own, t.tableTop(0.6))
}

// bag is a cloth bag being shaken: the rustle of cloth and muffled clicks of clay.
func bag(t *track) {
	t.addNoise(0, 0.75, 260, 2300, 0.5, swellEnvelope)
	t.addNoise(0.2, 0.5, 600, 3800, 0.22, swellEnvelope)
	for range 16 {
		at := 0.06 + 0.58*t.rng.Float64()
		t.strike(at, 0.05+0.1*t.rng.Float64(), contact{0.0008, 0.3}, weightedBody{tile(8+3*t.rng.Float64(), 2.6), 0.8})
	}
}

// crack is a tile that breaks on wood: a low blow and the splinters.
func crack(t *track) {
	t.strike(0, 1, contact{0.0012, 0.8}, weightedBody{tile(t.tileSide(0)*3.4, 4), 1.2}, t.tableTop(1.6))
	t.addNoise(0, 0.09, 200, 3400, 0.6, decayEnvelope)
	for range 6 {
		at := 0.035 + 0.2*t.rng.Float64()
		t.strike(at, 0.13*t.rng.Float64()+0.03, onWood(), weightedBody{tile(3.5+4*t.rng.Float64(), 2.5), 0.9})
	}
}

// thud is a knuckle on a table with a cloth.
func thud(t *track) {
	t.strike(0, 0.9, contact{0.005, 0.5}, t.tableTop(1))
	t.addNoise(0, 0.07, 90, 700, 0.6, decayEnvelope)
}

// scaleFrequency returns the frequency of a degree of D minor without its second and sixth, from the D above middle C, so that sounds
// that overlap are in tune.
func scaleFrequency(degree int) float64 {
	steps := [...]float64{0, 3, 5, 7, 10}
	return 587.33 * math.Pow(2, float64(degree/len(steps))+steps[degree%len(steps)]/12)
}

// count is a touched porcelain cup, higher with each tile of a run.
func count(t *track) {
	degree := min(max(t.request.Step, 0), 9)
	t.strike(0, 0.5, onPorcelain(), weightedBody{chime(scaleFrequency(degree+2), t.vary(0.2, 0.1)), 0.8}, weightedBody{tile(5.5, 2), 0.12})
}

// arpeggio is rising chimes for a complete row.
func arpeggio(t *track) {
	for i, degree := range [...]int{0, 2, 3, 5, 7} {
		force := t.vary(0.4+0.1*float64(i), 0.1)
		t.strike(float64(i)*t.vary(0.105, 0.04), force, contact{0.0006, 0.1}, weightedBody{chime(scaleFrequency(degree), 0.42), 0.8})
	}
}

// bell is two soft strokes, a fourth apart, that announce the player's turn.
func bell(t *track) {
	soft := contact{0.0014, 0.04}
	t.strike(0, 0.42, soft, weightedBody{chime(scaleFrequency(0), 0.55), 0.8})
	t.strike(0.17, 0.34, soft, weightedBody{chime(scaleFrequency(2), 0.6), 0.8})
}

// pluck plays a guitar note, in semitones above the A below middle C.
func (t *track) pluck(at, semitones, force, held float64) {
	c := t.string
	c.Pluck(Pluck{Hertz: 220 * math.Pow(2, semitones/12), Force: force, Held: held, Paired: semitones < 2}, t.rng)
	if start := frames(at); start < len(t.dry) {
		c.MixInto(t.dry[start:])
	}
}

// strum plays notes in quick succession.
func (t *track) strum(at, apart, force, held float64, semitones ...float64) {
	for i, s := range semitones {
		t.pluck(at+float64(i)*t.vary(apart, 0.15), s, t.vary(force, 0.1), held)
	}
}

// victory is strummed chords from D minor up to D major, with chimes at the end.
func victory(t *track) {
	t.strum(0, 0.05, 0.55, 0.5, -7, 0, 5, 8)
	t.strum(0.5, 0.05, 0.6, 0.5, -5, 3, 7, 10)
	t.strum(1, 0.06, 0.8, 2.2, -7, 0, 5, 9, 12, 17)
	for i, h := range []float64{1174.66, 1479.98, 1760} {
		t.strike(1.4+0.16*float64(i), 0.16, contact{0.0008, 0.05}, weightedBody{chime(h, 0.6), 0.55})
	}
}

// defeat descends to E minor like an old song, quietly.
func defeat(t *track) {
	for i, s := range []float64{12, 10, 8} {
		t.pluck(0.34*float64(i), s, 0.42, 0.6)
	}
	t.strum(1.05, 0.09, 0.4, 2, -5, 2, 7)
}

// draw moves two voices to the same note from both sides.
func draw(t *track) {
	for i, s := range []float64{5, 7, 8, 10} {
		t.pluck(0.3*float64(i), s, 0.45, 0.55)
		t.pluck(0.3*float64(i)+0.02, []float64{17, 15, 12, 10}[i], 0.4, 0.55)
	}
	t.strum(1.25, 0.06, 0.5, 2, -2, 5, 10, 10)
}
