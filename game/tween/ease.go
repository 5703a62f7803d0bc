package tween

import "math"

// Ease bends the course of a step: it takes the share of time gone, 0 to 1, and gives the share of the way gone. Every ease of this
// package maps 0 to 0 and 1 to exactly 1.
type Ease func(t float64) float64

// Linear moves evenly.
func Linear(t float64) float64 { return t }

// OutCubic starts fast and slows down to the end.
func OutCubic(t float64) float64 {
	u := 1 - t
	return 1 - u*u*u
}

// InOutCubic speeds up to the middle and slows down to the end.
func InOutCubic(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 2 - 2*t
	return 1 - u*u*u/2
}

// Spring swings past the end and back, twice, ever less.
func Spring(t float64) float64 {
	return 1 - (1-t)*math.Exp(-5*t)*math.Cos(3.5*math.Pi*t)
}
