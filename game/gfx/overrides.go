package gfx

// Overrides are drawings and colours shown in place of the usual ones. The zero Overrides change nothing.
type Overrides struct {
	// Prefix begins the names of the drawings to use: with "bold-", "bold-tile-red" is shown for "tile-red" if there is one.
	Prefix string
	// Hidden are the usual drawings that are left out.
	Hidden map[string]bool
	// Colours are the opaque colours to show for a role.
	Colours map[Role]Colour
}

// Colour returns the colour to show for c. Its opacity is that of c.
func (o *Overrides) Colour(c Colour) Colour {
	if to, ok := o.Colours[c.Role]; ok && c.Role != 0 {
		to.A = c.A
		return to
	}
	return c
}
