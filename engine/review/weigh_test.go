package review

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/players"
)

// TestWeigh checks which searches Weigh asks for and what it reports: all moves first, then the best one with the one played, and the one played
// alone if the search has left it out.
func TestWeigh(t *testing.T) {
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
	for _, c := range []struct {
		name    string
		answers [][]players.Line
		best    engine.Move
		loss    float64
	}{
		{"no lines", [][]players.Line{nil}, played, 0},
		{"the best move", [][]players.Line{{line(played, 0.5)}}, played, 0},
		{"another move is better", [][]players.Line{{line(other, 0.9)}, {line(other, 0.6), line(played, 0.4)}}, other, 0.2},
		{"better in the second search", [][]players.Line{{line(other, 0.9)}, {line(played, 0.6), line(other, 0.5)}}, other, -0.1},
		{"left out of the second search", [][]players.Line{{line(other, 0.9)}, {line(other, 0.6)}, {line(played, 0.2)}}, other, 0.4},
		{"the best move is known", [][]players.Line{{{Move: other}}, {line(other, 0.6), line(played, 0.4)}}, other, 0.2},
		{"the known best move was played", [][]players.Line{{{Move: played}}}, played, 0},
		{"a known best move without a line", [][]players.Line{{{Move: other}}, nil, {line(played, 0.4)}}, played, 0},
		{"no line in any search", [][]players.Line{{line(other, 0.9)}, {line(other, 0.6)}, nil}, played, 0},
	} {
		var asked [][]engine.Move
		reports := 0
		ask := func(moves []engine.Move, receive func([]players.Line)) {
			asked = append(asked, moves)
			receive(c.answers[len(asked)-1])
		}
		Weigh(before, played, ask, func(got Comparison) {
			if reports++; got.Best.Move != c.best || math.Abs(got.Loss-c.loss) > 1e-9 || got.Played.Move != played {
				t.Errorf("%s: the best move is %d and the loss %v, expected %d and %v", c.name, got.Best.Move, got.Loss, c.best, c.loss)
			}
		})
		want := [][]engine.Move{nil, {other, played}, {played}}[:len(c.answers)]
		if reports != 1 || !slices.EqualFunc(asked, want, slices.Equal[[]engine.Move]) {
			t.Errorf("%s: %d reports after asking for %v", c.name, reports, asked)
		}
	}
}

// TestNoMistakesKey checks that nothing is said to be no cause for regret that has a mark.
func TestNoMistakesKey(t *testing.T) {
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		for points := range 10 {
			if regrets := NoMistakesKey(points, seats) != "mistakes.none"; regrets != (GradeOf(points, seats) >= Inaccuracy) {
				t.Errorf("%d seats: a loss of %d is said to be of %s", seats, points, NoMistakesKey(points, seats))
			}
		}
	}
}

// TestRatingKey checks the ratings of moves by the win probability that they give up.
func TestRatingKey(t *testing.T) {
	for _, c := range []struct {
		better, played float64
		want           string
	}{
		{0.5, 0.5, "play.review.best"}, {0.5, 0.6, "play.review.best"}, {0.5, 0.4951, "play.review.best"}, {0.5, 0.49, "play.review.near"},
		{0.5, 0.46, "play.review.near"}, {0.5, 0.45, "play.review.cost"}, {1, 0, "play.review.cost"},
	} {
		line := func(win float64) players.Line { return players.Line{Win: []float64{1 - win, win}} }
		if got := RatingKey(Points(loss(line(c.better), line(c.played), 1))); got != c.want {
			t.Errorf("%v instead of %v is %s, want %s", c.played, c.better, got, c.want)
		}
	}
}
