package gfx

import "strings"

// Theme is how the house looks: which drawings stand in for the usual ones, and what becomes of its colours. The zero Theme leaves all as it is.
type Theme struct {
	// Set begins the names of the drawings that stand in: with "bold-", "bold-tile-red" is shown for "tile-red" where there is one.
	Set string
	// Bare are the usual drawings that are left out.
	Bare map[string]bool
	// Inks are the colours of text, grounds and tints that look otherwise, each opaque.
	Inks map[Colour]Colour
}

// HighContrast is black on white with thick edges, without ornament and shade: text and signs stand out by 7:1 at least.
func HighContrast() Theme {
	t := Theme{Set: "bold-", Bare: map[string]bool{}, Inks: map[Colour]Colour{}}
	for _, name := range strings.Fields("daylight linework linework-sage grain vignette shade glint chalk shadow tile-shadow low-shadow high-shadow gleam pool rhomb-shadow ring evening veil") {
		t.Bare[name] = true
	}
	for from, to := range map[uint32]uint32{
		0x14345F: 0x000000, 0x2B2A26: 0x000000, 0x1F4E8C: 0x0B2A5E, 0x8A5F14: 0x5A3A00, 0x9C2B1B: 0x8A1408, 0x2F6B2C: 0x0F4A14, // ui's inks
		0x6A1B62: 0x000000, 0x0B4A37: 0x000000, 0x7A4308: 0x000000, 0x6B5200: 0x000000, 0x14406F: 0x000000, 0x7A0B10: 0x000000, // numbers of the stars
		0x5B4A22: 0x000000,
		0x2B62B4: 0x0B2A5E, 0x153A75: 0x0B2A5E, 0x102F63: 0x000000, 0x091C40: 0x000000, // ribbons
		0xC79A3E: 0x000000, 0xFFFBF0: 0xFFFFFF, // tails of plaques
		0xF1ECE2: 0xFFFFFF,                     // boards that are not on turn
		0xB9AE97: 0x6A6A6A, 0x8F9AA5: 0x4A4A4A, // what is off
		0x982502: 0x7A1C00, 0x5B8D75: 0x1F4D36, 0xAC5DB1: 0x6B2370, // seats
		0xEFE6D2: 0xF4EEDC, 0xE0D2B4: 0xF4EEDC, 0xE9EFEA: 0xE4F0EA, 0xCBD9D2: 0xE4F0EA, // grounds
	} {
		t.Inks[Hex(from)] = Hex(to)
	}
	return t
}

// Ink is what becomes of a colour; how much it covers stays.
func (t *Theme) Ink(c Colour) Colour {
	if to, ok := t.Inks[c.solid()]; ok {
		to.A = c.A
		return to
	}
	return c
}
