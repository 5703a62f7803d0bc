package analysis

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/players"
	"azulejo/engine/puzzle"
	"azulejo/engine/review"
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

// TestDeniedTiles checks that crossed tiles belong to lines of other seats, which in the other line of a puzzle get them and in the best one never do.
func TestDeniedTiles(t *testing.T) {
	entries, err := puzzle.Read(puzzle.Embedded("azul"))
	if err != nil {
		t.Fatal(err)
	}
	g, _ := sample(t, 0, 2, -1)
	gets := func(from engine.Position, l players.Line, s board.Shape) bool {
		p := from.Clone()
		for _, m := range BeforeDeal(from, l, len(l.Moves)) {
			o := g.Table.Option(p, m)
			if p.Play(m, nil); p.ToMove() == engine.Nature { // the line may have been scored at once
				return slices.Contains(o.Placed(), table.Piece{Place: s.At, Tile: s.Tile})
			}
			if slices.ContainsFunc(g.Table.Pieces(p), func(x table.Piece) bool { return x.Place == s.At && x.Tile == s.Tile }) {
				return true
			}
		}
		return false
	}
	with := 0
	for i := range entries[:long.Count(100, len(entries))] {
		p, err := entries[i].Puzzle(catalogue.Games())
		if err != nil {
			t.Fatal(err)
		}
		if p.Game != "azul" {
			continue
		}
		shapes := g.DeniedShapes(p.Position, p.Lines[0], p.Lines[1])
		if len(shapes) > 0 {
			with++
		}
		for _, s := range shapes {
			if s.At.Seat == p.Seat() || gets(p.Position, p.Lines[0], s) || !gets(p.Position, p.Lines[1], s) {
				t.Errorf("%s: %+v", p.ID, s)
			}
		}
	}
	if t.Logf("%d puzzles cross tiles", with); with == 0 {
		t.Error("no puzzle crosses a tile")
	}
}

// TestInaccuraciesAreKeyMoments checks that key moments are the inaccuracies of a game that has no others.
func TestInaccuraciesAreKeyMoments(t *testing.T) {
	r := Reviewed{Review: &review.Review{Steps: make([]review.Step, 6)}}
	r.Review.Steps[2].Grade = review.Inaccuracy
	if to := r.NextKeyMoment(0, 1); to != 2 {
		t.Errorf("the only inaccuracy is passed: %d", to)
	}
	if r.Review.Steps[4].Grade = review.Mistake; r.NextKeyMoment(0, 1) != 4 {
		t.Errorf("the key moment after an inaccuracy is %d", r.NextKeyMoment(0, 1))
	}
}
