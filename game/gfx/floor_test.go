package gfx

import (
	"math"
	"testing"
)

// TestFiguresAreSymmetric checks that the figures of tiles are symmetric, so that they join at the edges of adjacent tiles.
func TestFiguresAreSymmetric(t *testing.T) {
	for i, figure := range []func(x, y, pixel float64) float64{rosette, arches} {
		most := 0.0
		for x := -0.99; x < 1; x += 0.03 {
			for y := -0.99; y < 1; y += 0.03 {
				v := figure(x, y, 0.02)
				most = max(most, v)
				if math.Abs(v-figure(-x, y, 0.02)) > 1e-6 || math.Abs(v-figure(x, -y, 0.02)) > 1e-6 {
					t.Fatalf("figure %d differs at %.2f, %.2f from its mirror image", i, x, y)
				}
				if v < 0 || v > 1 {
					t.Fatalf("figure %d is %v at %.2f, %.2f", i, v, x, y)
				}
			}
		}
		if most < 0.5 {
			t.Errorf("figure %d is too faint: %v at most", i, most)
		}
	}
}

// TestWalnut checks that the colours of walnut vary within those of its ground.
func TestWalnut(t *testing.T) {
	f := &groundPainter{unit: 1, ground: Walnut()}
	img := f.woodImage(200, plankHeight, 1)
	least, most := uint8(255), uint8(0)
	for i := 0; i < len(img.Pix); i += 4 {
		least, most = min(least, img.Pix[i]), max(most, img.Pix[i])
	}
	light, dark := uint8(255*f.ground.Top.R+1), uint8(255*f.ground.Bottom.R-1)
	if most > light || least < dark || most-least < 30 {
		t.Errorf("red is from %d to %d, expected between %d and %d", least, most, dark, light)
	}
}

// TestLighting checks that floors are lightest below their lamps and darkest in the corners, and that plaster is lit by a window.
func TestLighting(t *testing.T) {
	for _, g := range []Ground{Walnut(), Night()} {
		lamps, _ := g.Floor.lighting()
		for _, l := range lamps {
			below, _ := g.At(l.x, l.y)
			light, dark := g.At(1, 0)
			if below.R <= light.R || light.R < dark.R {
				t.Errorf("%v: below a lamp red is %v, in a corner %v to %v", g.Floor, below.R, dark.R, light.R)
			}
		}
	}
	plaster := sand()
	if light, dark := plaster.At(0.5, 0.5); light.R <= plaster.Top.R || dark != plaster.Bottom {
		t.Errorf("plaster is %v to %v", dark, light)
	}
}

// sand returns plaster in the light of a window.
func sand() Ground {
	return Ground{Linework: "linework", Top: Hex(0xEFE6D2), Bottom: Hex(0xE0D2B4), Sun: Hex(0xFFF8E2).Fade(0.5)}
}

func BenchmarkWalnutAt1440(b *testing.B) {
	f := &groundPainter{unit: 1.6, ground: Walnut()}
	for b.Loop() {
		f.woodImage(plankLength*8/10, plankHeight*16/10, 0)
		f.woodImage(plankLength*8/10, plankHeight*16/10, 1)
	}
}
