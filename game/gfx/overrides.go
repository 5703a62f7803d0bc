package gfx

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
