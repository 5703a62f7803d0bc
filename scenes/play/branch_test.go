package play

import (
	"testing"

	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestBranchIsLegible checks in all windows and languages that the table of a branch is legible, and that its heading names the branch and has a button that
// is large enough for a finger on phones and leads back.
func TestBranchIsLegible(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	n := 0
	fresh := func(t *testing.T) *Scene {
		at := n % len(games.All())
		m, seated := scenetest.SampleGame(t, at, 2+n%3, 9, "", "pupil")
		n++
		return NewBranch(&games.All()[at], idle{}, route.Branch{Branch: record.Branch{Name: "Take the reds", Free: n%2 == 0, Match: m}, Of: m, Players: seated})
	}
	scenetest.EachExtremeView(t, router, fresh(t), func(t *testing.T, c *game.Context) {
		s := fresh(t)
		c.Go(s)
		scenetest.ExpectLegible(t, c, "branch", s.root)
		b := scenetest.Button(t, s.root, "button-leave")
		if b.Accessible.Name != c.Words.T("branch.back") || s.heading.titleText == s.session.branch.Name {
			t.Errorf("the heading is %q with a button %q", s.heading.titleText, b.Accessible.Name)
		}
		if text := s.heading.title.Art.(*stage.Label); text.Truncated {
			t.Errorf("the heading is cut off: %q", text.Text)
		}
		if onPhone(s) && (b.W < 40*c.Device || b.H < 40*c.Device) {
			t.Errorf("the button is %.0f × %.0f", b.W/c.Device, b.H/c.Device)
		}
	})
}

// TestFinishedBranches checks that a branch that ends is not counted as a game, and that another move in it says nothing of a copy.
func TestFinishedBranches(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1, "", "pupil")
	s := NewBranch(&games.All()[0], idle{}, route.Branch{Branch: record.Branch{Name: "If", Free: true, Match: m}, Of: m, Players: seated})
	app := scenetest.Open(t, func(r game.Route) game.Scene { return s }, nil, 1280, 720)
	if s.session.finish(app.Context()); app.Context().Settings.Finished != 0 {
		t.Error("the branch is counted")
	}
	m.Goto(len(m.Moves()) - 3)
	if s.session.leavesFinished(0) {
		t.Error("another move leaves a finished game")
	}
}
