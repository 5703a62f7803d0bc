package gfx

import (
	"image"
	"math"
)

// tileSide is the side of a floor tile in design units.
const tileSide = 100

// azulejos lays blue tiles whose figures take turns, under two lamps.
func (p *painting) azulejos() {
	side := math.Round(tileSide * p.unit)
	p.Fill(Identity(), 0, 0, p.w, p.h, Hex(0x0A1238))
	figures := [2]Patch{p.swatch(drawn(int(side), rosette)), p.swatch(drawn(int(side), arches))}
	for row := range cut(p.h, side) {
		for column := range cut(p.w, side) {
			p.azulejo(figures[(row+column)%2], row, column, side)
		}
	}
	p.glints(side)
}

// cut is how many tiles lie in a row of a length, whose first and last are cut, and first is where the first of them begins.
func cut(long, side float64) int       { return int(long/side) + 2 }
func first(long, side float64) float64 { return math.Round((long - float64(cut(long, side))*side) / 2) }

// The figures of tiles are so light at most.
const mostFigure = 0.24

func figureInk() Colour { return Hex(0xA9C0F4) }

// azulejo is a tile: glaze, figure, and the light and dark of its edges.
func (p *painting) azulejo(figure Patch, row, column int, side float64) {
	joint := max(1, math.Round(1.2*p.unit))
	x, y, s := first(p.w, side)+float64(column)*side, first(p.h, side)+float64(row)*side, side-joint
	tone := 0.74 + 0.26*scatter(column+7, row+3)
	p.Gradient(x, y, s, s, shaded(p.ground.Top, tone), shaded(p.ground.Bottom, 0.26+tone))
	m := Affine{A: 1, D: 1, X: x, Y: y}
	p.Quad(figure, m, 0, 0, s, s, figureInk().Fade(mostFigure*(0.75+0.25*scatter(row, column))))
	p.Fill(m, 0, 0, s, joint, Hex(0x9DB4EC).Fade(0.26))
	p.Fill(m, 0, 0, joint, s, Hex(0x9DB4EC).Fade(0.16))
	p.Fill(m, 0, s-2*joint, s, 2*joint, Hex(0x020416).Fade(0.22))
	p.Fill(m, s-2*joint, 0, 2*joint, s, Hex(0x020416).Fade(0.16))
}

// glints are where the upper edges of tiles catch a lamp.
func (p *painting) glints(side float64) {
	line := max(1, math.Round(1.4*p.unit))
	glow := p.swatch(falloff(32, func(d float64) float64 { return smooth(1 - d) }))
	for row := range cut(p.h, side) {
		for column := range cut(p.w, side) {
			x, y := first(p.w, side)+float64(column)*side, first(p.h, side)+float64(row)*side
			if lit := p.lit(x+side/2, y); lit > 0.05 {
				n := scatter(column+31, row+17)
				p.Quad(glow, Identity(), x+side*(0.1+0.3*n), y-line, side*0.6, 3*line, Hex(0xFFE2B0).Fade(0.75*lit*n))
			}
		}
	}
}

// shaded is a colour so many times as bright.
func shaded(c Colour, by float64) Colour {
	k := float32(by)
	return Colour{R: min(1, c.R*k), G: min(1, c.G*k), B: min(1, c.B*k), A: c.A}
}

// drawn is a figure in white: opacity tells how much of it there is at a point of a tile, whose middle is 0 and whose sides are at -1 and 1.
func drawn(side int, opacity func(x, y, fine float64) float64) *image.RGBA {
	at := func(i int) float64 { return 2*(float64(i)+0.5)/float64(side) - 1 }
	return white(side, side, func(x, y int) float64 { return opacity(at(x), at(y), 2/float64(side)) })
}

// rosette is eight petals in a ring, with the quarters of a ring in the corners.
func rosette(x, y, fine float64) float64 {
	r, a := math.Hypot(x, y), math.Atan2(y, x)
	petal := math.Abs(math.Cos(4 * a))
	flower := 0.55 * edge(0.16+0.34*petal*petal-r, fine) * (1 - edge(0.07-r, fine))
	corner := math.Hypot(1-math.Abs(x), 1-math.Abs(y))
	return max(flower, stroke(r-0.66, 0.02, fine), 0.7*stroke(corner-0.3, 0.02, fine), 0.4*edge(0.12-corner, fine))
}

// arches are quarters of circles around the corners, which join those of the tiles beside it, and a small star.
func arches(x, y, fine float64) float64 {
	corner := math.Hypot(1-math.Abs(x), 1-math.Abs(y))
	most := 0.0
	for _, r := range []float64{0.3, 0.62, 0.74} {
		most = max(most, stroke(corner-r, 0.02, fine))
	}
	star := edge(0.2-math.Abs(x)-math.Abs(y), fine)
	return max(most, 0.5*star, 0.4*edge(0.12-corner, fine), 0.6*stroke(max(math.Abs(x), math.Abs(y))-0.2, 0.014, fine)*edge(0.26-corner+0.9, fine))
}

// edge is 1 within a shape and 0 outside, where in is how far within it a point lies; it is softened over a pixel.
func edge(in, fine float64) float64 { return smooth(in/fine + 0.5) }

// stroke is a line of half a width where off is 0.
func stroke(off, half, fine float64) float64 { return edge(half-math.Abs(off), fine) }
