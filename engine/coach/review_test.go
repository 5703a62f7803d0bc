package coach

import (
	"strings"
	"testing"

	"azulejo/engine/players"
)

func TestGrades(t *testing.T) {
	for _, c := range []struct {
		better, played float64
		want           string
	}{
		{0.5, 0.5, "play.review.best"}, {0.5, 0.6, "play.review.best"}, {0.5, 0.4951, "play.review.best"}, {0.5, 0.49, "play.review.near"},
		{0.5, 0.46, "play.review.near"}, {0.5, 0.45, "play.review.cost"}, {1, 0, "play.review.cost"},
	} {
		line := func(win float64) players.Line { return players.Line{Win: []float64{1 - win, win}} }
		if got := Grade(gain(line(c.better), line(c.played), 1)); got != c.want {
			t.Errorf("%v instead of %v is %s, want %s", c.played, c.better, got, c.want)
		}
	}
}

// TestReasonsAreReadAtAGlance: a sentence gives two reasons however long they are, and a third where it stays short.
func TestReasonsAreReadAtAGlance(t *testing.T) {
	for _, x := range []struct{ reasons, letters, want int }{{1, 200, 1}, {2, 80, 2}, {3, 30, 3}, {3, 31, 2}, {5, 20, 4}, {0, 9, 0}} {
		if got := Glance(x.reasons, func(n int) string { return strings.Repeat("é", n*x.letters) }); got != x.want {
			t.Errorf("%+v: %d are given", x, got)
		}
	}
}
