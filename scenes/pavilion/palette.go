package pavilion

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// starInk returns the colour of the numbers on the star of a colour.
func starInk(c engine.Tile) gfx.Colour {
	return ui.Numeral.Of([...]uint32{0x6A1B62, 0x0B4A37, 0x7A4308, 0x6B5200, 0x14406F, 0x7A0B10}[c])
}

// anyStarInk returns the colour of the numbers on the star of all colours.
func anyStarInk() gfx.Colour { return ui.Numeral.Of(0x5B4A22) }
