package scenes

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/play"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestExplanationsAreLegible explains tables of all games and sizes; every thing has its sentence or a knob that opens it.
func TestExplanationsAreLegible(t *testing.T) {
	all := games.All()
	router := Router(all, idle{})
	scenetest.EachCorner(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		for at, g := range all {
			for seats := 2; seats <= 4; seats += 2 {
				m, players := scenetest.SampleGame(t, at, seats, 9)
				table := play.New(&g, idle{}, m, players)
				table.Layout(c)
				name := fmt.Sprint(g.Edition.ID, " for ", seats)
				s := sheetOf(router(table.Explain()))
				s.Layout(c)
				scenetest.ExpectLegible(t, c, name, s.root)
				expectApart(t, name, s.root)
				expectTitled(t, name, s.root)
				if said := len(scenetest.Texts(c, s.root)); said < 10 {
					t.Errorf("%s: only %d things are said", name, said)
				}
				table.Leave(c)
			}
		}
	})
}

// expectApart holds the sentences of What is what to cover neither each other nor what is framed, unless another framed thing
// lies within that.
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
		if s.Grow(-1).MeetsAny(sentences[:i]) {
			t.Errorf("%s: the sentence at %.0f covers another", name, s)
		}
		for _, f := range frames {
			around := slices.ContainsFunc(frames, func(o stage.Rect) bool { x, y := o.Middle(); return o.W*o.H < f.W*f.H && f.Holds(x, y) })
			if !around && s.Grow(-1).Meets(f) {
				t.Errorf("%s: the sentence at %.0f covers what is framed at %.0f", name, s, f)
			}
		}
	}
}
