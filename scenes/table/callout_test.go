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
	p.Keep = append(p.Keep, stage.Rect{X: 180, W: 820, H: 200})
	if n := c.Place(k, p); n == nil || n.H <= n.W {
		t.Errorf("where only a column fits, the callout is %v", n)
	}
}
