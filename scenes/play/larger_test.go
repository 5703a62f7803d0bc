package play

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestLargerTextIsLarger checks that with text at 200 % no text is smaller or missing, compared with 100 %.
func TestLargerTextIsLarger(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	first, players := scenetest.SampleGame(t, 0, 2, 0)
	rounds := 0
	scenetest.EachWindow(t, router, New(&games.All()[0], idle{}, first, players), func(t *testing.T, c *game.Context) {
		for at, g := range games.All() {
			rounds++
			seats, moves := 2+rounds%3, []int{3, 9, 22, 37}[rounds/5%4]
			m, players := scenetest.SampleGame(t, at, seats, moves, "", "virtuoso", "master", "pupil")
			scenetest.ExpectLargerText(t, c, fmt.Sprintf("%s for %d after %d", g.Edition.ID, seats, moves), func() []*stage.Node {
				s := New(&games.All()[at], idle{}, m, players)
				c.Go(s)
				return []*stage.Node{s.root, wholeLog(s)}
			})
		}
	})
}

// wholeLog returns the texts of all entries of the log, which it scrolls through.
func wholeLog(s *Scene) *stage.Node {
	texts := stage.Group("")
	n := nodeOf(s, "log")
	if n == nil {
		return texts
	}
	for range s.log.Entries {
		texts.Add(slices.Clone(s.layers.panel.Find("entries").Children())...)
		n.Touch.Arrow(0, 1) // draws the entries again if it scrolls
	}
	return texts
}
