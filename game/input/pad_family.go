package input

import (
	"slices"
	"strings"

	"azulejo/game/keys"
)

// Family is a family of gamepads with the same symbols on their buttons.
type Family uint8

// The families.
const (
	Xbox Family = iota // letters, A at the bottom; also any unknown gamepad
	PlayStation
	Nintendo // letters, B at the bottom
)

// familyOf returns the family of a gamepad by its name or, if the name says nothing, by the vendor in its SDL ID.
func familyOf(name, sdl string) Family {
	name = strings.ToLower(name)
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(name, w) })
	}
	vendor := ""
	if len(sdl) >= 12 {
		vendor = strings.ToLower(sdl[8:12])
	}
	switch {
	case has("xbox", "x-box", "xinput"):
		return Xbox
	case has("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5") || name == "wireless controller" || vendor == "4c05":
		return PlayStation
	case has("nintendo", "switch", "joy-con", "pro controller") || vendor == "7e05":
		return Nintendo
	}
	return Xbox
}

// Glyph is the symbol on a button of a gamepad: one or two letters, or one of the shapes.
type Glyph string

// The shapes.
const (
	Cross    Glyph = "cross"
	Circle   Glyph = "circle"
	Square   Glyph = "square"
	Triangle Glyph = "triangle"
	Bars     Glyph = "bars"
)

// Glyph returns the symbol on the button of an action, or "" if the action has no button.
func (f Family) Glyph(a keys.Action) Glyph {
	for _, k := range &padButtons {
		if k.action == a {
			return k.glyphs[f]
		}
	}
	return ""
}
