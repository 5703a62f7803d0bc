package gfx

// Colour is a straight-alpha colour with components from 0 to 1.
type Colour struct {
	R, G, B, A float32
	// Role is what the colour is for, if Overrides may replace it.
	Role Role
}

// Role is what a colour is for, such as text or an edge. The zero Role is none.
type Role uint8

// Paint is a Colour or something that has one.
type Paint interface{ Colour() Colour }

// Colour returns c.
func (c Colour) Colour() Colour { return c }

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Colour {
	return Colour{R: float32(rgb>>16&255) / 255, G: float32(rgb>>8&255) / 255, B: float32(rgb&255) / 255, A: 1}
}

// White leaves a sprite as it is drawn.
func White() Colour { return Colour{R: 1, G: 1, B: 1, A: 1} }

// Black is opaque.
func Black() Colour { return Colour{A: 1} }

// Fade scales the opacity.
func (c Colour) Fade(a float64) Colour { c.A *= float32(a); return c }
