package table

import (
	"math"
	"unicode/utf8"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Lengths of a banner, as fractions of its width: the body without the ends, the height, and the sag of the arc. The arc is drawn in slices.
const (
	bannerBody   = 0.8
	bannerHeight = 0.17
	bannerSag    = 0.05
	bannerSlices = 24
)

// banner is a ribbon with text that hangs in an arc, with its ends folded behind it.
type banner struct {
	w, h    float64
	letters []letter
	// Opened is the fraction of the banner that is unrolled from the middle, from 0 to 1.
	Opened float64
}

// letter is one letter of the text. x and y are the offset of its middle from the middle of the banner.
type letter struct {
	text string
	x, y float64
	size float64
}

// newBanner returns a banner that fits in room, with a title and, if below is not empty, a smaller line below it.
func newBanner(title, below string, room stage.Rect, kit *ui.Kit) *banner {
	w := min(0.98*room.W, 2.6*room.H, 700*kit.Unit*max(1, kit.MinTextGrowth()))
	b := &banner{w: w, h: bannerHeight * w}
	if below == "" {
		b.addLine(title, kit, 0.46*b.h, 0.02*b.h)
		return b
	}
	b.addLine(title, kit, 0.4*b.h, -0.12*b.h)
	b.addLine(below, kit, max(0.19*b.h, min(kit.Size(kit.FloorUnits(0)), 0.3*b.h)), 0.26*b.h)
	return b
}

// addLine adds a line of letters along the arc, small enough to fit.
func (b *banner) addLine(text string, kit *ui.Kit, size, y float64) {
	room := 0.86 * bannerBody * b.w
	size = kit.FitSize(text, gfx.SerifBold, size, room)
	wide, _ := kit.Fonts.Measure(text, gfx.SerifBold, size)
	if wide > room {
		size, wide = size*room/wide, room
	}
	for i, r := range text {
		before, _ := kit.Fonts.Measure(text[:i+utf8.RuneLen(r)], gfx.SerifBold, size)
		own, _ := kit.Fonts.Measure(string(r), gfx.SerifBold, size)
		b.letters = append(b.letters, letter{string(r), before - own/2 - wide/2, y, size})
	}
}

// arc returns how far down the banner hangs at x, and its slope there.
func (b *banner) arc(x float64) (y, slope float64) {
	half := bannerBody * b.w / 2
	return bannerSag * b.w * (x*x/half/half - 0.5), 2 * bannerSag * b.w * x / half / half
}

// Draw implements stage.Art.
func (b *banner) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if b.Opened <= 0 {
		return
	}
	half := b.Opened * bannerBody * b.w / 2
	b.drawEnds(c, m, half, alpha)
	dark := ui.Shadow.Colour().Fade(0.3 * alpha)
	b.drawStrip(c, m, half, -0.42*b.h, 0.57*b.h, dark, dark.Fade(0))
	b.drawStrip(c, m, half, -b.h/2, b.h/2, ui.RibbonLight.Colour().Fade(alpha), ui.RibbonDark.Colour().Fade(alpha))
	gold, line := ui.RibbonGold.Colour().Fade(alpha), max(1.5, 0.022*b.h)
	b.drawStrip(c, m, half, -0.43*b.h, -0.43*b.h+line, gold, gold)
	b.drawStrip(c, m, half, 0.43*b.h-line, 0.43*b.h, gold, gold)
	b.drawLetters(c, m, half, alpha)
	b.drawStars(c, m, half, alpha)
}

// drawStrip draws a strip of cloth along the arc, in slices.
func (b *banner) drawStrip(c *gfx.Canvas, m gfx.Affine, half, top, bottom float64, upper, lower gfx.Colour) {
	step := 2 * half / bannerSlices
	for i := range bannerSlices {
		x := -half + float64(i)*step
		y, _ := b.arc(x)
		next, _ := b.arc(x + step)
		slope := (next - y) / max(step, 1e-9)
		c.CornerGradient(m.Mul(gfx.Affine{A: 1, C: slope, D: 1, Y: y - slope*x}), x, top, step, bottom-top, [4]gfx.Colour{upper, upper, lower, lower})
	}
}

// drawEnds draws the notched ends of the banner and the folds behind it.
func (b *banner) drawEnds(c *gfx.Canvas, m gfx.Affine, half, alpha float64) {
	low, slope := b.arc(half)
	low += 0.2 * b.h
	reach, back, cut := b.Opened*b.Opened*(1-bannerBody)*b.w/2, 0.07*b.w, 0.34
	for _, side := range [2]float64{-1, 1} {
		at := m.Mul(gfx.Affine{A: side, C: 0.5 * slope, D: 1, X: side * half, Y: low})
		for _, part := range [2]float64{-1, 1} { // the upper half slants in, the lower half out
			lean := at.Mul(gfx.Affine{A: 1, B: part * cut, D: 1})
			top := min(0, part*b.h/2)
			c.Fill(lean, -back, top, back+reach-0.25*cut*b.h, b.h/2, ui.RibbonEnd.Colour().Fade(alpha))
		}
		c.Fill(at, -back, 0, back, b.h/2, ui.RibbonFold.Colour().Fade(alpha))
	}
}

// drawLetters draws the letters on the part of the banner that is unrolled.
func (b *banner) drawLetters(c *gfx.Canvas, m gfx.Affine, half, alpha float64) {
	for _, l := range b.letters {
		if math.Abs(l.x) > half-l.size/2 {
			continue
		}
		y, slope := b.arc(l.x)
		sin, cos := math.Sincos(math.Atan(slope))
		at := gfx.Affine{A: cos, B: -sin, C: sin, D: cos, X: l.x - sin*l.y, Y: y + cos*l.y}
		c.TextAt(m.Mul(at), l.text, gfx.SerifBold, l.size, 0.5, gfx.White().Fade(alpha))
	}
}

// drawStars draws a star next to the words at either end.
func (b *banner) drawStars(c *gfx.Canvas, m gfx.Affine, half, alpha float64) {
	x := 0.45 * bannerBody * b.w
	if half < x {
		return
	}
	y, _ := b.arc(x)
	for _, side := range [2]float64{-1, 1} {
		drawGrain(c, m, side*x, y, max(6, 0.09*b.h), alpha, false)
	}
}
