package synth

import "math"

// body is an object that rings when struck, as the list of its modes.
type body []mode

// The loss factors of fired clay, glazed porcelain and wood: the fraction of its energy that a vibration loses in each period, divided by
// 2π.
const (
	clayLoss      = 0.0042
	porcelainLoss = 0.0017
	woodLoss      = 0.034
)

// decayTime returns the time in which a vibration decays to 1/e, in seconds.
func decayTime(hertz, loss float64) float64 { return 1 / (math.Pi * hertz * loss) }

// plate returns the modes of a square plate with free edges, relative to the lowest, with their half waves (Leissa, Vibration of Plates,
// NASA SP-160, for a Poisson ratio of 0.3).
func plate() body {
	return body{
		{1, 0, 1, 1}, {1.467, 0, 2, 0}, {1.811, 0, 0, 2}, {2.596, 0, 2, 1}, {2.596, 0, 1, 2},
		{4.561, 0, 3, 0}, {4.561, 0, 0, 3}, {4.721, 0, 2, 2}, {5.135, 0, 3, 1}, {5.721, 0, 1, 3},
	}
}

// tile returns a tile of glazed clay with a side in centimetres. damped is the factor by which its support shortens the decay. A real
// tile of 2 cm would ring above the audible range, so tiles sound like ones of about 9 cm, at 1,700 Hz.
func tile(side, damped float64) body {
	b := plate()
	for i := range b {
		b[i].hertz *= 1700 * 9 / side
		b[i].decay = decayTime(b[i].hertz, clayLoss*damped)
	}
	return b
}

// dish returns a porcelain plate or cup, whose rim vibrates in 2, 3, 4 and 5 waves like a thin ring.
func dish(hertz float64) (b body) {
	for _, ratio := range []float64{1, 2.828, 5.423, 8.771} {
		b = append(b, mode{hertz: hertz * ratio, decay: decayTime(hertz*ratio, porcelainLoss)})
	}
	return b
}

// chime returns a small porcelain bell whose upper modes are tuned to the lowest one, which is doubled so that it beats slowly.
func chime(hertz, seconds float64) body {
	return body{
		{hertz: hertz, decay: seconds}, {hertz: hertz + 0.9, decay: seconds},
		{hertz: 2 * hertz, decay: 0.6 * seconds}, {hertz: 3.01 * hertz, decay: 0.36 * seconds},
		{hertz: 4.17 * hertz, decay: 0.22 * seconds}, {hertz: 5.43 * hertz, decay: 0.13 * seconds},
	}
}
