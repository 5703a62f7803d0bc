package gfx

// Ground is the surface of a table, a wall or a floor.
type Ground struct {
	// Linework is a seamless sprite of faint lines over the plaster.
	Linework string
	// Top and Bottom are the colours of the plaster's gradient, or the lightest and darkest colours of a floor.
	Top, Bottom Colour
	// Plaster, if not empty, is a picture that replaces line work and gradient. It covers the window, tinted with Top.
	Plaster string
	// Shade is a shadow over the whole window.
	Shade Shade
	// Sun is the colour of sunlight that falls through a window, if any.
	Sun Colour
	// Floor, if not NoFloor, replaces the plaster.
	Floor Floor
}

// Floor is the material of a floor.
type Floor uint8

// The floors.
const (
	NoFloor Floor = iota
	Planks
	Azulejos
)

// Shade is a sprite of shadows that covers the window. The zero Shade draws nothing.
type Shade struct {
	Name string
	Tint Colour
	// Mirrored flips the sprite, so that the light comes from the right.
	Mirrored bool
}

// Wall returns limewashed plaster, tinted with a colour of light.
func Wall(light Colour, s Shade) Ground { return Ground{Plaster: "plaster", Top: light, Shade: s} }

// Walnut returns a floor of dark planks under one lamp.
func Walnut() Ground { return Ground{Floor: Planks, Top: Hex(0x74492A), Bottom: Hex(0x2A170C)} }

// Night returns a floor of blue tiles under two lamps.
func Night() Ground { return Ground{Floor: Azulejos, Top: Hex(0x2A4CA4), Bottom: Hex(0x142862)} }

// At returns the lightest and darkest colours that the ground may have at a point, in fractions of the window.
func (g Ground) At(x, y float64) (light, dark Colour) {
	switch g.Floor {
	case NoFloor:
		return g.Top.Mix(g.Sun, float64(g.Sun.A)).opaque(), g.Bottom
	case Azulejos:
		light = g.Top.Mix(figureColour(), figureAlpha)
	default:
		light = g.Top
	}
	return g.Floor.lit(light, x, y), g.Floor.lit(g.Bottom, x, y)
}
