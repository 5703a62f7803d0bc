package gfx

// Ground is a kind of plaster that tables stand on, or that a wall is made of, or a floor of planks or of tiles.
type Ground struct {
	// Linework is the seamless sprite of faint lines.
	Linework string
	// Top and Bottom are the plaster's colours, or the lightest and the darkest of a floor.
	Top, Bottom Colour
	// Plaster is the picture that stands in for line work and colours, or empty: it covers the window, tinted with Top.
	Plaster string
	// Shade is what the light on it is like.
	Shade Shade
	// Sun is the light of a window on it, if any.
	Sun Colour
	// Floor is what stands in for plaster, if anything.
	Floor Floor
}

// Floor is what a ground is made of that is no plaster.
type Floor uint8

// The floors.
const (
	NoFloor Floor = iota
	Planks
	Azulejos
)

// Shade is a sprite of shadows that covers the window. The zero Shade is none.
type Shade struct {
	Name string
	Tint Colour
	// Mirrored light comes from the other side.
	Mirrored bool
}

// Wall is limewashed plaster in a light.
func Wall(light Colour, s Shade) Ground { return Ground{Plaster: "plaster", Top: light, Shade: s} }

// Walnut is a floor of dark planks in the light of a lamp.
func Walnut() Ground { return Ground{Floor: Planks, Top: Hex(0x74492A), Bottom: Hex(0x2A170C)} }

// Night is a floor of blue tiles under two lamps.
func Night() Ground { return Ground{Floor: Azulejos, Top: Hex(0x2A4CA4), Bottom: Hex(0x142862)} }

// At is the lightest and the darkest that the ground may be at a point in parts of the window.
func (g Ground) At(x, y float64) (light, dark Colour) {
	switch g.Floor {
	case NoFloor:
		return g.Top.Mix(g.Sun, float64(g.Sun.A)).solid(), g.Bottom
	case Azulejos:
		light = g.Top.Mix(figureInk(), mostFigure)
	default:
		light = g.Top
	}
	return g.Floor.under(light, x, y), g.Floor.under(g.Bottom, x, y)
}
