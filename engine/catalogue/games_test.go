package catalogue

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
)

// TestGamesAreComplete checks that games are found by their IDs and have all functions.
func TestGamesAreComplete(t *testing.T) {
	games := Games()
	var ids []string
	for i := range games {
		g := &games[i]
		if slices.Contains(ids, g.Edition.ID) || games.Find(g.Edition.ID) != g {
			t.Errorf("%s is not found by its ID", g.Edition.ID)
		}
		ids = append(ids, g.Edition.ID)
		if g.Evaluator() == nil || g.Plain() == nil || g.Explain == nil || g.Learning.Extractor() == nil || len(g.Learning.Schedules) == 0 {
			t.Errorf("%s is incomplete", g.Edition.ID)
		}
	}
	if !slices.Equal(ids, games.IDs()) || len(games.Editions()) != len(ids) {
		t.Errorf("%v are listed as %v", ids, games.IDs())
	}
}

// TestEveryPointHasASource checks that the points of all sources of a game add up to the score, also in one from a position.
func TestEveryPointHasASource(t *testing.T) {
	for _, g := range Games() {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 3)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !m.Position().Over() && m.Position().Round() < 30; n++ {
			if moves := m.Position().Moves(nil); len(moves) > 0 {
				err = m.Play(moves[n*7%len(moves)], nil)
			} else {
				err = m.Draw(nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		const from = 60
		on, err := engine.NewMatch(g.Edition, engine.Options{Players: 2, Position: string(m.At(from).AppendState(nil, nil))}, 3)
		for _, mv := range m.Moves()[from:] {
			if err == nil {
				err = on.Play(mv, nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []*engine.Match{m, on} {
			for s, score := range m.Position().Scores(nil) {
				for _, from := range g.SourcesOf(m) {
					score -= m.Points(engine.Seat(s), from)
				}
				if score != 0 {
					t.Errorf("%s, seat %d: %d points come from no source", g.Edition.ID, s+1, score)
				}
			}
		}
	}
}

// TestParseState checks that states are read as positions of their game, and the errors for invalid ones.
func TestParseState(t *testing.T) {
	games := Games()
	for _, g := range games {
		p, err := g.Edition.New(engine.Options{Players: 3})
		if err != nil {
			t.Fatal(err)
		}
		found, q, names, err := games.ParseState(p.AppendState(nil, []string{"Ana", "Bo", "Cy"}))
		if err != nil || found.Edition.ID != g.Edition.ID || q.Hash() != p.Hash() || !slices.Equal(names, []string{"Ana", "Bo", "Cy"}) {
			t.Errorf("%s is read as %v, %v, %v", g.Edition.ID, found, names, err)
		}
	}
	for text, want := range map[string]string{`{"game":"chess"}`: `cli.game "chess" azul, azul-grey, pavilion, pavilion-sepia`, `{`: "", `{"game":"azul"}`: "form.players 0"} {
		if _, _, _, err := games.ParseState([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, expected %q", text, err, want)
		}
	}
}
