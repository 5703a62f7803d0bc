package tabletest

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Mirrored holds the rooms of a table that lies the other way round, for left hands, to their mirrored places: the corner goes with its
// title, and the action with what is put together.
func Mirrored(t *testing.T, make func() table.Table) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {2560, 1440}, {900, 1600}, {390, 844}, {844, 390}} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			f := Frame(size[0], size[1], seats)
			plain := make().Layout(f)
			f.Mirror.Across = f.W
			rooms := make().Layout(f)
			hold := func(name string, got, want stage.Rect) {
				if math.Abs(got.X-want.X) > 1e-6 || math.Abs(got.Y-want.Y) > 1e-6 || math.Abs(got.W-want.W) > 1e-6 || math.Abs(got.H-want.H) > 1e-6 {
					t.Errorf("%v, %d seats: %s lies at %+v, expected at %+v", size, seats, name, got, want)
				}
			}
			with := func(part, whole, mirrored stage.Rect) stage.Rect {
				part.X += mirrored.X - whole.X
				return part
			}
			hold("title", rooms.Title, f.Mirror.Turn(plain.Title))
			hold("panel", rooms.Panel, f.Mirror.Turn(plain.Panel))
			hold("buttons", rooms.Buttons, f.Mirror.Turn(plain.Buttons))
			hold("offer", rooms.Offer, f.Mirror.Turn(plain.Offer))
			hold("order", rooms.Order, f.Mirror.Turn(plain.Order))
			if plain.Corner.W > 0 {
				hold("corner", rooms.Corner, with(plain.Corner, plain.Title, rooms.Title))
			}
			if action := f.Mirror.Turn(plain.Action); plain.Order.W > 0 {
				hold("action", rooms.Action, with(plain.Action, plain.Order, rooms.Order))
			} else {
				hold("action", rooms.Action, action)
			}
		}
	}
}
