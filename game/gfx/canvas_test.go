package gfx

import "testing"

// TestOrigin checks that the origin moves later drawings until the frame ends.
func TestOrigin(t *testing.T) {
	c := NewCanvas(&Pages{})
	c.Pages.white = Patch{page: &page{}, W: 1, H: 1}
	for _, want := range []float32{0, 30} {
		if want == 0 {
			c.Begin(nil)
		} else {
			c.SetOrigin(float64(want), 2*float64(want))
		}
		c.Fill(Identity(), 5, 7, 1, 1, White())
		if v := c.current.verts[len(c.current.verts)-4]; v.DstX != 5+want || v.DstY != 7+2*want {
			t.Errorf("drawn at %v, %v", v.DstX, v.DstY)
		}
	}
	c.Begin(nil)
	c.Fill(Identity(), 5, 7, 1, 1, White())
	if v := c.current.verts[0]; v.DstX != 5 {
		t.Errorf("in the next frame drawn at %v", v.DstX)
	}
}
