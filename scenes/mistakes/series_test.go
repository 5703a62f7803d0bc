package mistakes

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// TestSeriesOfGames checks that the mistakes of the last games are asked one game after the other, the newest first, with the reviews that are saved with them,
// that a game without an open mistake is passed over, that what was skipped before is asked again, and that the end counts all games.
func TestSeriesOfGames(t *testing.T) {
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	w := scenetest.NewRecorder(t, game.Config{First: route.Title{}, Router: scenetest.RouterFor(func(r route.Mistakes) game.Scene {
		return New(games.All(), scenetest.IdleBackend{}, r)
	})})
	c := w.Context()
	if _, any := analysis.RecentMistakes(c); any {
		t.Error("there are mistakes of no game")
	}
	var counts []int // of mistakes, by game, the oldest first
	for i, levels := range [][]string{{"", "master"}, {"", ""}, {"", "master"}, {"master", "master", "master"}} {
		m, seated := scenetest.SampleGame(t, i%2, 2+i/2, -1, levels...)
		r, err := review.ReviewGame(t.Context(), backend, m, review.Budget{Nodes: 30, Deals: 1})
		if err != nil {
			t.Fatal(err)
		}
		saves.Save(c, m, seated)
		saves.SaveReview(c, m, r)
		saves.Archive(c)
		all := r.Exercises(m, 0)
		counts = append(counts, len(all))
		switch i {
		case 1: // all found
			text := ""
			for _, e := range all {
				text += fmt.Sprint(e.Step, "f ")
			}
			saves.SaveProgress(c, m, 0, text)
		case 2: // the first skipped
			saves.SaveProgress(c, m, 0, fmt.Sprint(all[0].Step, "n"))
		}
	}
	first, ok := analysis.RecentMistakes(c)
	if !ok {
		t.Fatal("there are no games")
	}
	c.Push(first)
	tick := func() {
		for range 3 {
			if err := w.Update(); err != nil {
				t.Fatal(err)
			}
		}
	}
	tick()
	s := w.Last().(*Scene)
	skipAll := func(want int) {
		t.Helper()
		if len(s.session.all) != want || s.session.current == nil || s.session.current.Step != s.session.all[0].Step {
			t.Fatalf("%d mistakes, expected %d, at %v", len(s.session.all), want, s.session.current)
		}
		for range want {
			s.next()
			tick()
		}
	}
	skipAll(counts[2])
	n := s.root.Find("mistakes-game")
	if n == nil {
		t.Fatal("there is no next game")
	}
	n.Touch.Press()
	tick()
	s = w.Last().(*Scene)
	tick()
	skipAll(counts[0])
	if s.root.Find("mistakes-game") != nil {
		t.Error("there is another game")
	}
	want := c.Words.T("mistakes.end", "found", counts[1], "mistakes", counts[0]+counts[1]+counts[2])
	if said := strings.Join(scenetest.Texts(c, s.root), " "); !strings.Contains(said, want) {
		t.Errorf("the end is %q, expected %q", said, want)
	}
}

// TestSeriesHasTenGames checks that a series has the last ten games.
func TestSeriesHasTenGames(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{First: route.Title{}, Router: scenetest.BlankRouter})
	c := w.Context()
	for i := range 12 {
		m, seated := scenetest.SampleGame(t, i%4, 2+i/4, -1)
		saves.Save(c, m, seated)
		saves.Archive(c)
	}
	n := 0
	for r, more := analysis.RecentMistakes(c); more; r, more = r.Next() {
		n++
	}
	if all := len(saves.ListFinished(c)); n != 10 || all != 12 {
		t.Errorf("%d of %d games", n, all)
	}
}
