package ui

// What nothing on a screen falls below.
const (
	// Least is the smallest text size in design units: its capitals are 9 px high in a window of 1280 × 720.
	MinText = 17.5
	// LeastText and LeastTarget are the smallest text and the smallest side of what can be pressed (WCAG 2.2, 2.5.8), in
	// device-independent pixels.
	MinTextPixels, MinTargetPixels = 11, 24
)

// Scale says how large the design is in a window.
type Scale struct {
	// Unit is pixels to a design unit, Device pixels to a device-independent one.
	Unit, Device float64
	// Zoom scales text, 1 to 2, where there is room for it.
	Zoom float64
	// Legible is the smallest text in device-independent pixels where it is to be larger than LeastText.
	MinText float64
	// Touchable is the smallest side of what can be pressed in device-independent pixels where it is to be larger than LeastTarget.
	MinTarget float64
}

// Size is a text size in pixels for one in design units, never below what can be read.
func (s Scale) Size(units float64) float64 { return max(units*s.Unit*s.Zoom, s.MinTextSize()) }

// Design returns the scale with text at 100 %, or as it is where that is smaller.
func (s Scale) Design() Scale {
	s.Zoom = min(1, s.Zoom)
	return s
}

// Smaller returns the scale with text and gaps a little smaller, but at the design's size before they are smaller than that: what fits at
// 100 % fits at any larger size of text, too.
func (s Scale) Smaller() Scale {
	const step = 0.94
	if next := s.Zoom * step; s.Zoom > 1 && next < 1 {
		s.Zoom = 1
	} else {
		s.Zoom = next
	}
	return s
}

// sized is Size, less where a room is too low for it.
func (s Scale) sizeWithin(units, height float64) float64 {
	return max(s.MinTextSize(), min(s.Size(units), height/leading))
}

// Floor is the smallest text size in pixels.
func (s Scale) MinTextSize() float64 {
	return max(MinText*s.Unit, max(MinTextPixels, s.MinText)*s.Device)
}

// Target is the side of something to press in pixels for one in design units, never below what can be hit.
func (s Scale) Target(units float64) float64 {
	return max(units*s.Unit, max(MinTargetPixels, s.MinTarget)*s.Device)
}

// Growth of what fingers press with the text: fingerTarget is the side at the usual size of text, in device-independent pixels.
const fingerTarget, fingerGrowth = 44.0, 0.3

// ForFingers makes targets large enough for fingers, and larger with larger text. It returns how much larger than with the usual text.
func (s *Scale) EnlargeTargets() (grown float64) {
	grown = 1 + fingerGrowth*(max(1, s.Zoom)-1)
	s.MinTarget = fingerTarget * grown
	return grown
}

// Row is the height in pixels of a row that can be pressed and holds a line of text, both given in design units.
func (s Scale) Row(units, text float64) float64 { return max(s.Target(units), 1.6*s.Size(text)) }

// Spread is how much wider than the design text of a size in design units is.
func (s Scale) TextGrowth(units float64) float64 { return s.Size(units) / (units * s.Unit) }

// Gap is a distance in pixels for one in design units, less where text had to be made smaller than the design's.
func (s Scale) Gap(units float64) float64 { return units * s.Unit * min(1, s.Zoom) }

// Growth is how much larger the smallest text is than the design's, beside everything else: 1 in a large window.
func (s Scale) MinTextGrowth() float64 { return s.MinTextSize() / (MinText * s.Unit) }
