package backdrop

import "azulejo/game/gfx"

// kilnTones returns what the kiln takes from a tile's white: it leaves the tile warm, cool or gold.
func kilnTones() [3]gfx.Colour {
	return [...]gfx.Colour{{R: 0, G: 0.35, B: 1}, {R: 1, G: 0.5, B: 0}, {R: 0, G: 0.2, B: 0.7}}
}
