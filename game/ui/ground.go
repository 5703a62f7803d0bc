package ui

import "azulejo/game/gfx"

// Ground is what a table stands on, and how what stands there looks.
type Ground struct {
	Name string
	gfx.Ground
	Wear Wear
}

// Grounds lists all that can be chosen.
func Grounds() []Ground {
	return []Ground{
		{Name: "sand", Ground: gfx.Sand()},
		{Name: "sage", Ground: gfx.Sage()},
		{Name: "walnut", Ground: gfx.Walnut(), Wear: Wear{
			ink: 0xFBE9C8, body: 0xEBDCC4, gold: 0xF0C468, gain: 0xA9DD9A, loss: 0xFFB49C,
			panel: 0x2C1A10, cloth: 0x8A4A34, lit: 0xFFF8E6, idle: 0xEEE4D2, halo: gfx.Hex(0xE0A050).Fade(0.36), Dark: true,
		}},
		{Name: "night", Ground: gfx.Night(), Wear: Wear{
			ink: 0xF8EBCB, body: 0xE2E6F5, gold: 0xF0C468, gain: 0x9FDCA8, loss: 0xFFB0A0,
			panel: 0x101C4C, cloth: 0x35559F, lit: 0xFFF8E6, idle: 0xEEE6D4, halo: gfx.Hex(0xDCA25C).Fade(0.36), Dark: true,
		}},
	}
}

// GroundNamed is the ground of a name, or another where there is none.
func GroundNamed(name string, or gfx.Ground) Ground {
	for _, g := range Grounds() {
		if g.Name == name {
			return g
		}
	}
	return Ground{Ground: or}
}
