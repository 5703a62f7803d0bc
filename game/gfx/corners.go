package gfx

// Corners fills a rectangle in pixels with a colour that covers its corners more or less: upper left, upper right, lower left, lower right.
func (c *Canvas) Corners(x, y, w, h float64, tint Colour, cover [4]float64) {
	if max(cover[0], cover[1], cover[2], cover[3]) <= 0 {
		return
	}
	c.Quad(c.Pages.white, Identity(), x, y, w, h, tint)
	last := c.now.verts[len(c.now.verts)-4:]
	for i := range last {
		last[i].ColorA = tint.A * float32(cover[i])
	}
}
