package gfx

import "math"

// Nine draws a nine-patch over the rectangle (x, y, w, h) in pixels; unit is pixels to a design unit, so that frames keep
// their width however large the panel is.
func (c *Canvas) Nine(name string, x, y, w, h, unit float64, tint Colour) {
	own, _ := c.Pages.drawing(name)
	r, ok := c.Pages.sheet.regions[own]
	if !ok || len(r.Inset) != 4 {
		return
	}
	k := unit / r.scale()
	pw, ph := int(math.Round(float64(r.W)*k)), int(math.Round(float64(r.H)*k))
	p := c.Pages.Sprite(name, pw, ph)
	if !p.Valid() {
		return
	}
	l, t := math.Round(float64(r.Inset[0])*k), math.Round(float64(r.Inset[1])*k)
	rt, b := math.Round(float64(r.Inset[2])*k), math.Round(float64(r.Inset[3])*k)
	x0, y0, x1, y1 := math.Round(x), math.Round(y), math.Round(x+w), math.Round(y+h)
	squeeze := math.Min(1, math.Min((x1-x0)/(l+rt), (y1-y0)/(t+b)))
	dx := [4]float64{x0, x0 + l*squeeze, x1 - rt*squeeze, x1}
	dy := [4]float64{y0, y0 + t*squeeze, y1 - b*squeeze, y1}
	for j := range 3 {
		for i := range 3 {
			sx := [4]float32{p.X, p.X + float32(l), p.X + p.W - float32(rt), p.X + p.W}
			sy := [4]float32{p.Y, p.Y + float32(t), p.Y + p.H - float32(b), p.Y + p.H}
			c.quad(p, sx[i], sy[j], sx[i+1], sy[j+1], Identity(), dx[i], dy[j], dx[i+1]-dx[i], dy[j+1]-dy[j], tint)
		}
	}
}
