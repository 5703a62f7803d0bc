package gfx

// Facet fills a quadrangle of any shape mapped by m with the colours of its corners, both in the order of Blend.
func (c *Canvas) Facet(m Affine, at [4][2]float64, colours [4]Colour) {
	c.Blend(m, 0, 0, 1, 1, colours)
	last := c.now.verts[len(c.now.verts)-4:]
	for i, p := range at {
		x, y := m.Apply(p[0], p[1])
		last[i].DstX, last[i].DstY = float32(x+c.x), float32(y+c.y)
	}
}
