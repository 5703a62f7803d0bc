package gfx

// GroundView draws a ground into a part of the screen. It is painted once for each size.
type GroundView struct {
	image GroundImage
	page  page
}

// Draw draws ground g over a rectangle in pixels.
func (p *GroundView) Draw(c *Canvas, g Ground, x, y, w, h, unit, alpha float64) {
	if img := p.image.Image(c, g, int(w), int(h), unit); img != p.page.img {
		p.page.img = img
		c.Invalidate()
	}
	c.Quad(Patch{&p.page, 0, 0, float32(int(w)), float32(int(h))}, Identity(), x, y, w, h, White().Fade(alpha))
}
