package ui

import "azulejo/game/gfx"

// Ground is a background for tables, with the theme of what is drawn on it.
type Ground struct {
	Name string
	gfx.Ground
	Theme Theme
}

// Sand returns warm plaster with a pattern of circles.
func Sand() gfx.Ground {
	return gfx.Ground{Linework: "linework", Top: WarmPlaster.Colour(), Bottom: WarmPlaster.Of(0xE0D2B4), Sun: gfx.Hex(0xFFF8E2).Fade(0.5)}
}

// Sage returns cool plaster with a pattern of stars.
func Sage() gfx.Ground {
	return gfx.Ground{Linework: "linework-sage", Top: CoolPlaster.Colour(), Bottom: CoolPlaster.Of(0xCBD9D2), Sun: gfx.Hex(0xF8FFFA).Fade(0.42)}
}

// Grounds returns the backgrounds that players can choose.
func Grounds() []Ground {
	return []Ground{
		{Name: "sand", Ground: Sand()},
		{Name: "sage", Ground: Sage()},
		{Name: "walnut", Ground: gfx.Walnut(), Theme: walnut()},
		{Name: "night", Ground: gfx.Night(), Theme: night()},
	}
}

// GroundNamed returns the background with a name, or one of or if there is none.
func GroundNamed(name string, or gfx.Ground) Ground {
	for _, g := range Grounds() {
		if g.Name == name {
			return g
		}
	}
	return Ground{Ground: or}
}

// IsCool reports whether a background is of cool plaster, as that of Sage.
func IsCool(g gfx.Ground) bool { return g.Top.Role == gfx.Role(CoolPlaster) }

// ShadeOver returns the role of a scrim over a background.
func ShadeOver(g gfx.Ground) Role {
	if IsCool(g) {
		return CoolShade
	}
	return WarmShade
}
