package gfx

import (
	"image"
	"image/color"
	"math"
)

// light is the lamps above a floor, and how dark its edges are.
func (of Floor) light() (lamps []lamp, edge Colour) {
	switch of {
	case Planks:
		return []lamp{{0.36, 0.36, 0.6, 0.9, Hex(0xFFB768).Fade(0.2)}}, Hex(0x080402).Fade(0.86)
	case Azulejos:
		return []lamp{{0.19, 0.47, 0.3, 0.57, Hex(0xFFC470).Fade(0.36)}, {0.64, 0.84, 0.44, 0.5, Hex(0xFFCC7C).Fade(0.34)}}, Hex(0x020416).Fade(0.86)
	}
	return nil, Colour{}
}

// under is what the lamps and the dark of the edges make of a colour at a point in parts of the room.
func (of Floor) under(c Colour, x, y float64) Colour {
	lamps, edge := of.light()
	for _, l := range lamps {
		c = c.Mix(l.colour, float64(l.colour.A)*near(l.far(x, y)))
	}
	return c.Mix(edge, float64(edge.A)*aside(math.Hypot(2*x-1, 2*y-1))).solid()
}

func (c Colour) solid() Colour { c.A = 1; return c }

// lamp is a light above a floor: its middle and how far it reaches, in parts of the room's width and height, its colour and strength.
type lamp struct {
	x, y, wide, high float64
	colour           Colour
}

// far is the distance of a point from below the lamp, 1 where its light ends.
func (l lamp) far(x, y float64) float64 { return math.Hypot((x-l.x)/l.wide, (y-l.y)/l.high) }

// near is how bright a lamp is at a distance, and aside how dark the room so far from its middle.
func near(far float64) float64  { return smooth(1 - far) }
func aside(far float64) float64 { return smooth((far - 0.5) / 1.05) }

// floor lays a floor, on which lamps shine.
func (p *painting) floor() {
	switch p.ground.Floor {
	case Planks:
		p.planks()
	case Azulejos:
		p.azulejos()
	}
	lamps, edge := p.ground.Floor.light()
	glow := p.swatch(falloff(64, near))
	for _, l := range lamps {
		p.Quad(glow, Identity(), (l.x-l.wide)*p.w, (l.y-l.high)*p.h, 2*l.wide*p.w, 2*l.high*p.h, l.colour)
	}
	dark := p.swatch(falloff(64, aside))
	dark.X, dark.Y, dark.W, dark.H = 1, 1, dark.W-2, dark.H-2 // beyond it is nothing
	p.Quad(dark, Identity(), 0, 0, p.w, p.h, edge)
}

// lit is how bright the nearest lamp is at a point, from 0 to 1.
func (p *painting) lit(x, y float64) (most float64) {
	lamps, _ := p.ground.Floor.light()
	for _, l := range lamps {
		most = max(most, near(l.far(x/p.w, y/p.h)))
	}
	return most
}

// falloff is white whose opacity depends on the distance from the middle, which is 1 at the middle of each side.
func falloff(half int, opacity func(d float64) float64) *image.RGBA {
	return drawn(2*half, func(x, y, _ float64) float64 { return opacity(math.Hypot(x, y)) })
}

// white is a picture in white, by its opacity at each pixel.
func white(w, h int, opacity func(x, y int) float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			v := uint8(255*opacity(x, y) + 0.5)
			img.SetRGBA(x, y, color.RGBA{v, v, v, v})
		}
	}
	return img
}

// smooth goes from 0 to 1 without a kink.
func smooth(t float64) float64 {
	t = max(0, min(1, t))
	return t * t * (3 - 2*t)
}

// Mix is a colour on the way from c to d.
func (c Colour) Mix(d Colour, t float64) Colour {
	at := func(a, b float32) float32 { return a + (b-a)*float32(t) }
	return Colour{R: at(c.R, d.R), G: at(c.G, d.G), B: at(c.B, d.B), A: at(c.A, d.A)}
}

// scatter is a number from 0 to 1 for a place on a lattice, the same each time.
func scatter(x, y int) float64 {
	n := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	n = (n ^ n>>15) * 0x2C1B3C6D
	n = (n ^ n>>12) * 0x297A2D39
	return float64((n^n>>15)&0xFFFF) / 0xFFFF
}

// cloud is smooth noise from 0 to 1.
func cloud(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j, s, t := int(fx), int(fy), smooth(x-fx), smooth(y-fy)
	top := scatter(i, j) + s*(scatter(i+1, j)-scatter(i, j))
	low := scatter(i, j+1) + s*(scatter(i+1, j+1)-scatter(i, j+1))
	return top + t*(low-top)
}
