package gfx

import "image"

// The light of a window falls on plaster in slanted bands: how wide they are, in parts of the window's longer side, and how far they lean
// to the left on their way down.
const (
	bandLean = 0.62
	bandSoft = 16 // of their edges, in design units
	bandWide = 0.105
)

// daylight lets the sun in.
func (p *painting) daylight() {
	if p.ground.Sun.A == 0 || p.Pages.overrides.Hidden["daylight"] {
		return
	}
	long := max(p.w, p.h)
	wide, soft := bandWide*long, bandSoft*p.unit
	light := p.swatch(bandOf(int(wide), soft))
	light.Y, light.H = light.Y+1, light.H-2 // beyond it is nothing
	// They begin at the upper edge, in the same parts.
	for i, at := range [...]float64{0.2, 0.325, 0.56, 0.685, 1.05, 1.175} {
		m := Affine{A: 1, B: -bandLean, D: 1, X: at * long}
		p.Quad(light, m, 0, 0, wide, p.h, p.ground.Sun.Fade(1-0.12*float64(i)))
	}
}

// bandOf is a band of light with soft edges.
func bandOf(wide int, soft float64) *image.RGBA {
	return white(wide, 4, func(x, _ int) float64 {
		return smooth(min(float64(x)+0.5, float64(wide)-float64(x)-0.5) / soft)
	})
}
