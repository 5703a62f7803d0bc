package gfx

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestThumbnailsArePaintedOnce checks that thumbnails are painted once as long as there is room for them, and that those drawn longest ago are replaced
// first.
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
		name    string
		change  func()
		keys    []string
		painted []string
		repeats bool
	}{
		{"first", nil, []string{"a", "b"}, []string{"a", "b"}, false},
		{"again", nil, []string{"a", "b"}, nil, true},
		{"one more", nil, []string{"b", "c"}, []string{"c"}, false},
		{"one that replaces the oldest", nil, []string{"b", "d"}, []string{"d"}, false},
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
			t.Errorf("%s: painted are %v, want %v; the frame repeats the one before: %v", x.name, painted, x.painted, c.Unchanged())
		}
	}
}

// TestThumbnailIsPaintedAgain checks that a thumbnail is painted again into its cell when images are added to the sheet, although it looks the same.
func TestThumbnailIsPaintedAgain(t *testing.T) {
	c, screen := NewCanvas(newTestPages(t)), ebiten.NewImage(300, 300)
	thumbs := NewThumbnails[string](1)
	for n := range 2 {
		c.Begin(screen)
		thumbs.Draw(c, "a", Affine{A: 1, D: 1, X: 50, Y: 50}, 40, 40, 1, func(on *Canvas, _, _ float64) {
			on.Sprite("tile", Affine{A: 1, D: 1, X: 20, Y: 20}, 30, 30, White(), false)
		})
		c.End()
		if thumbs.Painted() != n+1 || thumbs.painter.Unchanged() {
			t.Errorf("painted %d times, want %d; the last time without drawing anything: %v", thumbs.Painted(), n+1, thumbs.painter.Unchanged())
		}
		c.Pages.sheet.added++
	}
}

// TestThumbnailTextureSize checks that the texture of thumbnails has a limited size, however many are wanted.
func TestThumbnailTextureSize(t *testing.T) {
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

// TestThumbnailsMoveByWholePixels checks that a thumbnail is painted with the fraction of a pixel of its first position, and keeps it when it moves.
func TestThumbnailsMoveByWholePixels(t *testing.T) {
	c := NewCanvas(newTestPages(t))
	thumbs := NewThumbnails[int](1)
	for _, x := range []struct{ at, left float32 }{{30.25, 10}, {31.25, 11}, {31.5, 11}, {32, 12}} {
		c.Begin(ebiten.NewImage(100, 100))
		thumbs.Draw(c, 1, Affine{A: 1, D: 1, X: float64(x.at), Y: 50}, 40, 40, 1, func(_ *Canvas, dx, dy float64) {
			if dx != 0.25 || dy != 0 {
				t.Errorf("painted at %v, %v", dx, dy)
			}
		})
		if left := c.current.verts[0].DstX; left != x.left {
			t.Errorf("centred on %v it begins at %v, want %v", x.at, left, x.left)
		}
		c.End()
	}
	if thumbs.Painted() != 1 {
		t.Errorf("painted %d times", thumbs.Painted())
	}
}

// TestGroundViewOfAnotherGround checks that a frame with another ground is shown although its quad is that of the previous frame.
func TestGroundViewOfAnotherGround(t *testing.T) {
	c, screen := NewCanvas(newTestPages(t)), ebiten.NewImage(100, 100)
	var view GroundView
	for i, x := range []struct {
		ground  Ground
		repeats bool
	}{{sand(), false}, {sand(), true}, {Walnut(), false}, {Walnut(), true}} {
		c.Begin(screen)
		view.Draw(c, x.ground, 0, 0, 50, 50, 1, 1)
		c.End()
		if c.Unchanged() != x.repeats {
			t.Errorf("frame %d repeats the one before: %v", i, c.Unchanged())
		}
	}
}
