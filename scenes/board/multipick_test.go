package board

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/table"
)

// TestSuggestionsReplacePicks suggests passing, twice in a row and after picks by hand, and then the placement of a tile.
func TestSuggestionsReplacePicks(t *testing.T) {
	d := newTestBoard(t, coloured, func(p engine.Position) bool {
		v := pavilion.See(p)
		return v.Placing() && slices.ContainsFunc(p.Moves(nil), keepsTwo) && slices.ContainsFunc(p.Moves(nil), places)
	})
	moves := d.match.Position().Moves(nil)
	pass := moves[slices.IndexFunc(moves, keepsTwo)]
	pick := table.MultiPickOf(d.table, d.player.Shown())
	want := pick.Picks(pass)
	picked := func() []engine.Tile {
		var all []engine.Tile
		for _, a := range d.cast.Actors() {
			if table.SamePool(a.Place, pick.To) {
				all = append(all, a.Tile)
			}
		}
		slices.Sort(all)
		return all
	}
	for _, before := range []struct {
		name string
		do   func()
	}{
		{"nothing", func() {}},
		{"the same suggestion", func() {}},
		{"other picks", func() {
			d.player.UndoPicks()
			d.player.PressAction()
			d.find("pick-false-")[0].Touch.Press()
		}},
	} {
		before.do()
		d.player.Suggest(pass)
		m, ok := d.player.mode.(*picking)
		if !ok || !slices.Equal(sorted(m.tiles()), sorted(want)) || !slices.Equal(picked(), sorted(want)) {
			t.Fatalf("a suggestion after %s: %v are picked and %v lie apart, expected %v", before.name, m, picked(), want)
		}
	}
	d.player.Suggest(moves[slices.IndexFunc(moves, places)])
	if _, picks := d.player.mode.(*picking); picks || len(picked()) > 0 {
		t.Errorf("a suggestion to place leaves %v picked", picked())
	}
}

// keepsTwo reports whether a move is a pass that keeps two tiles.
func keepsTwo(m engine.Move) bool {
	l, ok := pavilion.Passed(m)
	sum := 0
	for _, n := range l {
		sum += n
	}
	return ok && sum == 2
}

func places(m engine.Move) bool {
	_, ok := pavilion.Placed(m)
	return ok
}

func sorted(tiles []engine.Tile) []engine.Tile {
	tiles = slices.Clone(tiles)
	slices.Sort(tiles)
	return tiles
}
