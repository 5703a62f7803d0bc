package ui

import "azulejo/game/layout"

// The minimum sizes of text and controls.
const (
	// MinText is the minimum text size in design units: capitals are 9 px high in a window of 1280 × 720.
	MinText = 17.5
	// MinTextPixels and MinTargetPixels are the minimum text size and the minimum side of a control (WCAG 2.2, 2.5.8) in device-independent
	// pixels.
	MinTextPixels, MinTargetPixels = 11, 24
)

// Scale converts design units to pixels in a window.
type Scale struct {
	// Unit is the size of a design unit and Device that of a device-independent pixel, in pixels.
	Unit, Device float64
	// Zoom is the text scale, from 1 to 2; less if text must be shrunk to fit.
	Zoom float64
	// MinText is the minimum text size in device-independent pixels if it is larger than MinTextPixels.
	MinText float64
	// MinTarget is the minimum side of a control in device-independent pixels if it is larger than MinTargetPixels.
	MinTarget float64
}

// Size returns a text size of design units in pixels, at least MinTextSize.
func (s Scale) Size(units float64) float64 { return max(units*s.Unit*s.Zoom, s.MinTextSize()) }

// Design returns the scale with a text scale of at most 1.
func (s Scale) Design() Scale {
	s.Zoom = min(1, s.Zoom)
	return s
}

// LargestText returns the scale with the largest text scale from minZoom to that of s for which fits reports true. It returns minZoom,
// which it does not try, if there is no other. It tries 100 % before anything smaller, so that what fits at 100 % fits at larger text scales.
func (s Scale) LargestText(minZoom float64, fits func(Scale) bool) Scale {
	at := s
	at.Zoom = largest(minZoom, 1, s.Zoom, func(zoom float64) bool {
		at.Zoom = zoom
		return fits(at)
	})
	return at
}

// largest returns the largest size from low to high that fits, or low. It tries high and then design, and searches between the two sizes of
// which one fits and the other does not.
func largest(low, design, high float64, fits func(size float64) bool) float64 {
	if high <= low || fits(high) {
		return high
	}
	if low < design && design < high {
		if fits(design) {
			low = design
		} else {
			high = design
		}
	}
	return layout.LargestFit(low, high, fits)
}

// FloorUnits returns a text size in design units, or the minimum text size if that is larger. Size returns at least the minimum; text with the units of
// FloorUnits also grows with the text scale from there.
func (s Scale) FloorUnits(units float64) float64 { return max(units, s.Design().MinTextUnits()) }

// MinTextUnits returns the minimum text size in design units at the text scale of s.
func (s Scale) MinTextUnits() float64 { return s.MinTextSize() / (s.Unit * s.Zoom) }

// sizeWithin is Size limited to the text size of a line of a height.
func (s Scale) sizeWithin(units, height float64) float64 {
	return max(s.MinTextSize(), min(s.Size(units), height/leading))
}

// MinTextSize returns the minimum text size in pixels.
func (s Scale) MinTextSize() float64 {
	return max(MinText*s.Unit, max(MinTextPixels, s.MinText)*s.Device)
}

// Target returns the side of a control of design units in pixels, at least the minimum.
func (s Scale) Target(units float64) float64 {
	return max(units*s.Unit, max(MinTargetPixels, s.MinTarget)*s.Device)
}

// fingerTarget is the minimum side of a control for touch in device-independent pixels at a text scale of 1, and fingerGrowth the part of the
// text scale by which it grows.
const fingerTarget, fingerGrowth = 44.0, 0.3

// EnlargeTargets makes controls large enough for fingers, and larger with a larger text scale. It returns the factor of that growth.
func (s *Scale) EnlargeTargets() (grown float64) {
	grown = 1 + fingerGrowth*(max(1, s.Zoom)-1)
	s.MinTarget = fingerTarget * grown
	return grown
}

// Row returns the height in pixels of a row that can be pressed and has a line of text. Both sizes are in design units.
func (s Scale) Row(units, text float64) float64 { return max(s.Target(units), 1.6*s.Size(text)) }

// TextGrowth returns the factor by which text of a size in design units is larger than in the design.
func (s Scale) TextGrowth(units float64) float64 { return s.Size(units) / (units * s.Unit) }

// Gap returns a distance of design units in pixels, shortened if text had to be shrunk.
func (s Scale) Gap(units float64) float64 { return units * s.Unit * min(1, s.Zoom) }

// MinTextGrowth returns the factor by which the minimum text size is larger than in the design: 1 in a large window.
func (s Scale) MinTextGrowth() float64 { return s.MinTextSize() / (MinText * s.Unit) }
