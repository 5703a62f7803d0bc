package backdrop

import "azulejo/game/gfx"

// tintTones returns the colours to subtract from white for warm, cool and golden tiles.
func tintTones() [3]gfx.Colour {
	return [...]gfx.Colour{{R: 0, G: 0.35, B: 1}, {R: 1, G: 0.5, B: 0}, {R: 0, G: 0.2, B: 0.7}}
}

// starColours are the colours of green tiles with stars.
type starColours struct {
	light, dark gfx.Colour    // of the glaze, from the upper left to the lower right
	petals      [2]gfx.Colour // alternately
	gold        gfx.Colour
}

func starPalette() starColours {
	return starColours{light: gfx.Hex(0x2F7466), dark: gfx.Hex(0x17463B), petals: [2]gfx.Colour{gfx.Hex(0xCFE3D8), gfx.Hex(0xFCF8EC)}, gold: gfx.Hex(0xE9C46C)}
}
