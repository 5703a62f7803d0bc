package backdrop

import "azulejo/game/gfx"

// kilnTones returns the colours that are subtracted from a tile's white for a warm, a cool or a golden tone.
func kilnTones() [3]gfx.Colour {
	return [...]gfx.Colour{{R: 0, G: 0.35, B: 1}, {R: 1, G: 0.5, B: 0}, {R: 0, G: 0.2, B: 0.7}}
}
