package statistics

import "math"

// Rating is the strength of a player in the Glicko-2 system of Mark Glickman (http://www.glicko.net/glicko/glicko2.pdf), on the scale of Glicko: 400 points
// more win ten times as often as they lose.
type Rating struct {
	Value      float64
	Deviation  float64 // the standard error of Value
	Volatility float64 // how much Value is expected to change from game to game
}

// NewRating returns the rating of a player of whom nothing is known.
func NewRating() Rating { return Rating{1500, 350, 0.06} }

// Result is how a game against an opponent went: 1 is a victory, ½ a draw, 0 a defeat.
type Result struct {
	Opponent Rating
	Score    float64
}

const (
	glickoScale = 173.7178 // between the scales of Glicko and of Glicko-2
	tau         = 0.5      // how much the volatility may change
	tolerance   = 1e-6
)

// After returns the rating after the games of a rating period. Each step has the number that it has in the description of the system.
func (r Rating) After(results []Result) Rating {
	mu, phi := (r.Value-1500)/glickoScale, r.Deviation/glickoScale // 2
	if len(results) == 0 {
		return r.scaled(mu, math.Hypot(phi, r.Volatility), r.Volatility)
	}
	information, gain := 0.0, 0.0 // 3 and 4
	for _, x := range results {
		g, expected := expectation(mu, (x.Opponent.Value-1500)/glickoScale, x.Opponent.Deviation/glickoScale)
		information += g * g * expected * (1 - expected)
		gain += g * (x.Score - expected)
	}
	v := 1 / information
	sigma := volatility(r.Volatility, phi, v, v*gain)
	phi = 1 / math.Sqrt(1/(phi*phi+sigma*sigma)+information) // 6 and 7
	return r.scaled(mu+phi*phi*gain, phi, sigma)
}

// scaled returns the rating on the scale of Glicko. A deviation is never more than that of a player of whom nothing is known.
func (r Rating) scaled(mu, phi, sigma float64) Rating { // 8
	return Rating{1500 + glickoScale*mu, min(NewRating().Deviation, glickoScale*phi), sigma}
}

// Expected returns the score to expect against an opponent.
func (r Rating) Expected(o Rating) float64 {
	_, e := expectation((r.Value-1500)/glickoScale, (o.Value-1500)/glickoScale, math.Hypot(r.Deviation, o.Deviation)/glickoScale)
	return e
}

// expectation returns how much a game against an opponent of a deviation says, and the expected score.
func expectation(mu, opponent, deviation float64) (g, expected float64) {
	g = 1 / math.Sqrt(1+3*deviation*deviation/(math.Pi*math.Pi))
	return g, 1 / (1 + math.Exp(-g*(mu-opponent)))
}

// volatility returns the volatility after games, by the Illinois variant of the method of false position (step 5).
func volatility(sigma, phi, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, math.Log(delta*delta-phi*phi-v)
	if delta*delta <= phi*phi+v {
		k := 1.0
		for f(a-k*tau) < 0 {
			k++
		}
		high = a - k*tau
	}
	fLow, fHigh := f(low), f(high)
	for math.Abs(high-low) > tolerance {
		c := low + (low-high)*fLow/(fHigh-fLow)
		fc := f(c)
		if fc*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = c, fc
	}
	return math.Exp(low / 2)
}
