package tiles

import (
	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// Spaces returns the text of a row of n spaces: the letter of the tile on each space, or a dot where tileAt returns a negative number.
func (p *Packing[P]) Spaces(n int, tileAt func(i int) engine.Tile) string {
	row := make([]byte, n)
	for i := range row {
		row[i] = '.'
		if c := tileAt(i); c >= 0 {
			row[i] = p.Letters[c]
		}
	}
	return string(row)
}

// ReadSpaces parses a row of n spaces and calls set for each tile. Field and number identify the row in errors.
func (p *Packing[P]) ReadSpaces(field string, number int, row string, n int, set func(i int, c engine.Tile)) error {
	wrong := engine.NewReason("state.row", "field", field, "number", number, "value", sanitize.Text(row), "length", n, "letters", p.Letters)
	if len(row) != n {
		return wrong
	}
	for i := range n {
		c := p.Colour(row[i])
		switch {
		case c >= 0:
			set(i, c)
		case row[i] != '.':
			return wrong
		}
	}
	return nil
}
