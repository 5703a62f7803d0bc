package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
)

// MinGlyphHeight returns the minimum height of a Glyph with legible letters in pixels.
func (s Scale) MinGlyphHeight() float64 { return s.MinTextSize() / 0.62 }

// Glyph returns the picture of a gamepad button centred at its origin, and its width: it is round, or wider for more than one letter.
// height is in pixels.
func (k *Kit) Glyph(g input.Glyph, height float64) (*stage.Node, float64) {
	bar := func(x, y, length, turn float64) *stage.Node {
		n := stage.New("", &stage.Fill{Colour: PadSign.Colour()}, x*height, y*height, length*height, height*0.09)
		n.Rotation = turn
		return n
	}
	disc := func(role Role, w, h float64) *stage.Node {
		return stage.New("", stage.Track(h/28, role.Colour()), 0, 0, w, h)
	}
	n, w := stage.Group("").SetRole(stage.RoleSilent, ""), height
	if len(g) == 2 {
		w = height * 1.35
	}
	n.Add(disc(PadButton, w, height))
	switch third := math.Pi / 3; g {
	case input.Cross:
		n.Add(bar(0, 0, 0.6, math.Pi/4), bar(0, 0, 0.6, -math.Pi/4))
	case input.Circle:
		n.Add(disc(PadSign, height*0.6, height*0.6), disc(PadButton, height*0.42, height*0.42))
	case input.Square:
		n.Add(bar(0, -0.22, 0.53, 0), bar(0, 0.22, 0.53, 0), bar(-0.22, 0, 0.53, math.Pi/2), bar(0.22, 0, 0.53, math.Pi/2))
	case input.Triangle:
		n.Add(bar(0, 0.15, 0.58, 0), bar(-0.125, -0.065, 0.56, -third), bar(0.125, -0.065, 0.56, third))
	case input.Bars:
		n.Add(bar(0, -0.18, 0.5, 0), bar(0, 0, 0.5, 0), bar(0, 0.18, 0.5, 0))
	default:
		size := max(height*0.62, k.MinTextSize())
		n.Add(newLine(string(g), gfx.Sans, size, 0, 0, 0.5, PadSign))
	}
	return n, w
}
