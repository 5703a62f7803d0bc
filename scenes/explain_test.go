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
	"azulejo/scenes/table"
)

// TestExplanations checks that the explanations of all games are legible and do not overlap in windows of all sizes.
func TestExplanations(t *testing.T) {
	all := games.All()
	router := Router(all, scenetest.IdleBackend{})
	scenetest.EachExtremeViewOf(t, scenetest.BlankRouter, route.Title{}, []int{len(all), 2}, func(t *testing.T, c *game.Context, at []int) {
		g, seats := all[at[0]], 2+2*at[1]
		m, players := scenetest.SampleGame(t, at[0], seats, 9)
		game := play.New(&g, scenetest.IdleBackend{}, m, players)
		game.Layout(c)
		name := fmt.Sprint(g.Edition.ID, " for ", seats)
		s := router(game.HelpRoute()).(*dialog.Scene)
		s.Layout(c)
		scenetest.ExpectLegible(t, c, name, s.Screen.Root)
		expectNoOverlap(t, name, s.Screen.Root)
		expectNothingCovered(t, name, s.Screen.Root, game.HelpRoute().(route.Explain), dialog.NewKit(c).Compact())
		scenetest.ExpectOneTitle(t, name, s.Screen.Root)
		if texts := len(scenetest.Texts(c, s.Screen.Root)); texts < 10 {
			t.Errorf("%s: only %d texts are shown", name, texts)
		}
		game.Leave(c)
	})
}

// expectNothingCovered fails for question marks on texts and, unless the window is that of a phone, for sentences that cover a topic, a tile, a name or a
// text on the table. What contains a topic may be covered, such as the cloth around the marker.
func expectNothingCovered(t *testing.T, name string, root *stage.Node, r route.Explain, phone bool) {
	t.Helper()
	topics, keep := r.Topics(), r.Obstacles()
	covered := append(keep.Keep, keep.Spare...)
	for _, topic := range topics {
		covered = append(covered, topic.Rect)
	}
	covered = slices.DeleteFunc(covered, func(r stage.Rect) bool {
		return phone || slices.ContainsFunc(topics, func(o table.Topic) bool {
			x, y := o.Rect.Middle()
			return o.Rect.W*o.Rect.H < r.W*r.H && r.Contains(x, y)
		})
	})
	root.Walk(func(n *stage.Node) {
		switch art := n.Art.(type) {
		case *stage.Panel:
			if b := n.Bounds(); art.Name == "pill" && b.Grow(-1).OverlapsAny(covered) {
				t.Errorf("%s: the sentence at %.0f covers something", name, b)
			}
		case *stage.Sprite:
			if b := n.Bounds(); art.Name == "knob" && b.Grow(-1).OverlapsAny(r.Texts()) {
				t.Errorf("%s: the question mark at %.0f is on a text", name, b)
			}
		}
	})
}

// expectNoOverlap fails for sentences that overlap each other or a frame, except for frames that contain another frame.
func expectNoOverlap(t *testing.T, name string, root *stage.Node) {
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
			t.Errorf("%s: the sentence at %.0f overlaps another", name, s)
		}
		for _, f := range frames {
			hasInnerFrame := slices.ContainsFunc(frames, func(o stage.Rect) bool { x, y := o.Middle(); return o.W*o.H < f.W*f.H && f.Contains(x, y) })
			if !hasInnerFrame && s.Grow(-1).Overlaps(f) {
				t.Errorf("%s: the sentence at %.0f overlaps the frame at %.0f", name, s, f)
			}
		}
	}
}
