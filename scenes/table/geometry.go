package table

import (
	"azulejo/game/settings"
	"azulejo/game/stage"
)

// Column divides a column into rectangles from top to bottom, with a gap below each.
type Column struct {
	Mirror
	X, Y, W, Gap float64
}

// Take returns the next rectangle.
func (c *Column) Take(h float64) stage.Rect {
	r := stage.Rect{X: c.X, Y: c.Y, W: c.W, H: h}
	c.Y += h + c.Gap
	return c.Apply(r)
}

// Row divides a rectangle into n columns of equal width.
func Row(r stage.Rect, n int, gap float64) []stage.Rect {
	parts := make([]stage.Rect, n)
	w := (r.W - gap*float64(n-1)) / float64(n)
	for i := range parts {
		parts[i] = stage.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	return parts
}

// rows is an arrangement of tiles in rows around a point.
type rows struct {
	x, y         float64
	across       int
	stepX, stepY float64
}

// spot returns the spot of the i-th of n tiles. A shorter last row is centred.
func (r rows) spot(i, n int, size float64) Spot {
	row := i / r.across
	inRow := min(r.across, n-row*r.across)
	return Spot{X: r.x + FromMiddle(i%r.across, inRow)*r.stepX, Y: r.y + FromMiddle(row, RowsOf(n, r.across))*r.stepY, Size: size}
}

// FromMiddle returns the offset of the i-th of n items from their middle, in steps.
func FromMiddle(i, n int) float64 { return float64(i) - float64(n-1)/2 }

// RowsOf returns the number of rows that n items take, with across items in a row.
func RowsOf(n, across int) int { return (n + across - 1) / across }

// Mirror swaps left and right in a layout, for left-handed players, without mirroring the parts themselves. The zero Mirror changes nothing.
type Mirror struct {
	// Width is the width of the window in pixels, or 0.
	Width float64
}

// MirrorOf returns the mirror for the settings, in a window of a width in pixels.
func MirrorOf(s *settings.Settings, width float64) (m Mirror) {
	if s.LeftHanded {
		m.Width = width
	}
	return m
}

// Apply returns the mirrored rectangle. An empty one is unchanged.
func (m Mirror) Apply(r stage.Rect) stage.Rect {
	if m.Width > 0 && r.W > 0 {
		r.X = m.Width - r.X - r.W
	}
	return r
}
