package tabletest

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Tiles checks the sizes of tiles on plates and of rows of the board in small windows. make lays a table out at the start of a round and returns it
// with the height of a row of the viewer's board, or 0 if it has no rows.
func Tiles(t *testing.T, make func(f table.Frame) (look interface {
	Anchor(p engine.Place, i, n int) table.Spot
}, row float64)) {
	for _, x := range []struct {
		w, h, device float64
		seats        int
		tile, row    float64 // least, in device-independent pixels
	}{
		{820, 1180, 1, 2, 50, 58},
		{820, 1180, 1, 4, 41, 58},
		{360, 640, 1, 4, 36, 28},
		{390, 844, 1, 2, 40, 42},
		{390, 844, 1, 4, 38, 36},
		{853, 480, 1, 2, 40, 40},
		{853, 480, 1, 4, 36, 36},
		{1280, 720, 1.5, 2, 40, 40},
		{1280, 720, 1.5, 4, 36, 36},
	} {
		f := Frame(x.w, x.h, x.seats)
		f.Kit = &ui.Kit{Scale: ui.Scale{Unit: f.Kit.Unit, Device: x.device, Zoom: 1}}
		look, row := make(f)
		tile := look.Anchor(engine.Place{Zone: engine.Factory}, 0, 4).Size / x.device
		if tile < x.tile {
			t.Errorf("%v × %v at %v, %d seats: tiles of %.1f, expected at least %v", x.w, x.h, x.device, x.seats, tile, x.tile)
		}
		if row > 0 && row/x.device < x.row {
			t.Errorf("%v × %v at %v, %d seats: rows of %.1f, expected at least %v", x.w, x.h, x.device, x.seats, row/x.device, x.row)
		}
		t.Logf("%v × %v at %v, %d seats: tiles of %.1f, rows of %.1f", x.w, x.h, x.device, x.seats, tile, row/x.device)
	}
}

// Targets returns the targets of a position.
func Targets(t table.Table, pos engine.Position) (all []table.Target) {
	for _, at := range t.Options(pos).Places() {
		all = append(all, t.Target(at))
	}
	return all
}
