package gfx

// Corners fills a rectangle in pixels with a colour that covers its corners more or less: upper left, upper right, lower left, lower right.
func (c *Canvas) Corners(x, y, w, h float64, tint Colour, cover [4]float64) {
	if max(cover[0], cover[1], cover[2], cover[3]) <= 0 {
		return
	}
	var corners [4]Colour
	for i, part := range cover {
		corners[i] = tint.Fade(part)
	}
	c.Blend(Identity(), x, y, w, h, corners)
}
