package synth

import "math"

// recipes are the sounds of the house by name.
func recipes() map[string]recipe {
	return map[string]recipe{
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
		"shared":          {3.4, 0.4, 1, shared},
	}
}

// side is the side in centimetres of a tile in a sound: its true size makes it higher by a little, and each step, too.
func (t *take) side(step float64) float64 {
	return t.about(9, 0.03) * math.Pow(t.call.Size, 0.5) * math.Pow(2, -step/18)
}

// tile is a share of a tile higher by some steps, damped so many times.
func (t *take) tile(step, damped, share float64) sounding {
	return sounding{tile(t.side(step), damped), share}
}

// board is the table top of wood, stiffer along its grain, which sounds a little different wherever it is struck.
func (t *take) board(share float64) sounding {
	var b body
	by := t.about(1, 0.05)
	for m := 1; m <= 4; m++ {
		for n := 1; n <= 2; n++ {
			hertz := 64 * (float64(m*m) + 1.9*float64(n*n))
			b = append(b, mode{by * hertz, fading(hertz, woodLoss), m, n})
		}
	}
	return sounding{b, share}
}

func (t *take) step() float64 { return float64(min(max(t.call.Step, 0), 8)) }

// tick is a fingernail on a small tile that lies on wood.
func tick(t *take) {
	t.strike(0, 0.25, onPorcelain(), sounding{tile(4.6, 3), 1}, t.board(0.3))
}

// pick is tiles that leave a porcelain plate: one touch for each, close together.
func pick(t *take) {
	rim := dish(t.about(1380, 0.04))
	for i := range min(t.call.Step, 5) + 1 {
		at := float64(i) * t.about(0.027, 0.4)
		force := 0.5 / (1 + 0.3*float64(i))
		t.strike(at, force, onPorcelain(), t.tile(2+t.step()+float64(i), 1.6, 1), sounding{rim, 0.28})
	}
}

// fallen is where a tile that is put down comes to rest: it touches with one edge, then lies, with less and less force.
func (t *take) fallen(c contact, force float64, bodies ...sounding) {
	at := 0.0
	for range 3 {
		t.strike(at, force, c, bodies...)
		at += t.about(0.034, 0.3) * force
		force *= 0.34
	}
}

func placeOnWood(t *take) {
	t.fallen(onWood(), 0.9, t.tile(t.step(), 2, 1.3), t.board(0.6))
}

func placeOnPorcelain(t *take) {
	t.fallen(onPorcelain(), 0.8, t.tile(1+t.step(), 1.1, 1), sounding{dish(t.about(1120, 0.03) * math.Pow(2, t.step()/24)), 0.4}, t.board(0.35))
}

func placeOnCloth(t *take) {
	t.strike(0, 0.8, onCloth(), t.board(1.3), t.tile(t.step(), 6, 0.5))
	t.hiss(0.004, 0.11, 250, 1500, 0.12, fall)
}

func placeOnClay(t *take) {
	t.fallen(onClay(), 0.7, t.tile(t.step(), 1.3, 1), t.tile(t.step()-1.3, 1.8, 0.8), t.board(0.2))
}

// slide is clay drawn over wood: its grain strikes the tile many times, softly.
func slide(t *take) {
	own := t.tile(1, 5, 1)
	for at := 0.01; at < 0.3; at += t.about(0.0075, 0.7) {
		t.strike(at, 0.09*swell(at/0.31), onWood(), own)
	}
	t.hiss(0, 0.32, 700, 3600, 0.35, swell)
	t.strike(0.29, 0.08, onWood(), own, t.board(0.6))
}

// bag is a cloth bag that is shaken: cloth over cloth, and within it clay against clay, which the cloth takes the highs of.
func bag(t *take) {
	t.hiss(0, 0.75, 260, 2300, 0.5, swell)
	t.hiss(0.2, 0.5, 600, 3800, 0.22, swell)
	for range 16 {
		at := 0.06 + 0.58*t.dice.Float64()
		t.strike(at, 0.05+0.1*t.dice.Float64(), contact{0.0008, 0.3}, sounding{tile(8+3*t.dice.Float64(), 2.6), 0.8})
	}
}

// crack is a tile that breaks on wood: a low blow, and what flies off.
func crack(t *take) {
	t.strike(0, 1, contact{0.0012, 0.8}, sounding{tile(t.side(0)*3.4, 4), 1.2}, t.board(1.6))
	t.hiss(0, 0.09, 200, 3400, 0.6, fall)
	for range 6 {
		at := 0.035 + 0.2*t.dice.Float64()
		t.strike(at, 0.13*t.dice.Float64()+0.03, onWood(), sounding{tile(3.5+4*t.dice.Float64(), 2.5), 0.9})
	}
}

// thud is a knuckle on a table with a cloth.
func thud(t *take) {
	t.strike(0, 0.9, contact{0.005, 0.5}, t.board(1))
	t.hiss(0, 0.07, 90, 700, 0.6, fall)
}

// scale is the frequency of a degree of D minor without its second and sixth, from the D above middle C: whatever counts in it agrees
// with all that sounds at the same time.
func scale(degree int) float64 {
	steps := [...]float64{0, 3, 5, 7, 10}
	return 587.33 * math.Pow(2, float64(degree/len(steps))+steps[degree%len(steps)]/12)
}

// count is a porcelain cup that is touched for each tile of a run, climbing.
func count(t *take) {
	degree := min(max(t.call.Step, 0), 9)
	t.strike(0, 0.5, onPorcelain(), sounding{chime(scale(degree+2), t.about(0.2, 0.1)), 0.8}, sounding{tile(5.5, 2), 0.12})
}

// arpeggio is chimes that rise for a row that is complete.
func arpeggio(t *take) {
	for i, degree := range [...]int{0, 2, 3, 5, 7} {
		force := t.about(0.4+0.1*float64(i), 0.1)
		t.strike(float64(i)*t.about(0.105, 0.04), force, contact{0.0006, 0.1}, sounding{chime(scale(degree), 0.42), 0.8})
	}
}

// bell tells that it is your turn: two soft strokes, a fourth apart.
func bell(t *take) {
	soft := contact{0.0014, 0.04}
	t.strike(0, 0.42, soft, sounding{chime(scale(0), 0.55), 0.8})
	t.strike(0.17, 0.34, soft, sounding{chime(scale(2), 0.6), 0.8})
}

// pluck sounds a note of the guitar, counted in semitones from the A below middle C.
func (t *take) pluck(at, semitones, force, held float64) {
	c := t.string
	c.Pluck(Pluck{Hertz: 220 * math.Pow(2, semitones/12), Force: force, Held: held, Paired: semitones < 2}, t.dice)
	if start := frames(at); start < len(t.dry) {
		c.Add(t.dry[start:])
	}
}

// strum plucks notes quickly one after another.
func (t *take) strum(at, apart, force, held float64, semitones ...float64) {
	for i, s := range semitones {
		t.pluck(at+float64(i)*t.about(apart, 0.15), s, t.about(force, 0.1), held)
	}
}

// victory strums upwards from D minor to a chord of D major, with chimes at its top.
func victory(t *take) {
	t.strum(0, 0.05, 0.55, 0.5, -7, 0, 5, 8)
	t.strum(0.5, 0.05, 0.6, 0.5, -5, 3, 7, 10)
	t.strum(1, 0.06, 0.8, 2.2, -7, 0, 5, 9, 12, 17)
	for i, h := range []float64{1174.66, 1479.98, 1760} {
		t.strike(1.4+0.16*float64(i), 0.16, contact{0.0008, 0.05}, sounding{chime(h, 0.6), 0.55})
	}
}

// defeat steps down to E, as the old songs end, without sharpness.
func defeat(t *take) {
	for i, s := range []float64{12, 10, 8} {
		t.pluck(0.34*float64(i), s, 0.42, 0.6)
	}
	t.strum(1.05, 0.09, 0.4, 2, -5, 2, 7)
}

// shared lets two voices come to the same note from both sides.
func shared(t *take) {
	for i, s := range []float64{5, 7, 8, 10} {
		t.pluck(0.3*float64(i), s, 0.45, 0.55)
		t.pluck(0.3*float64(i)+0.02, []float64{17, 15, 12, 10}[i], 0.4, 0.55)
	}
	t.strum(1.25, 0.06, 0.5, 2, -2, 5, 10, 10)
}
