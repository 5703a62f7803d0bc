package gfx

// Facet is a quadrangle of any shape with a colour at each corner, both in the order of Blend.
type Facet struct {
	At      [4][2]float64
	Colours [4]Colour
}

// Draw draws it mapped by m.
func (f *Facet) Draw(c *Canvas, m Affine) {
	c.Blend(m, 0, 0, 1, 1, f.Colours)
	last := c.now.verts[len(c.now.verts)-4:]
	for i, p := range f.At {
		x, y := m.Apply(p[0], p[1])
		last[i].DstX, last[i].DstY = float32(x+c.x), float32(y+c.y)
	}
}
