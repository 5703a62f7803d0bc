package popover

import (
	"math"
	"slices"
	"testing"

	"azulejo/game/stage"
)

// TestPositionsAtTheAnchor checks the positions along an axis: at the bounds, centred on the anchor, flush with its ends, and next to it.
func TestPositionsAtTheAnchor(t *testing.T) {
	for _, x := range []struct {
		name          string
		start, length float64
		want          []float64
	}{
		{"in the middle", 30, 40, []float64{0, 5, 30, 40, 50, 75, 80}},
		{"too near the start for the centre", 2, 6, []float64{0, 2, 13, 80}},
		{"beyond the end", 98, 10, []float64{0, 73, 80}},
	} {
		a := axis{low: 0, high: 100, length: 20}
		a.addAnchor(x.start, x.length, 5)
		slices.Sort(a.at)
		if got := slices.Compact(a.at); !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, expected %v", x.name, got, x.want)
		}
	}
}

// TestDistance checks the cost of the four sides of the anchor and of middles that are not aligned with it.
func TestDistance(t *testing.T) {
	p := &Placement{Anchor: stage.Rect{X: 100, Y: 200, W: 40, H: 20}}
	for _, x := range []struct {
		name string
		r    stage.Rect
		want float64
	}{
		{"above", stage.Rect{X: 110, Y: 160, W: 20, H: 30}, 10},
		{"above, 15 to the right", stage.Rect{X: 125, Y: 160, W: 20, H: 30}, 10 + 0.2*15},
		{"above, 15 to the left", stage.Rect{X: 95, Y: 160, W: 20, H: 30}, 10 + 0.2*15},
		{"below", stage.Rect{X: 110, Y: 227, W: 20, H: 30}, 7 + 1},
		{"below, 15 to the right", stage.Rect{X: 125, Y: 227, W: 20, H: 30}, 7 + 0.2*15 + 1},
		{"right", stage.Rect{X: 144, Y: 195, W: 20, H: 30}, 4 + 2},
		{"right, 5 lower", stage.Rect{X: 144, Y: 200, W: 20, H: 30}, 4 + 0.2*5 + 2},
		{"left", stage.Rect{X: 74, Y: 195, W: 20, H: 30}, 6 + 3},
		{"left, 5 higher", stage.Rect{X: 74, Y: 190, W: 20, H: 30}, 6 + 0.2*5 + 3},
		{"below a corner", stage.Rect{X: 143, Y: 224, W: 20, H: 30}, 5 + 0.2*33 + 1},
	} {
		if got := p.distance(x.r); math.Abs(got-x.want) > 1e-9 {
			t.Errorf("%s: %v, expected %v", x.name, got, x.want)
		}
	}
}

// TestAvoidCost checks that covering all of a popover with Avoid costs its mean side, a part of it that part, and touching a rectangle of Spare one and a
// half of it.
func TestAvoidCost(t *testing.T) {
	r := stage.Rect{X: 10, Y: 10, W: 40, H: 20}
	for _, x := range []struct {
		name         string
		avoid, spare []stage.Rect
		want         float64
	}{
		{"nothing", nil, nil, 0},
		{"all", []stage.Rect{{W: 100, H: 100}}, nil, 30},
		{"a quarter", []stage.Rect{{X: 40, Y: 10, W: 100, H: 20}}, nil, 7.5},
		{"a quarter and a half", []stage.Rect{{X: 40, Y: 10, W: 100, H: 20}, {X: 0, Y: 20, W: 100, H: 100}}, nil, 22.5},
		{"two of Spare", nil, []stage.Rect{{X: 45, Y: 15, W: 30, H: 30}, {X: 0, Y: 0, W: 11, H: 11}, {X: 50, Y: 10, W: 10, H: 10}}, 90},
	} {
		if got := (&Placement{Obstacles: Obstacles{Avoid: x.avoid, Spare: x.spare}}).avoidCost(r); math.Abs(got-x.want) > 1e-9 {
			t.Errorf("%s: %v, expected %v", x.name, got, x.want)
		}
	}
}

// TestIntervals checks where a popover can begin: at the ends of an interval, also of two that touch, but not between them. Rectangles exactly at
// the distance above and below do not block.
func TestIntervals(t *testing.T) {
	r := stage.Rect{Y: 100, W: 10, H: 20}
	keep := []stage.Rect{{X: 20, Y: 100, W: 5, H: 5}, {X: 45, Y: 110, W: 5, H: 30}, {X: 60, Y: 110, W: 5, H: 5}, {X: 100, Y: 50, W: 5, H: 47}, {X: 120, Y: 123, W: 5, H: 5}}
	b := intervals(nil).add(keep, r, 3)
	if want := (intervals{{7, 28}, {32, 68}}); !slices.Equal(b, want) {
		t.Errorf("the intervals are %v, expected %v", b, want)
	}
	for x, want := range map[float64]bool{6: false, 7: false, 8: true, 28: false, 30: false, 32: false, 33: true, 50: true, 67: true, 68: false, 95: false} {
		if b.contains(x) != want {
			t.Errorf("%v is in an interval: %v", x, !want)
		}
	}
	touching := intervals(nil).add([]stage.Rect{{X: 20, Y: 100, W: 5, H: 5}, {X: 41, Y: 100, W: 5, H: 5}}, r, 3)
	if len(touching) != 2 || touching.contains(28) || !touching.contains(27) || !touching.contains(29) {
		t.Errorf("two intervals that touch are %v", touching)
	}
}
