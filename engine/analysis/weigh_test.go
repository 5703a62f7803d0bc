package analysis

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/players"
)

// TestMovesAreWeighedBesideTheBest: the two to the same depth, and alone where the search leaves the one played out.
func TestMovesAreWeighedBesideTheBest(t *testing.T) {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for m.Position().ToMove() == engine.Nature {
		if err := m.Draw(nil); err != nil {
			t.Fatal(err)
		}
	}
	before, played, other := m.Position(), engine.Move(1), engine.Move(2)
	seat := before.ToMove()
	line := func(m engine.Move, win float64) players.Line {
		all := make([]float64, 2)
		all[seat], all[1-seat] = win, 1-win
		return players.Line{Move: m, Win: all}
	}
	for _, x := range []struct {
		name    string
		answers [][]players.Line
		best    engine.Move
		by      float64
	}{
		{"nothing is known", [][]players.Line{nil}, played, 0},
		{"it is the best", [][]players.Line{{line(played, 0.5)}}, played, 0},
		{"another is better", [][]players.Line{{line(other, 0.9)}, {line(other, 0.6), line(played, 0.4)}}, other, 0.2},
		{"it is better after all", [][]players.Line{{line(other, 0.9)}, {line(played, 0.6), line(other, 0.5)}}, other, -0.1},
		{"it is left out", [][]players.Line{{line(other, 0.9)}, {line(other, 0.6)}, {line(played, 0.2)}}, other, 0.7},
		{"nothing is known of it", [][]players.Line{{line(other, 0.9)}, {line(other, 0.6)}, nil}, played, 0},
	} {
		var asked [][]engine.Move
		told := 0
		ask := func(moves []engine.Move, hear func([]players.Line)) {
			asked = append(asked, moves)
			hear(x.answers[len(asked)-1])
		}
		Weigh(before, played, ask, func(best players.Line, by float64) {
			if told++; best.Move != x.best || math.Abs(by-x.by) > 1e-9 {
				t.Errorf("%s: %d is ahead by %v, expected %d by %v", x.name, best.Move, by, x.best, x.by)
			}
		})
		want := [][]engine.Move{nil, {other, played}, {played}}[:len(x.answers)]
		if told != 1 || !slices.EqualFunc(asked, want, slices.Equal[[]engine.Move]) {
			t.Errorf("%s: told %d times after asking for %v", x.name, told, asked)
		}
	}
}
