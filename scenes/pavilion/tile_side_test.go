package pavilion_test

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestRhombusSides checks that the side of a rhombus is drawn below it, except in high contrast, where nothing is shaded.
func TestRhombusSides(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	tab, window := pavilion.New(), stage.Rect{W: c.W, H: c.H}
	tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: 2})
	skin := tab.Skin(table.Piece{Place: engine.Place{Zone: engine.Star}, Tile: 1})
	flat := skin
	flat.Side = 0
	draw := func(s table.Skin) {
		n := s.Node("", nil, table.Spot{X: 100, Y: 100, Size: 80, Turn: 1})
		c.Canvas.Begin(nil)
		(&table.TileArt{Skin: s}).Draw(c.Canvas, n.World(), n, 1)
		c.Canvas.End()
	}
	for _, x := range []struct {
		overrides gfx.Overrides
		alike     bool
	}{{gfx.Overrides{}, false}, {ui.HighContrast(), true}} {
		c.Canvas.Pages.SetOverrides(x.overrides)
		draw(flat)
		if draw(skin); c.Canvas.Unchanged() != x.alike {
			t.Errorf("%q: drawn the same with and without a side: %v", x.overrides.Prefix, !x.alike)
		}
	}
}
