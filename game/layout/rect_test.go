package layout

import (
	"math"
	"testing"
)

// inner is a rectangle of which all edges differ.
var inner = Rect{X: 10, Y: 200, W: 30, H: 50}

// TestRectAndPoints checks which points are in a rectangle, and their distances from it.
func TestRectAndPoints(t *testing.T) {
	for _, x := range []struct {
		x, y     float64
		in       bool
		distance float64
	}{
		{10, 200, true, 0}, {39, 249, true, 0}, {25, 225, true, 0},
		{40, 225, false, 0}, {25, 250, false, 0}, // right and lower edges are outside
		{9, 225, false, 1}, {25, 198, false, 2}, {43, 225, false, 3}, {25, 254, false, 4},
		{7, 196, false, 5}, {43, 254, false, 5}, {7, 254, false, 5}, {43, 196, false, 5},
	} {
		if inner.Contains(x.x, x.y) != x.in || inner.Distance(x.x, x.y) != x.distance {
			t.Errorf("(%v, %v): in it %v, distance %v", x.x, x.y, inner.Contains(x.x, x.y), inner.Distance(x.x, x.y))
		}
	}
	if x, y := inner.Middle(); x != 25 || y != 225 {
		t.Errorf("the middle is (%v, %v)", x, y)
	}
}

// TestRectAndRect checks which rectangles overlap, lie in each other and are empty, also when they share an edge.
func TestRectAndRect(t *testing.T) {
	for _, x := range []struct {
		r            Rect
		overlaps, in bool
		union        Rect
	}{
		{inner, true, true, inner},
		{Rect{12, 202, 5, 5}, true, true, inner},
		{Rect{40, 200, 9, 50}, false, false, Rect{10, 200, 39, 50}},
		{Rect{39, 200, 9, 50}, true, false, Rect{10, 200, 38, 50}},
		{Rect{1, 200, 9, 50}, false, false, Rect{1, 200, 39, 50}},
		{Rect{1, 200, 10, 50}, true, false, Rect{1, 200, 39, 50}},
		{Rect{10, 250, 30, 9}, false, false, Rect{10, 200, 30, 59}},
		{Rect{10, 249, 30, 9}, true, false, Rect{10, 200, 30, 58}},
		{Rect{10, 191, 30, 9}, false, false, Rect{10, 191, 30, 59}},
		{Rect{10, 191, 30, 10}, true, false, Rect{10, 191, 30, 59}},
		{Rect{10, 200, 31, 50}, true, false, Rect{10, 200, 31, 50}},
		{Rect{10, 200, 30, 51}, true, false, Rect{10, 200, 30, 51}},
		{Rect{9, 200, 30, 50}, true, false, Rect{9, 200, 31, 50}},
		{Rect{10, 199, 30, 50}, true, false, Rect{10, 199, 30, 51}},
	} {
		if x.r.Overlaps(inner) != x.overlaps || inner.Overlaps(x.r) != x.overlaps || x.r.OverlapsAny([]Rect{{}, inner}) != x.overlaps || x.r.In(inner) != x.in {
			t.Errorf("%v: overlaps %v and %v, in it %v", x.r, x.r.Overlaps(inner), inner.Overlaps(x.r), x.r.In(inner))
		}
		if x.r.Union(inner) != x.union || inner.Union(x.r) != x.union {
			t.Errorf("%v: the union is %v and %v, expected %v", x.r, x.r.Union(inner), inner.Union(x.r), x.union)
		}
	}
	if (Rect{}).Union(inner) != inner || inner.OverlapsAny(nil) {
		t.Error("the zero rectangle, or none")
	}
	for r, want := range map[Rect]bool{{W: 1, H: 1}: false, {W: 0, H: 1}: true, {W: 1, H: 0}: true, {W: -1, H: 1}: true, {W: 1, H: -1}: true} {
		if r.Empty() != want {
			t.Errorf("%v: empty %v", r, r.Empty())
		}
	}
}

// TestParts checks the parts into which rectangles are divided.
func TestParts(t *testing.T) {
	for name, x := range map[string]struct{ got, want Rect }{
		"grown":             {inner.Grow(3), Rect{7, 197, 36, 56}},
		"design units":      {Units(1.5, 1, 3, 5, 7), Rect{2, 5, 8, 11}},
		"the first column":  {inner.Column(0, 3, 3), Rect{10, 200, 8, 50}},
		"the last column":   {inner.Column(2, 3, 3), Rect{32, 200, 8, 50}},
		"the first row":     {inner.Row(0, 2, 4), Rect{10, 200, 30, 23}},
		"the last row":      {inner.Row(1, 2, 4), Rect{10, 227, 30, 23}},
		"the first centred": {inner.Centred(0, 2, 7, 4), Rect{16, 200, 7, 50}},
		"the last centred":  {inner.Centred(1, 2, 7, 4), Rect{27, 200, 7, 50}},
		"the first cell":    {inner.Cell(0, 3, 3, 5), Rect{10, 200, 8, 50}},
		"a later cell":      {inner.Cell(7, 3, 3, 5), Rect{21, 310, 8, 50}},
	} {
		if x.got != x.want {
			t.Errorf("%s: %v, expected %v", name, x.got, x.want)
		}
	}
}

// TestShapes checks the properties of the shapes, and that the shorter side decides about phones.
func TestShapes(t *testing.T) {
	for s, want := range map[Shape][3]bool{ // phone, upright, handheld
		Landscape: {false, false, false}, Portrait: {false, true, true}, PhonePortrait: {true, true, true}, PhoneLandscape: {true, false, true},
	} {
		if got := [3]bool{s.Phone(), s.Upright(), s.Handheld()}; got != want {
			t.Errorf("shape %d: %v, expected %v", s, got, want)
		}
	}
	for _, x := range []struct {
		w, h, device float64
		want         Shape
	}{
		{500, 500, 1, Landscape}, {500, 501, 1, Portrait}, {499, 500, 1, PhonePortrait}, {499, 499, 1, PhoneLandscape}, {500, 499, 1, PhoneLandscape},
		{999, 2000, 2, PhonePortrait}, {1000, 2000, 2, Portrait},
	} {
		if got := ShapeOf(x.w, x.h, x.device); got != x.want {
			t.Errorf("%v × %v at %v: shape %d, expected %d", x.w, x.h, x.device, got, x.want)
		}
	}
}

// TestSizes checks how sizes are combined, added and padded.
func TestSizes(t *testing.T) {
	fixed, flexible, limited := Fixed(20), Flexible(5), Size{Min: 10, Pref: 30, Weight: 2, Max: 40}
	for name, x := range map[string]struct{ got, want Size }{
		"a fixed and a flexible one":        {fixed.combined(flexible), Size{Min: 20, Pref: 20, Weight: 1}},
		"a flexible and a limited one":      {flexible.combined(limited), Size{Min: 10, Pref: 30, Weight: 2}},
		"a limited and a flexible one":      {limited.combined(flexible), Size{Min: 10, Pref: 30, Weight: 2}},
		"a limited and a fixed one":         {limited.combined(fixed), Size{Min: 20, Pref: 30, Weight: 2, Max: 40}},
		"a fixed and a limited one":         {fixed.combined(limited), Size{Min: 20, Pref: 30, Weight: 2, Max: 40}},
		"two limited ones":                  {limited.combined(Size{Weight: 1, Max: 70}), Size{Min: 10, Pref: 30, Weight: 2, Max: 70}},
		"the sum of a fixed and a limited":  {sum([]Size{fixed, limited}, 3), Size{Min: 33, Pref: 53, Weight: 2, Max: 63}},
		"the sum with a flexible one":       {sum([]Size{fixed, limited, flexible}, 3), Size{Min: 41, Pref: 61, Weight: 3}},
		"the sum of fixed ones":             {sum([]Size{fixed, fixed}, 3), Size{Min: 43, Pref: 43}},
		"a limit below the preferred one":   {sum([]Size{{Pref: 30, Weight: 1, Max: 20}}, 3), Size{Pref: 30, Weight: 1, Max: 30}},
		"a limited one with padding":        {limited.padded(4), Size{Min: 18, Pref: 38, Weight: 2, Max: 48}},
		"one without a limit, with padding": {flexible.padded(4), Size{Min: 13, Pref: 13, Weight: 1}},
	} {
		if x.got != x.want {
			t.Errorf("%s: %+v, expected %+v", name, x.got, x.want)
		}
	}
	if m := (Size{Weight: 1}).maximum(); !math.IsInf(m, 1) {
		t.Errorf("no limit is %v", m)
	}
}

// TestLargestFit checks the largest size that fits, to a 32nd of the range.
func TestLargestFit(t *testing.T) {
	for _, x := range []struct{ low, high, most, want float64 }{
		{0, 32, 50, 32}, {0, 32, 32, 32}, {0, 32, 17.5, 17}, {0, 32, -1, 0}, {8, 40, 20, 20}, {9, 9, 0, 9}, {9, 4, 0, 4},
	} {
		if got := LargestFit(x.low, x.high, func(size float64) bool { return size <= x.most }); got != x.want {
			t.Errorf("from %v to %v, where %v fits: %v, expected %v", x.low, x.high, x.most, got, x.want)
		}
	}
	LargestFit(9, 9, func(float64) bool { t.Error("a range without a choice is tried"); return true })
}

// TestRequestsOfPaddedBoxes checks the width that a padded column requests for its height, the height that a padded row requests for its width, and the
// gaps of a row that is narrower than those.
func TestRequestsOfPaddedBoxes(t *testing.T) {
	column := Box[string]{Kind: Column, PaddingX: 3, PaddingY: 10, Items: []Box[string]{{Height: Flexible(0), WidthFor: func(h float64) Size { return Fixed(2 * h) }}}}
	if got := column.width(50); got != (Size{Min: 66, Pref: 66}) {
		t.Errorf("a column 50 high requests the width %+v", got)
	}
	row := Box[string]{Kind: Row, PaddingX: 10, PaddingY: 3, Items: []Box[string]{{Width: Flexible(0), HeightFor: func(w float64) Size { return Fixed(w) }}}}
	if got := row.height(50); got != (Size{Min: 36, Pref: 36}) {
		t.Errorf("a row 50 wide requests the height %+v", got)
	}
	narrow := Box[int]{Kind: Row, Gap: 50, Items: []Box[int]{leaf(1, Fixed(9), Fixed(1)), leaf(2, Fixed(9), Fixed(1)), leaf(3, Fixed(9), Fixed(1))}}
	if got := Solve(Rect{W: 60, H: 1}, narrow); got[2].X != 30 || got[3].X != 60 {
		t.Errorf("a row narrower than its gaps is %v", got)
	}
}
