package gfx

import (
	"image"
	"image/color"
	"math"
)

// Planks are so high and long, in design units.
const (
	plankHigh = 118
	plankLong = 860
)

// planks lays dark boards, each end beside the middle of those above and below, under one lamp.
func (p *painting) planks() {
	high, long := math.Round(plankHigh*p.unit), math.Round(plankLong*p.unit)
	p.Fill(Identity(), 0, 0, p.w, p.h, Hex(0x0E0704))
	wood := [2]Patch{p.swatch(p.grained(int(long)/2, int(high), 0)), p.swatch(p.grained(int(long)/2, int(high), 1))}
	for row := 0; float64(row)*high < p.h; row++ {
		shift := long * (float64(row%2)*0.5 + 0.2*scatter(row, 5))
		for column := 0; float64(column)*long-shift < p.w; column++ {
			p.plank(wood, row, column, float64(column)*long-shift, float64(row)*high, long, high)
		}
	}
}

// plank is a board of one of two woods, which may lie the other way round, and the light and dark of its edges.
func (p *painting) plank(wood [2]Patch, row, column int, x, y, long, high float64) {
	joint := max(1, math.Round(1.5*p.unit))
	x = math.Round(x)
	tone := float32(0.74 + 0.26*scatter(column+3, row+11))
	at := Affine{A: 1, D: 1, X: x, Y: y}
	m := at
	if scatter(column, row+40) > 0.5 {
		m.A, m.X = -1, x+long-joint
	}
	p.Quad(wood[int(2*scatter(column+9, row))%2], m, 0, 0, long-joint, high-joint, Colour{R: tone, G: tone, B: tone, A: 1})
	p.Fill(at, 0, 0, long-joint, joint, Hex(0xE8B880).Fade(0.13))
	p.Fill(at, 0, high-3*joint, long-joint, 2*joint, Hex(0x080402).Fade(0.3))
}

// grained is walnut: rings that are cut lengthwise, streaks and pores. As they are long, it is half as wide as what it is to cover.
func (p *painting) grained(w, h, kind int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			t := grain(2*float64(x)*plankHigh/float64(h), float64(y)*plankHigh/float64(h), float64(kind))
			c := p.ground.Bottom.Mix(p.ground.Top, t)
			img.SetRGBA(x, y, color.RGBA{uint8(255 * c.R), uint8(255 * c.G), uint8(255 * c.B), 255})
		}
	}
	return img
}

// grain is how light walnut is at a point of a plank, in design units.
func grain(x, y, kind float64) float64 {
	bend := 70*cloud(x/310+40*kind, y/150+9) + 9*cloud(x/70, y/30+60*kind)
	ring := 0.5 + 0.5*math.Sin((y+bend)*(0.24+0.1*kind))
	streak := cloud(x/120+7*kind, y/1.7)
	pore := cloud(x/22+90*kind, y/1.1+30)
	t := 0.22 + 0.34*ring + 0.44*streak
	if pore > 0.72 {
		t -= 1.3 * (pore - 0.72)
	}
	return max(0, min(1, t))
}
