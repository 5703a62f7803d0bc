package table

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
)

// TestToneDependsOnThePlace checks that the tone of a tile differs little from 1, varies from place to place, and is always the same at one place.
func TestToneDependsOnThePlace(t *testing.T) {
	tones := map[float64]bool{}
	for i := range 50 {
		s := Spot{X: 100 + 54*float64(i%10), Y: 90 + 54*float64(i/10), Size: 50}
		tone := toneAt(s)
		if tone < 0.955 || tone > 1.045 {
			t.Errorf("a tile at %v has a tone of %.3f", s, tone)
		}
		if tones[tone] = true; toneAt(s) != tone {
			t.Errorf("the tone at %v changes", s)
		}
	}
	if len(tones) < 45 {
		t.Errorf("50 places have %d tones", len(tones))
	}
}

// TestShadowAsATileLands checks that the shadow of a tile is pressed shortly before the tile lands, not halfway, and is normal afterwards.
func TestShadowAsATileLands(t *testing.T) {
	c := NewCast(plain{})
	c.Show(pieces(factory(0), 1))
	line, length := Animate(c, &recorder{counts: map[engine.Place]int{}}, stage.Group("fx"), false, []engine.Event{{Kind: engine.Slide, From: factory(0), To: slot(engine.Line, 0, 1, 0), Tile: 1}})
	art := c.Actors()[0].Art
	for _, step := range []struct {
		to, from float64
		gives    bool
	}{{length / 2, 0, false}, {length - 0.5, length / 2, true}} {
		line.Advance(step.to - step.from)
		if given := art.Press > 0; given != step.gives || art.Lift == 0 {
			t.Errorf("after %.1f ticks its height is %.2f and its shadow gives by %.2f", step.to, art.Lift, art.Press)
		}
	}
	line.Finish()
	if art.Press != 0 || art.Lift != 0 {
		t.Errorf("at rest its height is %.2f and its shadow gives by %.2f", art.Lift, art.Press)
	}
}

// TestLetterPlateSizes checks that letters fill small tiles and leave most of the motif of large ones, and that the size of their plates never decreases
// with the size of the tile.
func TestLetterPlateSizes(t *testing.T) {
	was := 0.0
	for width := 4.0; width < 200; width++ {
		p := letterPlateWidth(width)
		if p > 0.9*width+1e-9 || p < 0.56*width-1e-9 || p < was {
			t.Errorf("a tile of %v has a plate of %v, and the one before of %v", width, p, was)
		}
		if width >= 25 && letterSize(p) < 18 {
			t.Errorf("on a tile of %v letters are %v high", width, letterSize(p))
		}
		was = p
	}
}
