package layout

import (
	"math"
	"math/rand/v2"
	"testing"
)

// leaf returns an area that requests a width and a height.
func leaf(area int, width, height Size) Box[int] {
	return Box[int]{Area: area, Width: width, Height: height}
}

// TestColumn checks how a height is divided between minimum, preferred and maximum heights and by weight.
func TestColumn(t *testing.T) {
	column := Box[string]{Kind: Column, Gap: 5, Items: []Box[string]{
		{Area: "title", Height: Fixed(20)},
		{Area: "board", Height: Size{Min: 50, Pref: 100, Weight: 2}},
		{Area: "log", Height: Size{Pref: 30, Weight: 1, Max: 40}},
	}}
	for _, x := range []struct {
		height            float64
		title, board, log Rect
	}{
		{height: 160, title: Rect{W: 10, H: 20}, board: Rect{Y: 25, W: 10, H: 100}, log: Rect{Y: 130, W: 10, H: 30}},
		{height: 175, title: Rect{W: 10, H: 20}, board: Rect{Y: 25, W: 10, H: 110}, log: Rect{Y: 140, W: 10, H: 35}},
		{height: 200, title: Rect{W: 10, H: 20}, board: Rect{Y: 25, W: 10, H: 130}, log: Rect{Y: 160, W: 10, H: 40}},
		{height: 120, title: Rect{W: 10, H: 20}, board: Rect{Y: 25, W: 10, H: 75}, log: Rect{Y: 105, W: 10, H: 15}},
		{height: 45, title: Rect{W: 10, H: 10}, board: Rect{Y: 15, W: 10, H: 25}, log: Rect{Y: 45, W: 10}},
	} {
		got := Solve(Rect{W: 10, H: x.height}, column)
		if got["title"] != x.title || got["board"] != x.board || got["log"] != x.log {
			t.Errorf("a height of %v is divided into %v", x.height, got)
		}
	}
}

// TestHeightFollowsWidth checks an area whose height depends on its width.
func TestHeightFollowsWidth(t *testing.T) {
	square := func(w float64) Size { return Fixed(w) }
	row := Box[string]{Kind: Row, Items: []Box[string]{
		{Width: Flexible(0), Kind: Column, Items: []Box[string]{{Area: "board", HeightFor: square}, {Area: "rest", Height: Flexible(0)}}},
		{Area: "log", Width: Fixed(30)},
	}}
	got := Solve(Rect{W: 100, H: 200}, row)
	if got["board"] != (Rect{W: 70, H: 70}) || got["rest"] != (Rect{Y: 70, W: 70, H: 130}) || got["log"] != (Rect{X: 70, W: 30, H: 200}) {
		t.Errorf("solved as %v", got)
	}
}

// TestWidthFollowsHeight checks an area whose width depends on its height.
func TestWidthFollowsHeight(t *testing.T) {
	row := Box[string]{Kind: Row, Items: []Box[string]{
		{Area: "offer", Width: Flexible(10)},
		{Kind: Column, Gap: 5, Items: []Box[string]{
			{Area: "board", Height: Flexible(0), WidthFor: func(h float64) Size { return Size{Min: 20, Pref: 2 * h} }},
			{Area: "log", Height: Fixed(15)},
		}},
	}}
	got := Solve(Rect{W: 100, H: 50}, row)
	if got["board"] != (Rect{X: 40, W: 60, H: 30}) || got["log"] != (Rect{X: 40, Y: 35, W: 60, H: 15}) || got["offer"] != (Rect{W: 40, H: 50}) {
		t.Errorf("solved as %v", got)
	}
}

// TestPadding checks padding and gaps.
func TestPadding(t *testing.T) {
	column := Box[int]{Kind: Column, Items: []Box[int]{
		{Area: 1, Kind: Row, PaddingX: 5, PaddingY: 5, Gap: 10, Items: []Box[int]{leaf(2, Flexible(0), Fixed(20)), leaf(3, Fixed(30), Size{})}},
		{Area: 4, Height: Flexible(0)},
	}}
	got := Solve(Rect{W: 100, H: 100}, column)
	if got[1] != (Rect{W: 100, H: 30}) || got[2] != (Rect{5, 5, 50, 20}) || got[3] != (Rect{65, 5, 30, 20}) || got[4] != (Rect{Y: 30, W: 100, H: 70}) {
		t.Errorf("solved as %v", got)
	}
}

// TestAlign checks the alignment of an item along and across a column.
func TestAlign(t *testing.T) {
	small := leaf(1, Size{Pref: 20, Max: 40}, Fixed(10))
	for _, x := range []struct {
		along, across Align
		want          Rect
	}{
		{Fill, Fill, Rect{30, 45, 40, 10}},
		{Start, Start, Rect{0, 0, 20, 10}},
		{Middle, Middle, Rect{40, 45, 20, 10}},
		{End, End, Rect{80, 90, 20, 10}},
	} {
		b := Box[int]{Kind: Column, Items: []Box[int]{small}, MainAlign: x.along, CrossAlign: x.across}
		b.Items = append(b.Items, Box[int]{Area: 2})
		if got := Solve(Rect{W: 100, H: 100}, b)[1]; got != x.want {
			t.Errorf("along %d and across %d: %v, expected %v", x.along, x.across, got, x.want)
		}
	}
}

// TestGridAndStack checks the areas of a grid and of a stack.
func TestGridAndStack(t *testing.T) {
	grid := Box[int]{Kind: Grid, Columns: 2, Gap: 10, Items: []Box[int]{
		leaf(1, Flexible(0), Flexible(0)), leaf(2, Flexible(0), Flexible(0)), leaf(3, Flexible(0), Flexible(0)),
	}}
	got := Solve(Rect{W: 110, H: 50}, grid)
	if got[1] != (Rect{0, 0, 50, 20}) || got[2] != (Rect{60, 0, 50, 20}) || got[3] != (Rect{0, 30, 50, 20}) {
		t.Errorf("grid: %v", got)
	}
	stack := Box[int]{Kind: Stack, CrossAlign: Middle, Items: []Box[int]{leaf(1, Fixed(10), Fixed(10)), leaf(2, Fixed(30), Fixed(30))}}
	got = Solve(Rect{W: 50, H: 50}, stack)
	if got[1] != (Rect{20, 20, 10, 10}) || got[2] != (Rect{10, 10, 30, 30}) {
		t.Errorf("stack: %v", got)
	}
}

// TestSolveFirst checks that the first layout that fits is used.
func TestSolveFirst(t *testing.T) {
	column := func(areas ...Box[int]) Box[int] { return Box[int]{Kind: Column, Gap: 10, Items: areas} }
	all := column(leaf(1, Fixed(80), Fixed(30)), leaf(2, Size{}, Size{Min: 20, Weight: 1}))
	some := column(leaf(1, Size{}, Fixed(30)))
	for _, x := range []struct {
		space Rect
		both  bool
	}{{Rect{W: 80, H: 60}, true}, {Rect{W: 79, H: 60}, false}, {Rect{W: 80, H: 59}, false}, {Rect{}, false}} {
		if _, both := SolveFirst(x.space, all, some)[2]; both != x.both {
			t.Errorf("both areas fit in %v: %v", x.space, both)
		}
	}
}

// TestHeightIn checks the height that a column requests for a width.
func TestHeightIn(t *testing.T) {
	column := Box[int]{Kind: Column, Gap: 5, PaddingY: 2, Items: []Box[int]{
		leaf(1, Size{}, Size{Min: 10, Pref: 30, Weight: 1}),
		{HeightFor: func(width float64) Size { return Fixed(width / 2) }},
	}}
	if got := column.HeightIn(100); got.Min != 10+50+5+2*2 || got.Pref != 30+50+5+2*2 {
		t.Errorf("the column requests %v", got)
	}
}

// TestScaled checks that random boxes with doubled lengths in a doubled rectangle have doubled areas.
func TestScaled(t *testing.T) {
	for seed := range uint64(300) {
		area := 0
		box := random(rand.New(rand.NewPCG(seed, 7)), 3, &area)
		box.Items = append(box.Items, Spacer[int](7), Box[int]{Area: -1, HeightFor: func(width float64) Size { return Size{Min: width / 3, Pref: 20, Weight: 1} }})
		once, twice := map[int]Rect{}, map[int]Rect{}
		box.place(Rect{10, 20, 400, 300}, once)
		scaled := box.Scaled(2)
		scaled.place(Rect{20, 40, 800, 600}, twice)
		for area, r := range once {
			got := twice[area]
			for i, d := range []float64{got.X - 2*r.X, got.Y - 2*r.Y, got.W - 2*r.W, got.H - 2*r.H} {
				if math.Abs(d) > 1e-6 {
					t.Fatalf("seed %d: area %d is at %v, and at %v with twice the lengths (%d)", seed, area, r, got, i)
				}
			}
		}
	}
}

// TestSearchLength checks SearchLength and LargestFit.
func TestSearchLength(t *testing.T) {
	for _, want := range []float64{10, 37.3, 99} {
		if got := SearchLength(10, 100, func(x float64) bool { return x >= want }); got < want || got > want+0.25 {
			t.Errorf("found %v, expected %v", got, want)
		}
	}
	if got := LargestFit(10, 42, func(x float64) bool { return x <= 20 }); got < 19 || got > 20 {
		t.Errorf("the largest of at most 20 is %v", got)
	}
	if got := LargestFit(10, 42, func(float64) bool { return false }); got != 10 {
		t.Errorf("if nothing fits, the largest is %v", got)
	}
	if got := SearchLength(10, 100, func(float64) bool { return false }); got != 100 {
		t.Errorf("found %v although nothing is enough", got)
	}
}

// TestRandomLayouts checks the guarantees of the package for random boxes.
func TestRandomLayouts(t *testing.T) {
	for seed := range uint64(3000) {
		check(t, seed)
	}
}

// FuzzLayouts checks the guarantees of the package for random boxes.
func FuzzLayouts(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, seed uint64) { check(t, seed) })
}

// check solves a random layout. It expects boxes to lie within their parent, not to overlap, and to have their minimum lengths if there is
// space; and the mirrored layout to be the exact mirror image.
func check(t *testing.T, seed uint64) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	area := 0
	box := random(r, 3, &area)
	space := Rect{float64(r.IntN(50)), float64(r.IntN(50)), float64(1 + r.IntN(900)), float64(1 + r.IntN(900))}
	areas := Solve(space, box)
	expect(t, seed, areas, &box, space)
	width := float64(space.W + space.X + float64(r.IntN(90)))
	mirrored := areas.Mirror(width)
	for area, at := range areas {
		got := mirrored[area]
		if got.X+got.W != width-at.X || got.W != at.W || got.Y != at.Y || got.H != at.H || got.Mirror(width) != at {
			t.Fatalf("seed %d: %v is mirrored to %v in a width of %v", seed, at, got, width)
		}
	}
}

// expect checks a box and its items.
func expect(t *testing.T, seed uint64, areas Areas[int], b *Box[int], space Rect) {
	t.Helper()
	at := areas[b.Area]
	if !at.In(space) || at.W < 0 || at.H < 0 {
		t.Fatalf("seed %d: area %d at %v is not within %v", seed, b.Area, at, space)
	}
	for i := range b.Items {
		item := areas[b.Items[i].Area]
		for j := range i {
			if other := areas[b.Items[j].Area]; b.Kind != Stack && item.Overlaps(other) && item.W*item.H*other.W*other.H > 0 {
				t.Fatalf("seed %d: areas %d at %v and %d at %v overlap", seed, b.Items[i].Area, item, b.Items[j].Area, other)
			}
		}
		expect(t, seed, areas, &b.Items[i], at)
	}
	const rounding = 1
	at = b.inner(at)
	columns, rows := b.cells()
	if want := sum(b.widths(columns, at.H), b.Gap); len(b.Items) > 0 && at.W >= want.Min {
		for i := range b.Items {
			if got := areas[b.Items[i].Area].W; b.Kind == Row && got < b.Items[i].width(at.H).Min-rounding {
				t.Fatalf("seed %d: area %d is %v wide although all fit in %v", seed, b.Items[i].Area, got, at)
			}
		}
	}
	if b.Kind != Column {
		return
	}
	widths, _ := b.lengths(at.W, columns, b.widths(columns, at.H))
	if want := sum(b.heights(rows, widths), b.Gap); at.H >= want.Min+rounding {
		for i := range b.Items {
			item := areas[b.Items[i].Area]
			if item.H < b.Items[i].height(item.W).Min-2*rounding {
				t.Fatalf("seed %d: area %d is %v high although all fit in %v", seed, b.Items[i].Area, item.H, at)
			}
		}
	}
}

// random returns a random box whose areas are numbered from *area+1.
func random(r *rand.Rand, depth int, area *int) Box[int] {
	*area++
	b := Box[int]{Area: *area, Kind: Kind(r.IntN(4)), Columns: r.IntN(4), MainAlign: Align(r.IntN(4)), CrossAlign: Align(r.IntN(4))}
	if r.IntN(2) == 0 {
		b.Gap = float64(r.IntN(20))
	}
	if r.IntN(4) == 0 {
		b.PaddingX, b.PaddingY = float64(r.IntN(20)), float64(r.IntN(20))
	}
	if depth > 0 && r.IntN(4) > 0 {
		for range 1 + r.IntN(4) {
			b.Items = append(b.Items, random(r, depth-1, area))
		}
	}
	if len(b.Items) == 0 || r.IntN(3) == 0 {
		b.Width, b.Height = randomSize(r), randomSize(r)
	}
	if r.IntN(5) == 0 {
		ratio := math.Exp(r.Float64() - 0.5)
		b.HeightFor = func(w float64) Size { return Fixed(w * ratio) }
	}
	return b
}

// randomSize returns a random size.
func randomSize(r *rand.Rand) Size {
	s := Size{Min: float64(r.IntN(120)), Weight: float64(r.IntN(3))}
	if r.IntN(2) == 0 {
		s.Pref = s.Min + float64(r.IntN(100))
	}
	if r.IntN(3) == 0 {
		s.Max = s.preferred() + float64(r.IntN(200))
	}
	return s
}

// TestShapeOf checks the shapes of windows.
func TestShapeOf(t *testing.T) {
	for _, x := range []struct {
		w, h, device float64
		want         Shape
	}{
		{1280, 720, 1, Landscape}, {1280, 720, 1.5, PhoneLandscape}, {853, 480, 1, PhoneLandscape}, {2560, 1440, 2, Landscape},
		{820, 1180, 1, Portrait}, {1640, 2360, 2, Portrait}, {390, 844, 1, PhonePortrait}, {844, 390, 1, PhoneLandscape},
	} {
		if got := ShapeOf(x.w, x.h, x.device); got != x.want {
			t.Errorf("%v × %v at %v has shape %v, expected %v", x.w, x.h, x.device, got, x.want)
		}
	}
}
