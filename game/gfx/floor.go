package gfx

import (
	"image"
	"image/color"
	"math"
)

// lighting returns the lamps above a floor and the colour towards which its edges darken.
func (f Floor) lighting() (lamps []lamp, edge Colour) {
	switch f {
	case Planks:
		return []lamp{{0.36, 0.36, 0.6, 0.9, Hex(0xFFB768).Fade(0.2)}}, Hex(0x080402).Fade(0.86)
	case Azulejos:
		return []lamp{{0.19, 0.47, 0.3, 0.57, Hex(0xFFC470).Fade(0.36)}, {0.64, 0.84, 0.44, 0.5, Hex(0xFFCC7C).Fade(0.34)}}, Hex(0x020416).Fade(0.86)
	}
	return nil, Colour{}
}

// lit returns c as it appears under the lamps at a point, in fractions of the window.
func (f Floor) lit(c Colour, x, y float64) Colour {
	lamps, edge := f.lighting()
	for _, l := range lamps {
		c = c.Mix(l.colour, float64(l.colour.A)*lampBrightness(l.distance(x, y)))
	}
	return c.Mix(edge, float64(edge.A)*edgeDarkness(math.Hypot(2*x-1, 2*y-1))).opaque()
}

// opaque returns c with full opacity.
func (c Colour) opaque() Colour { c.A = 1; return c }

// lamp is a light above a floor. Its centre and radii are fractions of the window's width and height; the alpha of its colour is its
// strength.
type lamp struct {
	x, y, radiusX, radiusY float64
	colour                 Colour
}

// distance returns the distance of a point from the centre of the light, 1 at its edge.
func (l lamp) distance(x, y float64) float64 { return math.Hypot((x-l.x)/l.radiusX, (y-l.y)/l.radiusY) }

// lampBrightness returns the brightness of a lamp at a distance in radii.
func lampBrightness(distance float64) float64 { return smoothstep(1 - distance) }

// edgeDarkness returns how dark a floor is at a distance from its centre, in half sizes of the window.
func edgeDarkness(distance float64) float64 { return smoothstep((distance - 0.5) / 1.05) }

// drawFloor draws a floor and the light of its lamps.
func (g *groundPainter) drawFloor() {
	switch g.ground.Floor {
	case Planks:
		g.drawPlanks()
	case Azulejos:
		g.drawAzulejos()
	}
	lamps, edge := g.ground.Floor.lighting()
	glow := g.addTexture(radialMask(64, lampBrightness))
	for _, l := range lamps {
		g.Quad(glow, Identity(), (l.x-l.radiusX)*g.w, (l.y-l.radiusY)*g.h, 2*l.radiusX*g.w, 2*l.radiusY*g.h, l.colour)
	}
	dark := g.addTexture(radialMask(64, edgeDarkness))
	dark.X, dark.Y, dark.W, dark.H = 1, 1, dark.W-2, dark.H-2 // the outermost pixels fade into transparency
	g.Quad(dark, Identity(), 0, 0, g.w, g.h, edge)
}

// lampLight returns the brightness of the nearest lamp at a point, from 0 to 1.
func (g *groundPainter) lampLight(x, y float64) (most float64) {
	lamps, _ := g.ground.Floor.lighting()
	for _, l := range lamps {
		most = max(most, lampBrightness(l.distance(x/g.w, y/g.h)))
	}
	return most
}

// radialMask returns a white image whose opacity depends on the distance from its centre, 1 at the middle of each side.
func radialMask(half int, opacity func(d float64) float64) *image.RGBA {
	return tileMask(2*half, func(x, y, _ float64) float64 { return opacity(math.Hypot(x, y)) })
}

// alphaImage returns a white image with the opacity that a function returns for each pixel.
func alphaImage(w, h int, opacity func(x, y int) float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			v := uint8(255*opacity(x, y) + 0.5)
			img.SetRGBA(x, y, color.RGBA{v, v, v, v})
		}
	}
	return img
}

// smoothstep interpolates smoothly between 0 and 1; t is clamped.
func smoothstep(t float64) float64 {
	t = max(0, min(1, t))
	return t * t * (3 - 2*t)
}

// Mix interpolates linearly from c (t = 0) to d (t = 1).
func (c Colour) Mix(d Colour, t float64) Colour {
	at := func(a, b float32) float32 { return a + (b-a)*float32(t) }
	return Colour{R: at(c.R, d.R), G: at(c.G, d.G), B: at(c.B, d.B), A: at(c.A, d.A)}
}

// latticeNoise returns a pseudo-random number from 0 to 1 for a lattice point.
func latticeNoise(x, y int) float64 {
	n := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	n = (n ^ n>>15) * 0x2C1B3C6D
	n = (n ^ n>>12) * 0x297A2D39
	return float64((n^n>>15)&0xFFFF) / 0xFFFF
}

// valueNoise returns smooth noise from 0 to 1.
func valueNoise(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j, s, t := int(fx), int(fy), smoothstep(x-fx), smoothstep(y-fy)
	top := latticeNoise(i, j) + s*(latticeNoise(i+1, j)-latticeNoise(i, j))
	low := latticeNoise(i, j+1) + s*(latticeNoise(i+1, j+1)-latticeNoise(i, j+1))
	return top + t*(low-top)
}
