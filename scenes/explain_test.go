package scenes

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/play"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// The explanations of all games in windows of all sizes are legible and apart.
func TestExplanations(t *testing.T) {
	all := games.All()
	router := Router(all, scenetest.Idle{})
	scenetest.EachCorner(t, scenetest.Blank, route.Title{}, func(t *testing.T, c *game.Context) {
		for at, g := range all {
			for seats := 2; seats <= 4; seats += 2 {
				m, players := scenetest.SampleGame(t, at, seats, 9)
				table := play.New(&g, scenetest.Idle{}, m, players)
				table.Layout(c)
				name := fmt.Sprint(g.Edition.ID, " for ", seats)
				s := router(table.HelpRoute()).(*dialog.Scene)
				s.Layout(c)
				scenetest.ExpectLegible(t, c, name, s.Screen.Root)
				expectApart(t, name, s.Screen.Root)
				scenetest.ExpectTitled(t, name, s.Screen.Root)
				if said := len(scenetest.Texts(c, s.Screen.Root)); said < 10 {
					t.Errorf("%s: only %d things are said", name, said)
				}
				table.Leave(c)
			}
		}
	})
}

// expectApart fails for sentences that cover each other or something that is framed, unless another frame lies within that.
func expectApart(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	var sentences, frames []stage.Rect
	root.Walk(func(n *stage.Node) {
		switch p, _ := n.Art.(*stage.Panel); {
		case p == nil:
		case p.Name == "pill":
			sentences = append(sentences, n.Bounds())
		case p.Name == "glow":
			frames = append(frames, n.Bounds())
		}
	})
	for i, s := range sentences {
		if s.Grow(-1).OverlapsAny(sentences[:i]) {
			t.Errorf("%s: the sentence at %.0f covers another", name, s)
		}
		for _, f := range frames {
			around := slices.ContainsFunc(frames, func(o stage.Rect) bool { x, y := o.Middle(); return o.W*o.H < f.W*f.H && f.Contains(x, y) })
			if !around && s.Grow(-1).Overlaps(f) {
				t.Errorf("%s: the sentence at %.0f covers what is framed at %.0f", name, s, f)
			}
		}
	}
}
