package gfx

// Pane is a part of a picture where a ground is seen, painted once for each size.
type Pane struct {
	back Backdrop
	page page
}

// Draw shows a ground over a rectangle in pixels.
func (p *Pane) Draw(c *Canvas, g Ground, x, y, w, h, unit, alpha float64) {
	if img := p.back.Image(c, g, int(w), int(h), unit); img != p.page.img {
		p.page.img = img
		c.Invalidate()
	}
	c.Quad(Patch{&p.page, 0, 0, float32(int(w)), float32(int(h))}, Identity(), x, y, w, h, White().Fade(alpha))
}
