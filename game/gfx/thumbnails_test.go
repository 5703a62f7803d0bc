package gfx

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestThumbnailsArePaintedOnce as long as there is room for them, and the ones drawn longest ago go first.
func TestThumbnailsArePaintedOnce(t *testing.T) {
	c, screen := NewCanvas(newTestPages(t)), ebiten.NewImage(300, 300)
	thumbs := NewThumbnails[string](3)
	size := 40
	frame := func(keys ...string) (painted []string) {
		c.Begin(screen)
		for i, key := range keys {
			thumbs.Draw(c, key, Affine{A: 1, D: 1, X: 50, Y: float64(50 * i)}, size, size, 1, func(on *Canvas, _, _ float64) {
				painted = append(painted, key)
				on.Sprite("tile", Affine{A: 1, D: 1, X: 20, Y: 20}, 30, 30, White(), false)
			})
		}
		c.End()
		return painted
	}
	for _, x := range []struct {
		what    string
		change  func()
		keys    []string
		painted []string
		repeats bool
	}{
		{"first", nil, []string{"a", "b"}, []string{"a", "b"}, false},
		{"again", nil, []string{"a", "b"}, nil, true},
		{"one more", nil, []string{"b", "c"}, []string{"c"}, false},
		{"one for which the oldest goes", nil, []string{"b", "d"}, []string{"d"}, false},
		{"the oldest", nil, []string{"b", "a"}, []string{"a"}, false},
		{"the same place", nil, []string{"c", "a"}, []string{"c"}, false},
		{"too many for a frame", nil, []string{"a", "c", "d", "b"}, []string{"d", "b"}, false},
		{"with overrides", func() { c.Pages.SetOverrides(testOverrides()) }, []string{"a", "c"}, []string{"a", "c"}, false},
		{"with the overrides again", nil, []string{"a", "c"}, nil, true},
		{"larger", func() { size = 60 }, []string{"a", "c"}, []string{"a", "c"}, false},
	} {
		if x.change != nil {
			x.change()
		}
		if painted := frame(x.keys...); !slices.Equal(painted, x.painted) || c.Unchanged() != x.repeats {
			t.Errorf("%s: painted are %v, want %v; the frame repeats the one before: %v", x.what, painted, x.painted, c.Unchanged())
		}
	}
}

// TestThumbnailsStayWithinTheirTexture however many are wanted.
func TestThumbnailsStayWithinTheirTexture(t *testing.T) {
	for _, x := range []struct{ most, w, h, cells, side int }{{1, 200, 140, 1, 200}, {64, 200, 140, 64, 2048}, {5000, 200, 140, 140, 2048}, {4, 3000, 10, 4, 3000}} {
		thumbs := NewThumbnails[int](x.most)
		c := NewCanvas(newTestPages(t))
		c.Begin(ebiten.NewImage(10, 10))
		thumbs.Draw(c, 1, Identity(), x.w, x.h, 1, func(*Canvas, float64, float64) {})
		c.End()
		b := thumbs.page.img.Bounds()
		if len(thumbs.cells) != x.cells || max(b.Dx(), b.Dy()) > x.side || !thumbs.cell(x.cells-1).In(b) {
			t.Errorf("%+v: %d cells in %v", x, len(thumbs.cells), b)
		}
	}
}

// TestThumbnailsLieAtWholePixels: one is painted with the part of a pixel that it first lies at, and does not change when it moves.
func TestThumbnailsLieAtWholePixels(t *testing.T) {
	c := NewCanvas(newTestPages(t))
	thumbs := NewThumbnails[int](1)
	for _, x := range []struct{ at, left float32 }{{30.25, 10}, {31.25, 11}, {31.5, 11}, {32, 12}} {
		c.Begin(ebiten.NewImage(100, 100))
		thumbs.Draw(c, 1, Affine{A: 1, D: 1, X: float64(x.at), Y: 50}, 40, 40, 1, func(_ *Canvas, dx, dy float64) {
			if dx != 0.25 || dy != 0 {
				t.Errorf("it is painted at %v, %v", dx, dy)
			}
		})
		if left := c.current.verts[0].DstX; left != x.left {
			t.Errorf("around %v it begins at %v, want %v", x.at, left, x.left)
		}
		c.End()
	}
	if thumbs.Painted() != 1 {
		t.Errorf("it is painted %d times", thumbs.Painted())
	}
}

// TestPaneOfAnotherGroundIsShown although its quad is that of the frame before.
func TestPaneOfAnotherGroundIsShown(t *testing.T) {
	c, screen := NewCanvas(newTestPages(t)), ebiten.NewImage(100, 100)
	var pane GroundView
	for i, x := range []struct {
		ground  Ground
		repeats bool
	}{{sand(), false}, {sand(), true}, {Walnut(), false}, {Walnut(), true}} {
		c.Begin(screen)
		pane.Draw(c, x.ground, 0, 0, 50, 50, 1, 1)
		c.End()
		if c.Unchanged() != x.repeats {
			t.Errorf("frame %d repeats the one before: %v", i, c.Unchanged())
		}
	}
}
