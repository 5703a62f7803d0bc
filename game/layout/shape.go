package layout

// Shape is the kind of window that a screen is laid out for.
type Shape int

const (
	// Landscape is the window of a desktop, or of a tablet that is wider than high.
	Landscape Shape = iota
	// Portrait is a larger window that is higher than wide, such as a tablet held upright.
	Portrait
	// PhonePortrait is a phone held upright.
	PhonePortrait
	// PhoneLandscape is a phone held sideways, or a desktop browser with a high page zoom.
	PhoneLandscape
)

// phoneSide is the length of the shorter side, in device-independent pixels, below which a window counts as a phone. It is the only
// breakpoint: within a shape, boxes share the space by the lengths that they request.
const phoneSide = 500

// ShapeOf returns the shape of a window of w × h pixels; device is the number of pixels per device-independent pixel.
func ShapeOf(w, h, device float64) Shape {
	switch phone := min(w, h) < phoneSide*device; {
	case phone && h > w:
		return PhonePortrait
	case phone:
		return PhoneLandscape
	case h > w:
		return Portrait
	}
	return Landscape
}

// Phone reports whether the window is a phone or as small as one.
func (s Shape) Phone() bool { return s == PhonePortrait || s == PhoneLandscape }

// Upright reports whether the window is higher than wide.
func (s Shape) Upright() bool { return s == Portrait || s == PhonePortrait }

// Handheld reports whether the window is likely to be held in the hand: that of a phone, or of a tablet held upright.
func (s Shape) Handheld() bool { return s != Landscape }
