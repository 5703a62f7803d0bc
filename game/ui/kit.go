// Package ui makes the furniture of every screen from nodes of the stage: labels, buttons, switches, sliders, choices, fields and sheets.
package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// The house's inks as 0xRRGGBB.
const (
	Ink       = 0x14345F
	Cobalt    = 0x1F4E8C
	GoldDark  = 0x8A5F14
	Highlight = 0xFFB703
	Loss      = 0x9C2B1B
	Gain      = 0x2F6B2C
	Body      = 0x2B2A26
)

// Least is the smallest text size in design units: 18 px on a screen 1080 px high.
const Least = 15

// Kit makes widgets for one layout.
type Kit struct {
	// Unit is pixels to a design unit.
	Unit float64
	// Zoom scales text, 1 to 2.
	Zoom  float64
	Fonts *gfx.Fonts
	// Click is called whenever a widget is pressed, for its sound.
	Click func()
}

// Size is a text size in pixels for one in design units, never below what can be read.
func (k *Kit) Size(units float64) float64 {
	return max(max(units, Least)*k.Unit*k.Zoom, 11)
}

// Text is a line of text at a point in pixels, aligned left (0), to its middle (0.5) or right (1).
func (k *Kit) Text(s string, face gfx.Face, units, x, y, align float64, rgb uint32) *stage.Node {
	return stage.New("", &stage.Label{Text: s, Face: face, Size: k.Size(units), Align: align, Colour: gfx.Hex(rgb)}, x, y, 0, 0)
}

// FitText is Text made small enough for a width in pixels, and cut with … where even the least size is too wide.
func (k *Kit) FitText(s string, face gfx.Face, units, x, y, align, width float64, rgb uint32) *stage.Node {
	size := k.Size(units)
	if w, _ := k.Fonts.Measure(s, face, size); w > width {
		size = max(size*width/w, min(size, k.Size(Least)))
	}
	return stage.New("", &stage.Label{Text: k.Cut(s, face, size, width), Face: face, Size: size, Align: align, Colour: gfx.Hex(rgb)}, x, y, 0, 0)
}

// Cut shortens s with … to a width in pixels.
func (k *Kit) Cut(s string, face gfx.Face, size, width float64) string {
	r := []rune(s)
	for n := len(r); n > 0; n-- {
		t := string(r[:n])
		if n < len(r) {
			t += "…"
		}
		if w, _ := k.Fonts.Measure(t, face, size); w <= width {
			return t
		}
	}
	return ""
}

// Lines is text wrapped to a width, its first line's middle at y. It returns the group and its height, in pixels.
func (k *Kit) Lines(s string, face gfx.Face, units, x, y, width, align float64, rgb uint32) (*stage.Node, float64) {
	g, size := stage.Group(""), k.Size(units)
	step := size * 1.35
	lines := k.Fonts.Wrap(s, face, size, width)
	for i, line := range lines {
		g.Add(stage.New("", &stage.Label{Text: line, Face: face, Size: size, Align: align, Colour: gfx.Hex(rgb)}, x, y+float64(i)*step, 0, 0))
	}
	return g, step * float64(len(lines))
}

// FitLines is text wrapped and made small enough for a rectangle, in the middle of its height.
func (k *Kit) FitLines(s string, face gfx.Face, units float64, r stage.Rect, rgb uint32) *stage.Node {
	const leading, smaller, smallest = 1.25, 0.95, 11
	size := k.Size(units)
	lines := k.Fonts.Wrap(s, face, size, r.W)
	for size > smallest && float64(len(lines))*size*leading > r.H {
		size *= smaller
		lines = k.Fonts.Wrap(s, face, size, r.W)
	}
	g, top := stage.Group(""), r.Y+(r.H-float64(len(lines)-1)*size*leading)/2
	for i, line := range lines {
		g.Add(stage.New("", &stage.Label{Text: line, Face: face, Size: size, Colour: gfx.Hex(rgb)}, r.X, top+float64(i)*size*leading, 0, 0))
	}
	return g
}
