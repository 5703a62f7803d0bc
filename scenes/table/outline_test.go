package table

import (
	"math"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// TestOutlineMeetsAtCorners checks that the corners of an outline keep its distance from the sides of a notched shape, on its outside.
func TestOutlineMeetsAtCorners(t *testing.T) {
	o := &Outline{Corners: [][2]float64{{0, 0}, {2, 0}, {2, 2}, {1, 1}, {0, 2}}}
	for i, want := range [][2]float64{{-1, -1}, {21, -1}, {21, 20 + 1 + math.Sqrt2}, {10, 10 + math.Sqrt2}, {-1, 20 + 1 + math.Sqrt2}} {
		if got := o.miter(i, i, 10, 1); math.Hypot(got[0]-want[0], got[1]-want[1]) > 1e-9 {
			t.Errorf("corner %d: %v, expected %v", i, got, want)
		}
	}
}

// TestOutlineAllocatesNothing checks that drawing an outline takes one draw call and allocates nothing.
func TestOutlineAllocatesNothing(t *testing.T) {
	o := &Outline{Corners: [][2]float64{{0, 0}, {1, 0}, {1, 1}}, Width: 3}
	n, c := stage.New("", o, 0, 0, 50, 50), gfx.NewCanvas(gfx.NewPages(nil, nil))
	draw := func() {
		c.Begin(nil)
		o.Draw(c, gfx.Identity(), n, 1)
		c.End()
	}
	draw()
	draw()
	if allocated := testing.AllocsPerRun(10, draw); allocated != 0 || c.DrawCalls() != 1 {
		t.Errorf("%v allocations and %d draw calls", allocated, c.DrawCalls())
	}
}

// TestAcuteCornersEndNearby checks that the line does not go far beyond an acute corner, such as the tip of a long tail.
func TestAcuteCornersEndNearby(t *testing.T) {
	const size, out = 10.0, 1.5
	o := Outline{Corners: [][2]float64{{20, 0}, {0, 0.5}, {0, -0.5}}}
	for i, c := range o.Corners {
		at := o.miter(i, i, size, out)
		if far := math.Hypot(at[0]-c[0]*size, at[1]-c[1]*size); far < out-1e-9 || far > 3*out+1e-9 {
			t.Errorf("the line goes %.1f beyond corner %d, expected 1.5 to 4.5", far, i)
		}
	}
}
