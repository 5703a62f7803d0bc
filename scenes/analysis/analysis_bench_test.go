package analysis

import (
	"testing"

	"azulejo/engine"
)

// finishedRound returns a whole game with its last move and the position before it.
func finishedRound(b *testing.B) (g Game, before engine.Position, m engine.Move) {
	g, _ = sample(b, 2, 2, -1)
	match := g.Cursor.Match
	n := len(match.Moves())
	return g, match.At(n - 1), match.Moves()[n-1]
}

// BenchmarkAnnouncements measures composing the announcements at the end of a game.
func BenchmarkAnnouncements(b *testing.B) {
	g, before, m := finishedRound(b)
	b.ReportAllocs()
	for b.Loop() {
		if len(Announcements(&g, before, m)) != 2 {
			b.Fatal("the end of the game is not announced")
		}
	}
}

// BenchmarkCurveHeight measures laying out the curve of a whole game in a tall panel.
func BenchmarkCurveHeight(b *testing.B) {
	g, c := sample(b, 2, 2, -1)
	history := NewWinHistory(g.Cursor.Match)
	b.ReportAllocs()
	for b.Loop() {
		v := Curve{WinHistory: history, Kit: c.Kit(), Words: g.Words, Players: g.Players, Wording: g.Table, Tall: true}
		v.Height(600)
	}
}
