package table

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TestCalloutPrefersWideRoom checks that a callout does not become a tall column next to its subject while there is wide room further away.
func TestCalloutPrefersWideRoom(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	k := &ui.Kit{Scale: ui.Scale{Unit: 1, Device: 1, Zoom: 1}, Fonts: fonts}
	p := &popover.Placement{
		Bounds: stage.Rect{W: 1000, H: 700},
		Anchor: stage.Rect{X: 200, Y: 330, W: 100, H: 40},
		Gap:    10,
		Obstacles: popover.Obstacles{Keep: []stage.Rect{
			{X: 180, Y: 200, W: 820, H: 129}, {X: 180, Y: 371, W: 820, H: 329}, {X: 301, Y: 330, W: 699, H: 40},
		}},
	}
	c := NewCallout("How about this? 2 blue tiles from the centre to line 3. One more blue and line 3 scores one point. You start the next round.", 20, 340)
	if n := c.Place(k, p); n == nil || n.H > n.W {
		t.Errorf("there is wide room, but the callout is %v", n.Bounds())
	}
	p.Keep[0].Y, p.Keep[0].H = 90, 239 // a low strip is left above it
	if n := c.Place(k, p); n == nil || n.H > 0.5*n.W {
		t.Errorf("there is room for long lines, but the callout is %v", n.Bounds())
	}
	p.Keep = append(p.Keep, stage.Rect{X: 180, W: 820, H: 200})
	if n := c.Place(k, p); n == nil || n.H <= n.W {
		t.Errorf("where only a column fits, the callout is %v", n)
	}
}

// TestTailsTouchTheirSubject checks that a tail begins at the edge of the callout that faces its subject, and that its tip is on the subject, also far
// away.
func TestTailsTouchTheirSubject(t *testing.T) {
	const side = 20
	callout := stage.Rect{X: 300, Y: 300, W: 200, H: 100}
	for name, c := range map[string]struct {
		subject stage.Rect
		base    Spot
		leans   float64 // how far the tip is from the base along the edge
	}{
		"below":           {stage.Rect{X: 380, Y: 430, W: 40, H: 40}, Spot{X: 400, Y: 400}, 0},
		"above":           {stage.Rect{X: 380, Y: 230, W: 40, H: 40}, Spot{X: 400, Y: 300}, 0},
		"right":           {stage.Rect{X: 530, Y: 330, W: 40, H: 40}, Spot{X: 500, Y: 350}, 0},
		"left, and lower": {stage.Rect{X: 230, Y: 390, W: 40, H: 40}, Spot{X: 300, Y: 370}, 1},
		"far below":       {stage.Rect{X: 200, Y: 700, W: 40, H: 40}, Spot{X: 300 + 1.5*side, Y: 400}, -1},
		"far right":       {stage.Rect{X: 900, Y: 360, W: 4, H: 4}, Spot{X: 500, Y: 362}, 0},
		"below, at left":  {stage.Rect{X: 240, Y: 430, W: 40, H: 40}, Spot{X: 300 + 1.5*side, Y: 400}, -1},
	} {
		base, tip := tailAxis(callout, c.subject, side)
		if base.X != c.base.X || base.Y != c.base.Y {
			t.Errorf("%s: the base is at %v, %v", name, base.X, base.Y)
		}
		if c.subject.Distance(tip.X, tip.Y) > 0 {
			t.Errorf("%s: the tip at %v, %v is not on %v", name, tip.X, tip.Y, c.subject)
		}
		along := tip.X - base.X
		if base.X == callout.X || base.X == callout.X+callout.W {
			along = tip.Y - base.Y
		}
		if (along == 0) != (c.leans == 0) || along*c.leans < 0 {
			t.Errorf("%s: the tail leans by %v", name, along)
		}
	}
}
