package table

import (
	"azulejo/game/layout"
	"azulejo/game/ui"
)

// Shape is the shape of the window of a table.
type Shape = layout.Shape

// The shapes of a window.
const (
	Wide    = layout.Landscape
	Tall    = layout.Portrait
	Upright = layout.PhonePortrait
	Lying   = layout.PhoneLandscape
)

// PhoneText is the smallest text on a phone or a portrait tablet, in device-independent pixels.
const PhoneText = 13

// PhoneTitle is the size of the title of a table on a phone, in device-independent pixels.
const PhoneTitle = 20

// PhoneTarget is the minimum side of the touch target of a tile on a phone, in device-independent pixels.
const PhoneTarget = 40

// Kit returns the kit for a window of w × h pixels, with larger text on devices that are probably handheld.
func Kit(k *ui.Kit, w, h float64) *ui.Kit {
	if layout.ShapeOf(w, h, k.Device).Handheld() {
		k.MinText = PhoneText
	}
	return k
}

// Shape returns the shape of the frame, or in a review that of the window.
func (f *Frame) Shape() Shape {
	if f.Reviewed {
		return layout.ShapeOf(f.Window.W, f.Window.H, f.Kit.Device)
	}
	return layout.ShapeOf(f.W, f.H, f.Kit.Device)
}
