package synth

import "math"

// body is what rings when it is struck.
type body []mode

// Shares of its energy that a vibration loses in each of its periods, by 2π: the loss factors of fired clay, glazed porcelain and a board.
const (
	clayLoss      = 0.0042
	porcelainLoss = 0.0017
	woodLoss      = 0.034
)

// fading is the seconds in which a vibration of a body with a loss factor fades to 1/e.
func fading(hertz, loss float64) float64 { return 1 / (math.Pi * hertz * loss) }

// plate are the modes of a square plate with free edges, in proportion to the lowest, and their half waves (Leissa, Vibration of Plates, NASA
// SP-160, for a Poisson ratio of 0.3).
func plate() body {
	return body{
		{1, 0, 1, 1}, {1.467, 0, 2, 0}, {1.811, 0, 0, 2}, {2.596, 0, 2, 1}, {2.596, 0, 1, 2},
		{4.561, 0, 3, 0}, {4.561, 0, 0, 3}, {4.721, 0, 2, 2}, {5.135, 0, 3, 1}, {5.721, 0, 1, 3},
	}
}

// tile is a tile of glazed clay with a side in centimetres, lying on something that takes its vibration away so many times as fast as its
// own clay does. A true tile of 2 cm would ring beyond hearing: ears expect one of the size of a hand, and 9 cm ring at 1,700 Hz.
func tile(side, damped float64) body {
	b := plate()
	for i := range b {
		b[i].hertz *= 1700 * 9 / side
		b[i].fade = fading(b[i].hertz, clayLoss*damped)
	}
	return b
}

// dish is a porcelain plate or cup whose rim rings in 2, 3, 4 and 5 waves around, as that of a thin ring.
func dish(hertz float64) (b body) {
	for _, ratio := range []float64{1, 2.828, 5.423, 8.771} {
		b = append(b, mode{hertz: hertz * ratio, fade: fading(hertz*ratio, porcelainLoss)})
	}
	return b
}

// chime is a small bell of porcelain, tuned so that its upper modes agree with the lowest, which comes in two that beat slowly.
func chime(hertz, seconds float64) body {
	return body{
		{hertz: hertz, fade: seconds}, {hertz: hertz + 0.9, fade: seconds},
		{hertz: 2 * hertz, fade: 0.6 * seconds}, {hertz: 3.01 * hertz, fade: 0.36 * seconds},
		{hertz: 4.17 * hertz, fade: 0.22 * seconds}, {hertz: 5.43 * hertz, fade: 0.13 * seconds},
	}
}
