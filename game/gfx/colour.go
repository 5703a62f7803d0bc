package gfx

// Colour is a straight-alpha colour with components from 0 to 1.
type Colour struct{ R, G, B, A float32 }

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Colour {
	return Colour{float32(rgb>>16&255) / 255, float32(rgb>>8&255) / 255, float32(rgb&255) / 255, 1}
}

// White leaves a sprite as it is drawn.
func White() Colour { return Colour{1, 1, 1, 1} }

// Fade scales the opacity.
func (c Colour) Fade(a float64) Colour { c.A *= float32(a); return c }
