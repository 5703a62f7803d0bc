package main

import "math"

// noise is smooth pseudo-random noise from -1 to 1 that repeats horizontally after a number of cells.
type noise struct {
	seed    uint32
	columns int
}

// at returns the noise at a point, in cells.
func (n noise) at(x, y float64) float64 {
	x0, y0 := math.Floor(x), math.Floor(y)
	fx, fy := smoothstep(x-x0), smoothstep(y-y0)
	i, j := int(x0), int(y0)
	top := lerp(n.lattice(i, j), n.lattice(i+1, j), fx)
	return lerp(top, lerp(n.lattice(i, j+1), n.lattice(i+1, j+1), fx), fy)
}

// lattice returns the value at a lattice point.
func (n noise) lattice(i, j int) float64 {
	i = (i%n.columns + n.columns) % n.columns
	h := uint32(i)*0x9E3779B1 ^ uint32(j)*0x85EBCA77 ^ n.seed*0xC2B2AE3D
	h = (h ^ h>>15) * 0x2C1B3C6D
	h = (h ^ h>>12) * 0x297A2D39
	return float64(h^h>>15)/math.MaxUint32*2 - 1
}

// fractal returns the sum of octaves of noise, each with twice the frequency and half the amplitude.
func (n noise) fractal(x, y float64, octaves int) (sum float64) {
	finer := n
	for share := 0.5; octaves > 0; octaves-- {
		sum += share * finer.at(x, y)
		x, y, share = 2*x, 2*y, share/2
		finer = noise{finer.seed + 1, 2 * finer.columns}
	}
	return sum
}

// smoothstep interpolates between 0 and 1 with zero slope at both ends.
func smoothstep(t float64) float64 { return t * t * (3 - 2*t) }

// lerp interpolates linearly between a and b.
func lerp(a, b, t float64) float64 { return a + (b-a)*t }

// smoothRamp returns 0 at from, 1 at to, and interpolates smoothly between them.
func smoothRamp(from, to, v float64) float64 { return smoothstep(min(max((v-from)/(to-from), 0), 1)) }
