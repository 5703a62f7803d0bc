package tabletest

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Mirrored checks the areas of a table that is mirrored for left-handed players. The corner moves with the title, and the action button with the
// placement.
func Mirrored(t *testing.T, make func() table.Table) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {2560, 1440}, {900, 1600}, {390, 844}, {844, 390}} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			f := Frame(size[0], size[1], seats)
			plain := make().Layout(f)
			f.Mirror.Width = f.W
			areas := make().Layout(f)
			expect := func(name string, got, want stage.Rect) {
				if math.Abs(got.X-want.X) > 1e-6 || math.Abs(got.Y-want.Y) > 1e-6 || math.Abs(got.W-want.W) > 1e-6 || math.Abs(got.H-want.H) > 1e-6 {
					t.Errorf("%v, %d seats: %s lies at %+v, expected at %+v", size, seats, name, got, want)
				}
			}
			with := func(part, whole, mirrored stage.Rect) stage.Rect {
				part.X += mirrored.X - whole.X
				return part
			}
			expect("title", areas.Title, f.Mirror.Apply(plain.Title))
			expect("panel", areas.Panel, f.Mirror.Apply(plain.Panel))
			expect("buttons", areas.Buttons, f.Mirror.Apply(plain.Buttons))
			expect("offer", areas.Offer, f.Mirror.Apply(plain.Offer))
			expect("order", areas.Placement, f.Mirror.Apply(plain.Placement))
			if plain.TitleCorner.W > 0 {
				expect("corner", areas.TitleCorner, with(plain.TitleCorner, plain.Title, areas.Title))
			}
			if action := f.Mirror.Apply(plain.Action); plain.Placement.W > 0 {
				expect("action", areas.Action, with(plain.Action, plain.Placement, areas.Placement))
			} else {
				expect("action", areas.Action, action)
			}
		}
	}
}
