package table

import (
	"math"
	"testing"

	"azulejo/game/stage"
)

// TestCircleRunCorners checks that the outline of a run around a star has a corner in the middle of the star unless the run has one space or is the whole
// star.
func TestCircleRunCorners(t *testing.T) {
	skin := Skin{W: 1 / math.Sqrt(3), H: 1}
	star := func(spaces ...int) (spots []Spot) {
		for _, n := range spaces {
			angle := float64(n) * math.Pi / 3
			x, y := math.Round(100+50*math.Sin(angle)), math.Round(100-50*math.Cos(angle)) // as on whole pixels
			spots = append(spots, Spot{X: x, Y: y, Size: 100, Turn: angle})
		}
		return spots
	}
	for _, x := range []struct {
		spaces  []int
		corners int
		middle  bool
	}{{[]int{2}, 4, false}, {[]int{4, 5}, 6, true}, {[]int{5, 0, 1}, 8, true}, {[]int{3, 1, 2, 5, 4}, 12, true}, {[]int{0, 1, 2, 3, 4, 5}, 12, false}} {
		corners := circleRunCorners(star(x.spaces...), skin, stage.Rect{W: 200, H: 200})
		middle := false
		for _, c := range corners {
			middle = middle || len(x.spaces) > 1 && math.Hypot(c[0], c[1]) < 0.02
		}
		if len(corners) != x.corners || middle != x.middle {
			t.Errorf("%v: %d corners, in the middle: %v; want %d, %v", x.spaces, len(corners), middle, x.corners, x.middle)
		}
	}
}
