package analysis

import (
	"testing"

	"azulejo/engine/players"
)

// TestGrade checks the grades of moves by the win probability that they give up.
func TestGrade(t *testing.T) {
	for _, c := range []struct {
		better, played float64
		want           string
	}{
		{0.5, 0.5, "play.review.best"}, {0.5, 0.6, "play.review.best"}, {0.5, 0.4951, "play.review.best"}, {0.5, 0.49, "play.review.near"},
		{0.5, 0.46, "play.review.near"}, {0.5, 0.45, "play.review.cost"}, {1, 0, "play.review.cost"},
	} {
		line := func(win float64) players.Line { return players.Line{Win: []float64{1 - win, win}} }
		if got := Grade(Points(loss(line(c.better), line(c.played), 1))); got != c.want {
			t.Errorf("%v instead of %v is %s, want %s", c.played, c.better, got, c.want)
		}
	}
}
