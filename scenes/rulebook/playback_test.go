package rulebook

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestExamplesPlayUnderThePointer checks that an example plays once when the pointer enters it, shows the board before the move first, and then looks as
// it did.
func TestExamplesPlayUnderThePointer(t *testing.T) {
	for _, p := range []struct{ title, page string }{{"game.azul", "tiling"}, {"game.pavilion", "runs"}} {
		c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context()
		c.Words.LoadLessons()
		s := New(games.All(), p.title, p.page)
		if s.Layout(c); s.page().name != p.page {
			t.Fatalf("the page %s is open", s.page().name)
		}
		if len(s.play.examples) < 3 {
			t.Fatalf("%s: %d examples can be played", p.page, len(s.play.examples))
		}
		for _, reduced := range []bool{false, true} {
			for i, e := range s.play.examples {
				x, y := e.area.Middle()
				at := stage.Pointer{X: x, Y: y, Over: true}
				s.play.update(at, reduced)
				if !s.Moving() || e.before.Hidden || e.tile.Hidden || !e.after.Hidden || e.brackets.Alpha > 0 {
					t.Errorf("%s, example %d: the example does not start with the board before the move", p.page, i+1)
				}
				if raised := e.tile.Y < e.at.Y; raised == reduced {
					t.Errorf("%s, example %d: with reduced motion %v, the tile starts at %v and ends at %v", p.page, i+1, reduced, e.tile.Y, e.at.Y)
				}
				for range dropTicks + bracketTicks {
					s.play.update(at, reduced)
				}
				if s.Moving() || !e.before.Hidden || !e.tile.Hidden || e.after.Hidden || e.brackets.Alpha < 1 {
					t.Errorf("%s, example %d: the example does not end with the board after the move", p.page, i+1)
				}
				if s.play.update(at, reduced); s.Moving() {
					t.Errorf("%s, example %d: the example plays again while the pointer stays on it", p.page, i+1)
				}
			}
			s.play.update(stage.Pointer{}, reduced)
		}
	}
}

// TestOtherExampleEndsTheFirst checks that moving the pointer to another example finishes the first one.
func TestOtherExampleEndsTheFirst(t *testing.T) {
	c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context()
	c.Words.LoadLessons()
	s := New(games.All(), "game.azul", "tiling")
	s.Layout(c)
	on := func(e playable) stage.Pointer {
		x, y := e.area.Middle()
		return stage.Pointer{X: x, Y: y, Over: true}
	}
	first, second := s.play.examples[0], s.play.examples[1]
	s.play.update(on(first), false)
	s.play.update(on(second), false)
	if first.after.Hidden || first.brackets.Alpha < 1 || !second.after.Hidden {
		t.Error("the first example is not finished, or the second one does not play")
	}
}
