package assets

import (
	"image"
	"testing"

	"azulejo/game/gfx"

	"github.com/lucasb-eyer/go-colorful"
)

// TestBagAndLidOnDarkGrounds checks that on dark grounds the cord of the bag, the bag, the lid and the edge of its tray stand out, as graphics must
// (WCAG 2.2, 1.4.11), in the tables of both games.
func TestBagAndLidOnDarkGrounds(t *testing.T) {
	const least = 3.0
	whole := [4]float64{0, 0, 1, 1}
	for _, part := range []struct {
		name, sprite string
		at           [4]float64 // left, top, right and bottom in fractions of the sprite
		share        float64    // the minimum share of its pixels that stand out
	}{
		{"the cord of Azul's bag", "sack", [4]float64{0.66, 0.63, 0.79, 0.77}, 0.4},
		{"Azul's bag", "sack", [4]float64{0, 0, 0.66, 0.8}, 0.6},
		{"the edge of Azul's lid", "crate", [4]float64{0, 0, 1, 0.25}, 0.1},
		{"the bag of Summer Pavilion and phones", "bag", whole, 0.5},
		{"the lid of Summer Pavilion and phones", "lid", whole, 0.5},
	} {
		m := spriteImages(t, []string{part.sprite})[0]
		b := m.Bounds()
		w, h := float64(b.Dx()), float64(b.Dy())
		area := image.Rect(int(part.at[0]*w), int(part.at[1]*h), int(part.at[2]*w), int(part.at[3]*h)).Add(b.Min)
		for name, ground := range map[string]gfx.Ground{"night": gfx.Night(), "walnut": gfx.Walnut()} {
			light, dark := ground.At(0.1, 0.9)
			opaque, visible := 0, 0
			for y := area.Min.Y; y < area.Max.Y; y++ {
				for x := area.Min.X; x < area.Max.X; x++ {
					c, ok := colorful.MakeColor(m.At(x, y))
					if _, _, _, a := m.At(x, y).RGBA(); !ok || a < 0xC000 {
						continue
					}
					opaque++
					if min(contrast(c, solid(light)), contrast(c, solid(dark))) >= least {
						visible++
					}
				}
			}
			if share := float64(visible) / float64(opaque); opaque == 0 || share < part.share {
				t.Errorf("%s: of %d pixels of %s, %.2f have a contrast of %v with the ground, want %.2f", name, opaque, part.name, share, least, part.share)
			}
		}
	}
}

// solid returns a colour without its opacity.
func solid(c gfx.Colour) colorful.Color {
	return colorful.Color{R: float64(c.R), G: float64(c.G), B: float64(c.B)}
}
