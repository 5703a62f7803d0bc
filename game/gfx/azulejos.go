package gfx

import (
	"image"
	"math"
)

// azulejoSide is the side of a floor tile in design units.
const azulejoSide = 100

// drawAzulejos draws a floor of blue tiles with two alternating patterns, lit by two lamps.
func (g *groundPainter) drawAzulejos() {
	side := math.Round(azulejoSide * g.unit)
	g.Fill(Identity(), 0, 0, g.w, g.h, Hex(0x0A1238))
	figures := [2]Patch{g.addTexture(tileMask(int(side), rosette)), g.addTexture(tileMask(int(side), arches))}
	for row := range tileCount(g.h, side) {
		for column := range tileCount(g.w, side) {
			g.drawAzulejo(figures[(row+column)%2], row, column, side)
		}
	}
	g.drawGlints(side)
}

// tileCount returns the number of tiles in a row of the given length, including the two that are cut off at its ends.
func tileCount(long, side float64) int { return int(long/side) + 2 }

// firstTileOffset returns where the first of these tiles begins; it is negative, so that the row is centred.
func firstTileOffset(long, side float64) float64 {
	return math.Round((long - float64(tileCount(long, side))*side) / 2)
}

// figureAlpha is the highest opacity of the pattern on a tile.
const figureAlpha = 0.24

func figureColour() Colour { return Hex(0xA9C0F4) }

// drawAzulejo draws one tile: its glaze, its pattern and the highlights and shadows along its edges.
func (g *groundPainter) drawAzulejo(figure Patch, row, column int, side float64) {
	joint := max(1, math.Round(1.2*g.unit))
	x, y, s := firstTileOffset(g.w, side)+float64(column)*side, firstTileOffset(g.h, side)+float64(row)*side, side-joint
	tone := 0.74 + 0.26*latticeNoise(column+7, row+3)
	g.Gradient(x, y, s, s, brightened(g.ground.Top, tone), brightened(g.ground.Bottom, 0.26+tone))
	m := Affine{A: 1, D: 1, X: x, Y: y}
	g.Quad(figure, m, 0, 0, s, s, figureColour().Fade(figureAlpha*(0.75+0.25*latticeNoise(row, column))))
	g.Fill(m, 0, 0, s, joint, Hex(0x9DB4EC).Fade(0.26))
	g.Fill(m, 0, 0, joint, s, Hex(0x9DB4EC).Fade(0.16))
	g.Fill(m, 0, s-2*joint, s, 2*joint, Hex(0x020416).Fade(0.22))
	g.Fill(m, s-2*joint, 0, 2*joint, s, Hex(0x020416).Fade(0.16))
}

// drawGlints draws highlights on the upper edges of the tiles near a lamp.
func (g *groundPainter) drawGlints(side float64) {
	line := max(1, math.Round(1.4*g.unit))
	glow := g.addTexture(radialMask(32, func(d float64) float64 { return smoothstep(1 - d) }))
	for row := range tileCount(g.h, side) {
		for column := range tileCount(g.w, side) {
			x, y := firstTileOffset(g.w, side)+float64(column)*side, firstTileOffset(g.h, side)+float64(row)*side
			if lit := g.lampLight(x+side/2, y); lit > 0.05 {
				n := latticeNoise(column+31, row+17)
				g.Quad(glow, Identity(), x+side*(0.1+0.3*n), y-line, side*0.6, 3*line, Hex(0xFFE2B0).Fade(0.75*lit*n))
			}
		}
	}
}

// brightened returns c with its components multiplied by a factor.
func brightened(c Colour, factor float64) Colour {
	k := float32(factor)
	return Colour{R: min(1, c.R*k), G: min(1, c.G*k), B: min(1, c.B*k), A: c.A}
}

// tileMask returns a white image of a tile pattern. opacity returns the pattern's opacity at a point, with the centre of the tile at 0
// and its sides at -1 and 1; pixel is the size of a pixel in these units.
func tileMask(side int, opacity func(x, y, pixel float64) float64) *image.RGBA {
	at := func(i int) float64 { return 2*(float64(i)+0.5)/float64(side) - 1 }
	return alphaImage(side, side, func(x, y int) float64 { return opacity(at(x), at(y), 2/float64(side)) })
}

// rosette is a pattern of eight petals with a quarter of a ring in each corner.
func rosette(x, y, pixel float64) float64 {
	r, a := math.Hypot(x, y), math.Atan2(y, x)
	petal := math.Abs(math.Cos(4 * a))
	flower := 0.55 * coverage(0.16+0.34*petal*petal-r, pixel) * (1 - coverage(0.07-r, pixel))
	corner := math.Hypot(1-math.Abs(x), 1-math.Abs(y))
	return max(flower, strokeCoverage(r-0.66, 0.02, pixel), 0.7*strokeCoverage(corner-0.3, 0.02, pixel), 0.4*coverage(0.12-corner, pixel))
}

// arches is a pattern of quarter circles around the corners, which join those of the adjacent tiles, with a small star in the centre.
func arches(x, y, pixel float64) float64 {
	corner := math.Hypot(1-math.Abs(x), 1-math.Abs(y))
	most := 0.0
	for _, r := range []float64{0.3, 0.62, 0.74} {
		most = max(most, strokeCoverage(corner-r, 0.02, pixel))
	}
	star := coverage(0.2-math.Abs(x)-math.Abs(y), pixel)
	return max(most, 0.5*star, 0.4*coverage(0.12-corner, pixel), 0.6*strokeCoverage(max(math.Abs(x), math.Abs(y))-0.2, 0.014, pixel)*coverage(0.26-corner+0.9, pixel))
}

// coverage returns the opacity of a shape at a point at the given distance inside its outline: 1 inside and 0 outside, with an
// antialiased transition of about one pixel.
func coverage(inside, pixel float64) float64 { return smoothstep(inside/pixel + 0.5) }

// strokeCoverage returns the opacity of a line at a distance off from its centre line.
func strokeCoverage(off, half, pixel float64) float64 { return coverage(half-math.Abs(off), pixel) }
