package review

import (
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/puzzle"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestMakePuzzle checks at every step of a reviewed game that the button makes a puzzle, once, where the best move leads all others and not only the one played,
// and that it is dimmed and says why elsewhere.
func TestMakePuzzle(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	stored, err := review.ReviewGame(t.Context(), backend, m, review.Budget{Nodes: 60, Deals: 1})
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Match: m}
	stored.Store(rec, review.DefaultBudget())
	s := New(games.All(), idle{}, route.Review{Match: m, Players: seated, Record: rec})
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, s, 1280, 720)
	c := app.Context()
	made, unclear := 0, 0
	for _, step := range steps(s) {
		s.moveTo(step)
		s.settle()
		want := false
		if at := s.reviewed(); step < len(at.Review.Steps) {
			each := &at.Review.Steps[step]
			best, costs := 0.0, each.Loss >= puzzle.LeastLead
			if each.Compared.Best.Win != nil {
				best = each.Compared.Best.Win[each.Seat]
			}
			want = costs && each.Second >= puzzle.LeastLead && best >= puzzle.LeastWin && best <= puzzle.MostWin
			if costs && !want {
				unclear++
			}
		}
		if dimmed := s.puzzleButton.Alpha < 1; dimmed == want || dimmed != strings.Contains(s.puzzleButton.Accessible.Name, c.Words.T("puzzles.make.unclear")) {
			t.Errorf("step %d: a puzzle %v, dimmed %v as %q", step, want, dimmed, s.puzzleButton.Accessible.Name)
		}
		before := len(progress.LoadPuzzles(c).Own)
		press(t, s, "puzzle")
		press(t, s, "puzzle")
		if n := len(progress.LoadPuzzles(c).Own) - before; n != map[bool]int{true: 1}[want] {
			t.Errorf("step %d: a puzzle %v, %d are added", step, want, n)
		} else {
			made += n
		}
	}
	if made == 0 || unclear == 0 {
		t.Errorf("%d puzzles are made, %d costly moves have no clear answer", made, unclear)
	}
}

// TestUnclearPuzzleOnPhones checks that the button of a phone's drawer shows only its name where there is no puzzle to make; screen readers also say why.
func TestUnclearPuzzleOnPhones(t *testing.T) {
	s, app, _ := open(t, 0, 2, -1, 390, 844)
	c := app.Context()
	button := s.movesRoute().Build(c, func() {}).Body.Find("button-puzzle")
	if shown := strings.Join(scenetest.Texts(c, button), " "); shown != c.Words.T("puzzles.make") {
		t.Errorf("the button shows %q", shown)
	}
	if said := button.Accessible.Name; !strings.Contains(said, c.Words.T("puzzles.make.unclear")) {
		t.Errorf("screen readers hear %q", said)
	}
}
