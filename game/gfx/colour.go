package gfx

// Colour is a straight-alpha colour with components from 0 to 1.
type Colour struct {
	R, G, B, A float32
	// Role is the role by which Overrides may replace the colour.
	Role Role
}

// Role is what a colour is used for, such as text or an edge, so that Overrides can replace it. The zero Role is never replaced.
type Role uint8

// Paint is a Colour or a value that has one.
type Paint interface{ Colour() Colour }

// Colour returns c.
func (c Colour) Colour() Colour { return c }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Colour {
	return Colour{R: float32(rgb>>16&255) / 255, G: float32(rgb>>8&255) / 255, B: float32(rgb&255) / 255, A: 1}
}

// White returns opaque white, the tint that leaves a sprite unchanged.
func White() Colour { return Colour{R: 1, G: 1, B: 1, A: 1} }

// Black returns opaque black.
func Black() Colour { return Colour{A: 1} }

// Fade returns c with its opacity multiplied by a.
func (c Colour) Fade(a float64) Colour { c.A *= float32(a); return c }

// Overrides replaces sprites and colours, for example for high contrast. The zero value replaces nothing.
type Overrides struct {
	// Prefix selects sprites: with "bold-", "bold-tile-red" replaces "tile-red" if there is one.
	Prefix string
	// Hidden are the names of sprites that are not drawn.
	Hidden map[string]bool
	// Colours are the replacements of colours by role.
	Colours map[Role]Colour
}

// Colour returns the replacement of c, with the opacity of c, or c itself.
func (o *Overrides) Colour(c Colour) Colour {
	if to, ok := o.Colours[c.Role]; ok && c.Role != 0 {
		to.A = c.A
		return to
	}
	return c
}
