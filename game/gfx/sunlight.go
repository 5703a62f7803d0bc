package gfx

import "image"

// Sunlight falls on plaster in slanted bands. Slant is the shift to the left per unit of height, edge the width of the soft edges in
// design units, and width a fraction of the window's longer side.
const (
	bandSlant = 0.62
	bandEdge  = 16 // in design units
	bandWidth = 0.105
)

// drawSunlight draws bands of sunlight.
func (g *groundPainter) drawSunlight() {
	if g.ground.Sun.A == 0 || g.Pages.overrides.Hidden["daylight"] {
		return
	}
	long := max(g.w, g.h)
	wide, soft := bandWidth*long, bandEdge*g.unit
	light := g.addTexture(lightBand(int(wide), soft))
	light.Y, light.H = light.Y+1, light.H-2 // the outermost pixels fade into transparency
	// The left ends of the bands at the upper edge, as fractions of the longer side.
	for i, at := range [...]float64{0.2, 0.325, 0.56, 0.685, 1.05, 1.175} {
		m := Affine{A: 1, B: -bandSlant, D: 1, X: at * long}
		g.Quad(light, m, 0, 0, wide, g.h, g.ground.Sun.Fade(1-0.12*float64(i)))
	}
}

// lightBand returns an image of a band of light with soft edges.
func lightBand(wide int, soft float64) *image.RGBA {
	return alphaImage(wide, 4, func(x, _ int) float64 {
		return smoothstep(min(float64(x)+0.5, float64(wide)-float64(x)-0.5) / soft)
	})
}
