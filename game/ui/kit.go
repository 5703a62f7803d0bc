// Package ui makes the furniture of every screen from nodes of the stage: labels, buttons, switches, sliders, choices, fields and sheets.
package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Kit makes widgets for one layout.
type Kit struct {
	Scale
	Fonts *gfx.Fonts
	// On is the theme of what stands on the ground; sheets and boards are of porcelain on any.
	On Theme
	// Click is called whenever a widget is pressed, for its sound.
	Click func()
}

// click is the sound of a widget.
func (k *Kit) click() {
	if k.Click != nil {
		k.Click()
	}
}

// Within calls build, which returns the height of what it has built in pixels, with the kit: as it is, or with text and gaps as much
// smaller as makes it fit into a height.
func (k *Kit) FitHeight(height float64, build func(*Kit) float64) {
	fitted := *k
	for build(&fitted) > height && fitted.Zoom > 0.4 {
		fitted.Scale = fitted.Smaller()
	}
}

// Text is a line of text at a point in pixels, aligned left (0), to its middle (0.5) or right (1).
func (k *Kit) Text(s string, face gfx.Face, units, x, y, align float64, paint gfx.Paint) *stage.Node {
	return newLine(s, face, k.Size(units), x, y, align, paint).SetRole(stage.RoleText, s)
}

// line is a line of text of a size in pixels.
func newLine(s string, face gfx.Face, size, x, y, align float64, paint gfx.Paint) *stage.Node {
	return stage.New("", &stage.Label{Text: s, Face: face, Size: size, Align: align, Colour: paint.Colour()}, x, y, 0, 0)
}

// stack is text broken into lines that are step pixels apart, the first one's middle at y.
func newLines(s string, lines []string, face gfx.Face, size, x, y, step, align float64, paint gfx.Paint) *stage.Node {
	g := stage.Group("").SetRole(stage.RoleText, s)
	for i, each := range lines {
		g.Add(newLine(each, face, size, x, y+float64(i)*step, align, paint))
	}
	return g
}

// FitText is Text made small enough for a width in pixels, and cut with … where even the least size is too wide.
func (k *Kit) FitText(s string, face gfx.Face, units, x, y, align, width float64, paint gfx.Paint) *stage.Node {
	return k.FitBox(s, face, units, x, y, align, width, math.Inf(1), paint)
}

// FitBox is FitText in a room that is not higher than height.
func (k *Kit) FitBox(s string, face gfx.Face, units, x, y, align, width, height float64, paint gfx.Paint) *stage.Node {
	l := &stage.Label{Face: face, Size: k.sizeWithin(units, height), Align: align, Colour: paint.Colour()}
	k.setText(l, s, width)
	return stage.New("", l, x, y, 0, 0).SetRole(stage.RoleText, s)
}

// set puts text on a label: smaller than its size where the width in pixels asks for it, and cut where that is not enough.
func (k *Kit) setText(l *stage.Label, s string, width float64) {
	l.Size = k.FitSize(s, l.Face, l.Size, width)
	l.Text = k.Fonts.Truncate(s, l.Face, l.Size, width)
	l.Truncated = l.Text != s
}

// Fit is the size at which s is at most width pixels wide, from a size in pixels down to what can be read.
func (k *Kit) FitSize(s string, face gfx.Face, size, width float64) float64 {
	w, _ := k.Fonts.Measure(s, face, size)
	for fits := size * width / w; w > width && size > k.MinTextSize(); fits = size * 0.998 {
		size = max(k.MinTextSize(), fits)
		w, _ = k.Fonts.Measure(s, face, size)
	}
	return size
}

// leading is the height of a line of text, in sizes.
const leading = 1.25

// lineStep is the way from line to line of running text, in sizes.
const textLeading = 1.35

// Lines is text wrapped to a width, its first line's middle at y. It returns the group and its height, in pixels.
func (k *Kit) Lines(s string, face gfx.Face, units, x, y, width, align float64, paint gfx.Paint) (*stage.Node, float64) {
	size := k.Size(units)
	step := size * textLeading
	lines := k.Fonts.Wrap(s, face, size, width)
	return newLines(s, lines, face, size, x, y, step, align, paint), step * float64(len(lines))
}

// FitLines is text wrapped and made small enough for a rectangle, in the middle of its height.
func (k *Kit) FitLines(s string, face gfx.Face, units float64, r stage.Rect, paint gfx.Paint) *stage.Node {
	return k.AlignLines(s, face, units, 0, r, paint)
}

// AlignLines is FitLines with lines that are aligned left (0), to the middle (0.5) or right (1).
func (k *Kit) AlignLines(s string, face gfx.Face, units, align float64, r stage.Rect, paint gfx.Paint) *stage.Node {
	size, lines := k.fitLines(s, face, units, r.W, r.H)
	step := size * leading
	return newLines(s, lines, face, size, r.X+align*r.W, r.Y+(r.H-float64(len(lines)-1)*step)/2, step, align, paint)
}

// HasRoom reports whether text can be wrapped into w × h pixels and still be read.
func (k *Kit) HasRoom(s string, face gfx.Face, w, h float64) bool {
	size, lines := k.fitLines(s, face, MinText, w, h)
	return float64(len(lines))*size*leading <= h && k.Fonts.MaxWidth(lines, face, size) <= w
}

// fitLines is the size at which text wrapped to a width is not too high, and its lines.
func (k *Kit) fitLines(s string, face gfx.Face, units, w, h float64) (float64, []string) {
	const smaller = 0.95
	size := k.Size(units)
	lines := k.Fonts.Wrap(s, face, size, w)
	design := k.Design().Size(units) // which fits wherever it does at 100 %
	for size > k.MinTextSize() && (float64(len(lines))*size*leading > h || k.Fonts.MaxWidth(lines, face, size) > w) {
		was := size
		if size = max(k.MinTextSize(), size*smaller); was > design && size < design {
			size = design
		}
		lines = k.Fonts.Wrap(s, face, size, w)
	}
	return size, lines
}
