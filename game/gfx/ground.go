package gfx

// Ground is a kind of plaster that tables stand on.
type Ground struct {
	// Linework is the seamless sprite of faint lines.
	Linework string
	// Top and Bottom are the plaster's colours.
	Top, Bottom Colour
}

// Sand is warm plaster with a pattern of circles.
func Sand() Ground { return Ground{"linework", Hex(0xEFE6D2), Hex(0xE0D2B4)} }

// Sage is cool plaster with a pattern of stars.
func Sage() Ground { return Ground{"linework-sage", Hex(0xE9EFEA), Hex(0xCBD9D2)} }
