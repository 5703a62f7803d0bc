package gfx

import "math"

// Nine draws a nine-patch into the rectangle (x, y, w, h) in pixels. unit is the number of pixels in a design unit, so that borders keep
// their width whatever the size of the rectangle.
func (c *Canvas) Nine(name string, x, y, w, h, unit float64, tint Colour) {
	own, _ := c.Pages.drawingName(name)
	r, ok := c.Pages.sheet.regions[own]
	if !ok || len(r.Inset) != 4 {
		return
	}
	k := unit / r.scale()
	at := func(master int) float64 { return math.Round(float64(master) * k) }
	p := c.Pages.Sprite(name, int(at(r.W)), int(at(r.H)))
	left, top, right, bottom := at(r.Inset[0]), at(r.Inset[1]), at(r.Inset[2]), at(r.Inset[3])
	sx := [4]float32{0, float32(left), p.W - float32(right), p.W}
	sy := [4]float32{0, float32(top), p.H - float32(bottom), p.H}
	x0, y0, x1, y1 := math.Round(x), math.Round(y), math.Round(x+w), math.Round(y+h)
	squeeze := min(1, (x1-x0)/(left+right), (y1-y0)/(top+bottom))
	dx := [4]float64{x0, x0 + left*squeeze, x1 - right*squeeze, x1}
	dy := [4]float64{y0, y0 + top*squeeze, y1 - bottom*squeeze, y1}
	for j := range 3 {
		for i := range 3 {
			field := Patch{p.page, p.X + sx[i], p.Y + sy[j], sx[i+1] - sx[i], sy[j+1] - sy[j]}
			c.Quad(field, Identity(), dx[i], dy[j], dx[i+1]-dx[i], dy[j+1]-dy[j], tint)
		}
	}
}
