package analysis

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// TestArrowsBeginAtTiles checks that the arrows of the later moves of a line begin at tiles that are on the table before its first move, also if an earlier
// move pushes these to the centre.
func TestArrowsBeginAtTiles(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, _ := sample(t, at, 2, -1)
		m, later := g.Cursor.Match, 0
		for n := range m.Moves()[:len(m.Moves())-MostArrows] {
			line := m.Moves()[n : n+MostArrows]
			from := m.At(n)
			if slices.ContainsFunc([]int{n, n + 1, n + 2}, func(n int) bool { return m.At(n).ToMove() == engine.Nature }) {
				continue
			}
			there := g.Table.Options(from)
			for _, shape := range g.LineShapes(from, line) {
				if shape.Kind != board.Arrow || shape.Number == 1 || shape.From.Zone.Owned() {
					continue
				}
				later++
				if !slices.ContainsFunc(there, func(o table.Option) bool { return o.From.From == shape.From && o.From.Tile == shape.Tile }) {
					t.Fatalf("after %d moves, arrow %d begins at %v, where no tile %v is", n, shape.Number, shape.From, shape.Tile)
				}
			}
		}
		if later == 0 {
			t.Error("there are no arrows of later moves")
		}
	})
}
