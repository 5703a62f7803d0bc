package tiles

import (
	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// Spaces writes so many spaces side by side: the letter of the tile on each, which is below 0 for none, and a dot for an empty one.
func (k *Packing[P]) Spaces(n int, tileAt func(i int) engine.Tile) string {
	row := make([]byte, n)
	for i := range row {
		row[i] = '.'
		if c := tileAt(i); c >= 0 {
			row[i] = k.Letters[c]
		}
	}
	return string(row)
}

// ReadSpaces reads so many spaces of a numbered row of a field and lays each tile.
func (k *Packing[P]) ReadSpaces(field string, number int, row string, n int, lay func(i int, c engine.Tile)) error {
	wrong := engine.NewReason("state.row", "field", field, "number", number, "value", sanitize.Text(row), "length", n, "letters", k.Letters)
	if len(row) != n {
		return wrong
	}
	for i := range n {
		c := k.Colour(row[i])
		switch {
		case c >= 0:
			lay(i, c)
		case row[i] != '.':
			return wrong
		}
	}
	return nil
}
