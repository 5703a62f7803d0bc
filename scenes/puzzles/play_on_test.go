package puzzles

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"azulejo/engine"
	"azulejo/engine/puzzle"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// TestPlayOn checks for puzzles of both games that a puzzle that is solved or given up, and no other, can be played on from its position by button and key,
// against the level of the last set-up, that the game is saved and continues as any other, and that its end counts in no statistics.
func TestPlayOn(t *testing.T) {
	for _, family := range puzzle.Families() {
		for _, solved := range []bool{true, false} {
			s := New(games.All(), scenetest.IdleBackend{}, family+"-medium")
			w := scenetest.NewRecorder(t, game.Config{Router: scenetest.RouterFor(func(route.Puzzle) game.Scene { return s }), First: route.Puzzle{Set: family + "-medium"}})
			c := w.Context()
			c.Settings.LastSetup = []byte(`{"Seating":{"Players":[{"Level":""},{"Level":"fellow"},{"Level":"expert"}]},"Seats":2}`)
			if s.playOn(); s.root.Find("puzzles-on") != nil || len(w.Routes) > 1 {
				t.Fatalf("%s: an open puzzle can be played on", family)
			}
			if solved {
				s.attempt(s.puzzle.Answer())
			} else {
				s.showAnswer()
			}
			playOut(t, s, w.App)
			if solved {
				scenetest.Button(t, s.root, "puzzles-on").Touch.Press()
			} else {
				scenetest.NewKeyboard(w.App).Press(t, w.App, "", ebiten.KeyF)
			}
			to, ok := w.At().(route.Play)
			if !ok || to.Match.Position().Hash() != s.puzzle.Position.Hash() || !to.Players.OnlyPerson(s.puzzle.Seat()) {
				t.Fatalf("%s: it is played on at %#v", family, w.At())
			}
			for seat, p := range to.Players {
				if p.Level != "fellow" && engine.Seat(seat) != s.puzzle.Seat() {
					t.Errorf("%s: the level at seat %d is %q", family, seat+1, p.Level)
				}
			}
			finish(t, to.Match)
			saves.Save(c, to.Match, to.Players)
			if all := saves.ListFinished(c); len(all) != 1 || len(saves.ListCounted(c)) != 0 || saves.Position(c, all[0]).Hash() != to.Match.Position().Hash() {
				t.Errorf("%s: %d finished games, %d count", family, len(all), len(saves.ListCounted(c)))
			}
		}
	}
}

// finish plays a match to its end.
func finish(t *testing.T, m *engine.Match) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 1))
	for !m.Over() {
		err := m.Draw(nil)
		if all := m.Position().Moves(nil); len(all) > 0 {
			err = m.Play(all[r.IntN(len(all))], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
