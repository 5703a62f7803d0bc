package table

import (
	"math"
	"unicode/utf8"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Lengths of a banner as parts of its width: the width without its ends, the height, and how far it sags between its middle and its ends; and
// the number of slices in which its arc is drawn.
const (
	bannerWide  = 0.8
	bannerHigh  = 0.17
	bannerSag   = 0.05
	bannerParts = 24
)

// banner is a ribbon with words on it that hangs in an arc, with its ends folded behind it.
type banner struct {
	w, h  float64
	words []letter
	// Open is how far it is open from the middle, from 0 to 1.
	Open float64
}

// letter is one letter of the words. x and y lead from the middle of the banner to that of the letter.
type letter struct {
	text string
	x, y float64
	size float64
}

// newBanner returns a banner over a rectangle with a title and, unless it is empty, a smaller line below it.
func newBanner(title, below string, room stage.Rect, kit *ui.Kit) *banner {
	w := min(0.98*room.W, 2.6*room.H, 700*kit.Unit*max(1, kit.MinTextGrowth()))
	b := &banner{w: w, h: bannerHigh * w}
	if below == "" {
		b.write(title, kit, 0.46*b.h, 0.02*b.h)
		return b
	}
	b.write(title, kit, 0.4*b.h, -0.12*b.h)
	b.write(below, kit, max(0.19*b.h, min(kit.MinTextSize(), 0.3*b.h)), 0.26*b.h)
	return b
}

// write adds a line of letters along the arc, small enough to fit.
func (b *banner) write(text string, kit *ui.Kit, size, y float64) {
	wide, _ := kit.Fonts.Measure(text, gfx.SerifBold, size)
	if room := 0.86 * bannerWide * b.w; wide > room {
		size, wide = size*room/wide, room
	}
	for i, r := range text {
		before, _ := kit.Fonts.Measure(text[:i+utf8.RuneLen(r)], gfx.SerifBold, size)
		own, _ := kit.Fonts.Measure(string(r), gfx.SerifBold, size)
		b.words = append(b.words, letter{string(r), before - own/2 - wide/2, y, size})
	}
}

// arc returns how far down the banner hangs at x, and its slope there.
func (b *banner) arc(x float64) (y, slope float64) {
	half := bannerWide * b.w / 2
	return bannerSag * b.w * (x*x/half/half - 0.5), 2 * bannerSag * b.w * x / half / half
}

// Draw implements stage.Art.
func (b *banner) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if b.Open <= 0 {
		return
	}
	half := b.Open * bannerWide * b.w / 2
	b.ends(c, m, half, alpha)
	dark := ui.Shadow.Colour().Fade(0.3 * alpha)
	b.strip(c, m, half, -0.42*b.h, 0.57*b.h, dark, dark.Fade(0))
	b.strip(c, m, half, -b.h/2, b.h/2, ui.RibbonLight.Colour().Fade(alpha), ui.RibbonDark.Colour().Fade(alpha))
	gold, line := ui.RibbonGold.Colour().Fade(alpha), max(1.5, 0.022*b.h)
	b.strip(c, m, half, -0.43*b.h, -0.43*b.h+line, gold, gold)
	b.strip(c, m, half, 0.43*b.h-line, 0.43*b.h, gold, gold)
	b.letters(c, m, half, alpha)
	b.stars(c, m, half, alpha)
}

// strip draws a strip of cloth along the arc, in slices.
func (b *banner) strip(c *gfx.Canvas, m gfx.Affine, half, top, bottom float64, upper, lower gfx.Colour) {
	step := 2 * half / bannerParts
	for i := range bannerParts {
		x := -half + float64(i)*step
		y, _ := b.arc(x)
		next, _ := b.arc(x + step)
		slope := (next - y) / max(step, 1e-9)
		c.CornerGradient(m.Mul(gfx.Affine{A: 1, C: slope, D: 1, Y: y - slope*x}), x, top, step, bottom-top, [4]gfx.Colour{upper, upper, lower, lower})
	}
}

// ends draws the ends of the banner, each cut to two points, and the folds that lead to them.
func (b *banner) ends(c *gfx.Canvas, m gfx.Affine, half, alpha float64) {
	low, slope := b.arc(half)
	low += 0.2 * b.h
	reach, back, cut := b.Open*b.Open*(1-bannerWide)*b.w/2, 0.07*b.w, 0.34
	for _, side := range [2]float64{-1, 1} {
		at := m.Mul(gfx.Affine{A: side, C: 0.5 * slope, D: 1, X: side * half, Y: low})
		for _, part := range [2]float64{-1, 1} { // the upper half leans in, the lower one out
			lean := at.Mul(gfx.Affine{A: 1, B: part * cut, D: 1})
			top := min(0, part*b.h/2)
			c.Fill(lean, -back, top, back+reach-0.25*cut*b.h, b.h/2, ui.RibbonEnd.Colour().Fade(alpha))
		}
		c.Fill(at, -back, 0, back, b.h/2, ui.RibbonFold.Colour().Fade(alpha))
	}
}

// letters draws the words as far as the banner is open.
func (b *banner) letters(c *gfx.Canvas, m gfx.Affine, half, alpha float64) {
	for _, l := range b.words {
		if math.Abs(l.x) > half-l.size/2 {
			continue
		}
		y, slope := b.arc(l.x)
		sin, cos := math.Sincos(math.Atan(slope))
		at := gfx.Affine{A: cos, B: -sin, C: sin, D: cos, X: l.x - sin*l.y, Y: y + cos*l.y}
		c.TextAt(m.Mul(at), l.text, gfx.SerifBold, l.size, 0.5, gfx.White().Fade(alpha))
	}
}

// stars draws a star next to the words at either end.
func (b *banner) stars(c *gfx.Canvas, m gfx.Affine, half, alpha float64) {
	x := 0.45 * bannerWide * b.w
	if half < x {
		return
	}
	y, _ := b.arc(x)
	for _, side := range [2]float64{-1, 1} {
		sparkle(c, m, side*x, y, max(6, 0.09*b.h), alpha, false)
	}
}
