package catalogue

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/puzzle"
	"azulejo/engine/review"
)

// shipped calls visit with every puzzle that comes with the program.
func shipped(t *testing.T, visit func(family string, p *puzzle.Puzzle)) {
	t.Helper()
	for _, family := range puzzle.Families() {
		entries, err := puzzle.Read(puzzle.Embedded(family))
		if err != nil {
			t.Fatal(err)
		}
		for i := range entries {
			p, err := entries[i].Puzzle(Games())
			if err != nil {
				t.Fatalf("%s: %v", entries[i].ID, err)
			}
			visit(family, p)
		}
	}
}

// TestPuzzles checks the puzzles that come with the program: their number, motifs, positions and moves, that none occurs twice or shares the round of a game with
// another one, and that the answer is not simply the move with the most points.
func TestPuzzles(t *testing.T) {
	count, motifs, positions, rounds := map[string]int{}, map[puzzle.Motif]int{}, map[uint64]bool{}, map[string]bool{}
	size := 0
	for _, family := range puzzle.Families() {
		size += len(puzzle.Embedded(family))
	}
	shipped(t, func(family string, p *puzzle.Puzzle) {
		count[family]++
		if puzzle.Family(p.Game) != family {
			t.Errorf("%s is among those of %s", p.ID, family)
		}
		if err := p.Position.Verify(); err != nil {
			t.Errorf("%s: %v", p.ID, err)
		}
		if n := len(p.Lines); n < puzzle.LeastTempting || n > puzzle.MostTempting {
			t.Errorf("%s has %d tempting moves", p.ID, n)
		}
		if p.Answer() == Games().Find(p.Game).Natural(p.Position) {
			t.Errorf("%s: the answer is the move with the most points", p.ID)
		}
		round := roundOf(p)
		if positions[p.Position.Hash()] || rounds[round] {
			t.Errorf("%s occurs twice, or has the round of another one", p.ID)
		}
		positions[p.Position.Hash()], rounds[round] = true, true
		for _, m := range p.Motifs {
			motifs[m]++
		}
		if len(p.Motifs) == 0 {
			t.Errorf("%s has no motif", p.ID)
		}
	})
	t.Logf("%v, %d bytes, motifs %v", count, size, motifs)
	if count["azul"] < 400 || count["pavilion"] < 150 || size > 250_000 {
		t.Errorf("there are %v puzzles in %d bytes", count, size)
	}
	for _, m := range puzzle.Motifs() {
		if motifs[m] < 10 {
			t.Errorf("%d puzzles have the motif %s", motifs[m], m)
		}
	}
}

// TestPuzzlesAreExplained checks every sentence about the answer of a puzzle against the lines that it compares, and the motifs against the lines.
func TestPuzzlesAreExplained(t *testing.T) {
	shipped(t, func(_ string, p *puzzle.Puzzle) {
		x := review.NewComparer(Games().Find(p.Game)).Review(p.Position, p.Compared(1))
		if len(x.For) == 0 && x.Fault == nil {
			t.Errorf("%s: nothing is said for the answer", p.ID)
		}
		line, other := follow(p.Position, x.Line), follow(p.Position, x.Other)
		check := func(r *engine.Argument, line, other *course) {
			if r != nil && !line.proves(r, p.Seat(), other) {
				t.Errorf("%s: %s is not true of the lines\n%s\n%s", p.ID, r.Error(), line, other)
			}
		}
		for i := range x.For {
			check(&x.For[i], line, other)
		}
		check(x.Cost, line, other)
		check(x.But, line, other)
		check(x.Fault, other, line)
		ends := func(moves []engine.Move) bool {
			end := p.Position.Clone()
			for _, m := range moves {
				end.Play(m, nil)
			}
			return end.Over()
		}
		if slices.Contains(p.Motifs, puzzle.EndNow) != (ends(x.Line) != ends(x.Other)) {
			t.Errorf("%s: the motifs %v contradict the ends of the lines", p.ID, p.Motifs)
		}
	})
}

// roundOf returns the game and the round of a puzzle.
func roundOf(p *puzzle.Puzzle) string {
	return fmt.Sprint(p.ID[:strings.LastIndexByte(p.ID, ' ')], " round ", p.Position.Round())
}
