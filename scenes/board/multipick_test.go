package board

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/table"
)

// TestSuggestionsReplacePicks checks that a suggestion to pass replaces the picks of an earlier suggestion and of the player, and that a suggestion to place a
// tile puts the picks back.
func TestSuggestionsReplacePicks(t *testing.T) {
	b := newTestBoard(t, coloured, func(p engine.Position) bool {
		v := pavilion.See(p)
		return v.Placing() && slices.ContainsFunc(p.Moves(nil), keepsTwo) && slices.ContainsFunc(p.Moves(nil), places)
	})
	moves := b.match.Position().Moves(nil)
	pass := moves[slices.IndexFunc(moves, keepsTwo)]
	pick := table.MultiPickOf(b.table, b.Shown())
	want := pick.Picks(pass)
	picked := func() []engine.Tile {
		var all []engine.Tile
		for _, a := range b.cast.Actors() {
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
			b.UndoPicks()
			b.PressAction()
			b.find("pick-false-")[0].Touch.Press()
		}},
	} {
		before.do()
		b.Suggest(pass)
		m, ok := b.mode.(*picking)
		if !ok || !slices.Equal(sorted(m.tiles()), sorted(want)) || !slices.Equal(picked(), sorted(want)) {
			t.Fatalf("a suggestion after %s: the mode is %v and %v are picked, expected %v", before.name, m, picked(), want)
		}
	}
	b.Suggest(moves[slices.IndexFunc(moves, places)])
	if _, picks := b.mode.(*picking); picks || len(picked()) > 0 {
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

// places reports whether a move places a tile.
func places(m engine.Move) bool {
	_, ok := pavilion.Placed(m)
	return ok
}

// sorted returns a sorted copy.
func sorted(tiles []engine.Tile) []engine.Tile {
	tiles = slices.Clone(tiles)
	slices.Sort(tiles)
	return tiles
}

// TestPicksHideMarks checks that the marks around tiles in the hand are hidden while the tiles to keep are chosen, and shown again after that is cancelled.
func TestPicksHideMarks(t *testing.T) {
	b := newTestBoard(t, coloured, func(p engine.Position) bool {
		return pavilion.See(p).Placing() && slices.ContainsFunc(p.Moves(nil), keepsTwo)
	})
	seat := b.Shown().ToMove()
	hand := engine.Place{Zone: engine.Hand, Seat: seat}
	b.mark(seat, &table.LastMove{Placed: []table.Piece{{Place: hand, Tile: b.At(hand)[0].Tile}}})
	shown := func() (n int) {
		for _, m := range b.marks[seat] {
			if !m.Hidden {
				n += len(m.Children())
			}
		}
		return n
	}
	before := shown()
	b.PressAction()
	during := shown()
	b.UndoPicks()
	if after := shown(); before == 0 || during != 0 || after != before {
		t.Errorf("%d marks before the choice, %d during it, and %d after", before, during, after)
	}
}
