// Package ui provides widgets made of stage nodes: labels, buttons, switches, sliders, choices, text fields and sheets.
package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Kit creates widgets for one layout.
type Kit struct {
	Scale
	Fonts *gfx.Fonts
	// On is the theme of what is drawn on the background. Sheets and boards have the colours of porcelain on every background.
	On Theme
	// Click, if set, is called whenever a widget is pressed, to play its sound.
	Click func()
}

// click plays the sound of a pressed widget.
func (k *Kit) click() {
	if k.Click != nil {
		k.Click()
	}
}

// minZoom is the minimum text scale of what is made to fit in a height.
const minZoom = 0.4

// FitHeight calls build with a kit whose text and gaps are as large as possible for the result to fit in a height. build returns the height
// of what it has built; its last call counts.
func (k *Kit) FitHeight(height float64, build func(*Kit) float64) {
	last := *k
	fitted := k.LargestText(minZoom, func(s Scale) bool {
		last.Scale = s
		return build(&last) <= height
	})
	if last.Scale != fitted || fitted.Zoom <= minZoom {
		last.Scale = fitted
		build(&last)
	}
}

// Text returns a line of text at a point in pixels, aligned left (0), centred (0.5) or right (1). units is the text size in design units.
func (k *Kit) Text(s string, face gfx.Face, units, x, y, align float64, paint gfx.Paint) *stage.Node {
	return newLine(s, face, k.Size(units), x, y, align, paint).SetRole(stage.RoleText, s)
}

// newLine returns a line of text with a size in pixels.
func newLine(s string, face gfx.Face, size, x, y, align float64, paint gfx.Paint) *stage.Node {
	return stage.New("", &stage.Label{Text: s, Face: face, Size: size, Align: align, Colour: paint.Colour()}, x, y, 0, 0)
}

// newLines returns lines of text that are step pixels apart; y is the middle of the first. s is the whole text.
func newLines(s string, lines []string, face gfx.Face, size, x, y, step, align float64, paint gfx.Paint) *stage.Node {
	g := stage.Group("").SetRole(stage.RoleText, s)
	for i, l := range lines {
		g.Add(newLine(l, face, size, x, y+float64(i)*step, align, paint))
	}
	return g
}

// FitText returns a Text shrunk to a width in pixels, and truncated with … if it does not fit at the minimum size.
func (k *Kit) FitText(s string, face gfx.Face, units, x, y, align, width float64, paint gfx.Paint) *stage.Node {
	return k.FitBox(s, face, units, x, y, align, width, math.Inf(1), paint)
}

// FitBox is FitText with a maximum height.
func (k *Kit) FitBox(s string, face gfx.Face, units, x, y, align, width, height float64, paint gfx.Paint) *stage.Node {
	l := &stage.Label{Face: face, Size: k.sizeWithin(units, height), Align: align, Colour: paint.Colour()}
	k.setText(l, s, width)
	return stage.New("", l, x, y, 0, 0).SetRole(stage.RoleText, s)
}

// setText sets the text of a label, shrunk to a width in pixels, and truncated if it does not fit at the minimum size.
func (k *Kit) setText(l *stage.Label, s string, width float64) {
	l.Size = k.FitSize(s, l.Face, l.Size, width)
	l.Text = k.Fonts.Truncate(s, l.Face, l.Size, width)
	l.Truncated = l.Text != s
}

// FitSize returns the text size in pixels, from size down to the minimum, at which s is at most width pixels wide.
func (k *Kit) FitSize(s string, face gfx.Face, size, width float64) float64 {
	w, _ := k.Fonts.Measure(s, face, size)
	for fits := size * width / w; w > width && size > k.MinTextSize(); fits = size * 0.998 {
		size = max(k.MinTextSize(), fits)
		w, _ = k.Fonts.Measure(s, face, size)
	}
	return size
}

// leading is the line height in labels, as a multiple of the text size.
const leading = 1.25

// textLeading is the line height of running text, as a multiple of the text size.
const textLeading = 1.35

// Lines returns text wrapped to a width and its height in pixels; y is the middle of the first line.
func (k *Kit) Lines(s string, face gfx.Face, units, x, y, width, align float64, paint gfx.Paint) (*stage.Node, float64) {
	size := k.Size(units)
	step := size * textLeading
	lines := k.Fonts.Wrap(s, face, size, width)
	return newLines(s, lines, face, size, x, y, step, align, paint), step * float64(len(lines))
}

// FitLines returns text wrapped and shrunk to fit in a rectangle, vertically centred.
func (k *Kit) FitLines(s string, face gfx.Face, units float64, r stage.Rect, paint gfx.Paint) *stage.Node {
	return k.AlignLines(s, face, units, 0, r, paint)
}

// AlignLines is FitLines with lines aligned left (0), centred (0.5) or right (1).
func (k *Kit) AlignLines(s string, face gfx.Face, units, align float64, r stage.Rect, paint gfx.Paint) *stage.Node {
	size, lines := k.fitLines(s, face, units, r.W, r.H)
	step := size * leading
	return newLines(s, lines, face, size, r.X+align*r.W, r.Y+(r.H-float64(len(lines)-1)*step)/2, step, align, paint)
}

// HasRoom reports whether legible text can be wrapped to fit in w × h pixels.
func (k *Kit) HasRoom(s string, face gfx.Face, w, h float64) bool {
	size, lines := k.fitLines(s, face, MinText, w, h)
	return float64(len(lines))*size*leading <= h && k.Fonts.MaxWidth(lines, face, size) <= w
}

// fitLines returns the text size in pixels at which wrapped text fits in w × h pixels, and its lines.
func (k *Kit) fitLines(s string, face gfx.Face, units, w, h float64) (float64, []string) {
	size := largest(k.MinTextSize(), k.Design().Size(units), k.Size(units), func(size float64) bool {
		lines := k.Fonts.Wrap(s, face, size, w)
		return float64(len(lines))*size*leading <= h && k.Fonts.MaxWidth(lines, face, size) <= w
	})
	return size, k.Fonts.Wrap(s, face, size, w)
}
