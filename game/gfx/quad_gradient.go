package gfx

// QuadGradient fills any quadrilateral, its corners transformed by m, interpolating between the colours of its corners, both in the order
// of CornerGradient.
func (c *Canvas) QuadGradient(m Affine, at [4][2]float64, colours [4]Colour) {
	c.CornerGradient(m, 0, 0, 1, 1, colours)
	last := c.current.verts[len(c.current.verts)-4:]
	for i, p := range at {
		x, y := m.Apply(p[0], p[1])
		last[i].DstX, last[i].DstY = float32(x+c.x), float32(y+c.y)
	}
}
