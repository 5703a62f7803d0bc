package table

import "azulejo/game/stage"

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
