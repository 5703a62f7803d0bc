package layout

// Shape is the kind of window that a screen is laid out for.
type Shape int

const (
	// Landscape is a window of a desktop, or of a tablet that is wider than high.
	Landscape Shape = iota
	// Portrait is a larger window that is higher than wide, such as that of a tablet held upright.
	Portrait
	// CompactPortrait is the window of a phone held upright.
	CompactPortrait
	// CompactLandscape is the window of a phone held sideways, or of a desktop with a browser that enlarges pages.
	CompactLandscape
)

// compactSide is the length of the shorter side, in device-independent pixels, below which a window is compact. It is the only breakpoint:
// within a shape, boxes share the room by what they ask for.
const compactSide = 500

// ShapeOf returns the shape of a window of w × h pixels, with so many pixels to a device-independent one.
func ShapeOf(w, h, device float64) Shape {
	switch compact := min(w, h) < compactSide*device; {
	case compact && h > w:
		return CompactPortrait
	case compact:
		return CompactLandscape
	case h > w:
		return Portrait
	}
	return Landscape
}

// Compact reports whether the window is that of a phone, or as small as one.
func (s Shape) Compact() bool { return s == CompactPortrait || s == CompactLandscape }

// Handheld reports whether the window is likely to be touched: a compact one, or that of a tablet held upright.
func (s Shape) Handheld() bool { return s != Landscape }
