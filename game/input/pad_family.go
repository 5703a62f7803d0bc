package input

import (
	"slices"
	"strings"

	"azulejo/game/keys"
)

// Family is what stands on the buttons of a gamepad.
type Family uint8

// The families.
const (
	Xbox Family = iota // letters, A below; any pad that is not known otherwise
	PlayStation
	Nintendo // letters, B below
)

// familyOf is the family of a pad by its name or, where that tells nothing, by the maker in its SDL id.
func familyOf(name, sdl string) Family {
	name = strings.ToLower(name)
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(name, w) })
	}
	maker := ""
	if len(sdl) >= 12 {
		maker = strings.ToLower(sdl[8:12])
	}
	switch {
	case has("xbox", "x-box", "xinput"):
		return Xbox
	case has("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5") || name == "wireless controller" || maker == "4c05":
		return PlayStation
	case has("nintendo", "switch", "joy-con", "pro controller") || maker == "7e05":
		return Nintendo
	}
	return Xbox
}

// Glyph is what stands on a button of a gamepad: a letter or two, or one of the shapes.
type Glyph string

// The shapes.
const (
	Cross    Glyph = "cross"
	Circle   Glyph = "circle"
	Square   Glyph = "square"
	Triangle Glyph = "triangle"
	Bars     Glyph = "bars"
)

// Glyph is what stands on the button for an action, "" where it has none.
func (f Family) Glyph(a keys.Action) Glyph {
	for _, k := range &padButtons {
		if k.action == a {
			return k.glyphs[f]
		}
	}
	return ""
}
