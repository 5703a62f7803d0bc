package backdrop

import "azulejo/game/gfx"

// tintTones returns the colours to subtract from white for warm, cool and golden tiles.
func tintTones() [3]gfx.Colour {
	return [...]gfx.Colour{{R: 0, G: 0.35, B: 1}, {R: 1, G: 0.5, B: 0}, {R: 0, G: 0.2, B: 0.7}}
}
