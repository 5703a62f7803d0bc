package table

import (
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Shape is the kind of window that a table is laid out for.
type Shape int

// The shapes of a window: those of desks and tablets, and of phones held upright or lying.
const (
	Wide Shape = iota
	Tall
	Upright
	Lying
)

// phoneSide is the shorter side in device-independent pixels below which a window is a phone's.
const phoneSide = 480

// PhoneText is the smallest text on a phone or a tablet held upright, in device-independent pixels.
const PhoneText = 13

// PhoneTarget is the smallest side of what is picked up on a phone, in device-independent pixels.
const PhoneTarget = 40

// Kit is that of a window of w × h pixels: with larger text on a phone or a tablet held upright.
func Kit(k *ui.Kit, w, h float64) *ui.Kit {
	f := Frame{Rect: stage.Rect{W: w, H: h}, Kit: k}
	if f.Shape() != Wide {
		k.Legible = PhoneText
	}
	return k
}

// Phone reports whether the window is a phone's.
func (s Shape) Phone() bool { return s == Upright || s == Lying }

// Shape is that of the frame.
func (f *Frame) Shape() Shape {
	phone := min(f.W, f.H) < phoneSide*f.Kit.Device
	switch {
	case phone && f.H > f.W:
		return Upright
	case phone:
		return Lying
	case f.H > f.W:
		return Tall
	}
	return Wide
}
