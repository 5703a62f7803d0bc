package gfx

import (
	"image"
	"image/color"
	"math"
)

// The size of a plank in design units.
const (
	plankHeight = 118
	plankLength = 860
)

// drawPlanks draws dark planks, staggered from row to row, under one lamp.
func (g *groundPainter) drawPlanks() {
	high, long := math.Round(plankHeight*g.unit), math.Round(plankLength*g.unit)
	g.Fill(Identity(), 0, 0, g.w, g.h, Hex(0x0E0704))
	wood := [2]Patch{g.addTexture(g.woodImage(int(long)/2, int(high), 0)), g.addTexture(g.woodImage(int(long)/2, int(high), 1))}
	for row := 0; float64(row)*high < g.h; row++ {
		shift := long * (float64(row%2)*0.5 + 0.2*latticeNoise(row, 5))
		for column := 0; float64(column)*long-shift < g.w; column++ {
			g.drawPlank(wood, row, column, float64(column)*long-shift, float64(row)*high, long, high)
		}
	}
}

// drawPlank draws a plank in one of two textures, possibly mirrored, with highlights and shadows along its edges.
func (g *groundPainter) drawPlank(wood [2]Patch, row, column int, x, y, long, high float64) {
	joint := max(1, math.Round(1.5*g.unit))
	x = math.Round(x)
	tone := float32(0.74 + 0.26*latticeNoise(column+3, row+11))
	at := Affine{A: 1, D: 1, X: x, Y: y}
	m := at
	if latticeNoise(column, row+40) > 0.5 {
		m.A, m.X = -1, x+long-joint
	}
	g.Quad(wood[int(2*latticeNoise(column+9, row))%2], m, 0, 0, long-joint, high-joint, Colour{R: tone, G: tone, B: tone, A: 1})
	g.Fill(at, 0, 0, long-joint, joint, Hex(0xE8B880).Fade(0.13))
	g.Fill(at, 0, high-3*joint, long-joint, 2*joint, Hex(0x080402).Fade(0.3))
}

// woodImage returns a texture of walnut with rings, streaks and pores. It has half of the horizontal resolution, since the grain runs
// lengthwise.
func (g *groundPainter) woodImage(w, h, kind int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			t := woodTone(2*float64(x)*plankHeight/float64(h), float64(y)*plankHeight/float64(h), float64(kind))
			c := g.ground.Bottom.Mix(g.ground.Top, t)
			img.SetRGBA(x, y, color.RGBA{uint8(255 * c.R), uint8(255 * c.G), uint8(255 * c.B), 255})
		}
	}
	return img
}

// woodTone returns the brightness of walnut at a point of a plank, in design units.
func woodTone(x, y, kind float64) float64 {
	bend := 70*valueNoise(x/310+40*kind, y/150+9) + 9*valueNoise(x/70, y/30+60*kind)
	ring := 0.5 + 0.5*math.Sin((y+bend)*(0.24+0.1*kind))
	streak := valueNoise(x/120+7*kind, y/1.7)
	pore := valueNoise(x/22+90*kind, y/1.1+30)
	t := 0.22 + 0.34*ring + 0.44*streak
	if pore > 0.72 {
		t -= 1.3 * (pore - 0.72)
	}
	return max(0, min(1, t))
}
