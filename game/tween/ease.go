package tween

import "math"

// Ease is an easing function. It maps the elapsed fraction of a step's time, 0 to 1, to the fraction of its change. Every Ease of this
// package maps 0 to 0 and 1 to exactly 1.
type Ease func(t float64) float64

// Linear has constant speed.
func Linear(t float64) float64 { return t }

// OutCubic starts fast and slows down towards the end.
func OutCubic(t float64) float64 {
	u := 1 - t
	return 1 - u*u*u
}

// InOutCubic speeds up until the middle and then slows down.
func InOutCubic(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 2 - 2*t
	return 1 - u*u*u/2
}

// Spring overshoots and swings back twice, less each time.
func Spring(t float64) float64 {
	return 1 - (1-t)*math.Exp(-5*t)*math.Cos(3.5*math.Pi*t)
}
