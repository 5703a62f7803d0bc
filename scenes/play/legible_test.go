package play

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestTableIsLegible checks in all views that tables are legible, that no toast covers a button, and that on phones text and targets are large enough.
func TestTableIsLegible(t *testing.T) {
	ages := []int{0, 5, 12, 23, 41, -1}
	levels := [][]string{{"", "virtuoso", "master", "pupil"}, nil}
	eachTable(t, []int{len(games.All()), 3, len(ages), len(levels)}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		seats, moves := 2+at[1], ages[at[2]]
		c.Settings.WinBar = moves%2 == 1
		p := sample(at[0], seats, moves, levels[at[3]]...)
		name := fmt.Sprintf("%s for %d after %d with %q", games.All()[at[0]].Edition.ID, seats, moves, levels[at[3]])
		scenetest.ExpectLegible(t, c, name, p.root)
		if _, buttons := scenetest.CoveredByToast(c, p.root); buttons != nil {
			t.Errorf("%s: a toast covers %v", name, buttons)
		}
		if f := p.frame(); f.Shape().Phone() {
			expectPhone(t, c, p.root)
			expectFingers(t, c, p)
		}
	})
}

// expectPhone checks text and targets against the larger minimum sizes of phones.
func expectPhone(t *testing.T, c *game.Context, root *stage.Node) {
	t.Helper()
	root.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && l.Text != "" && l.Size < 12.99*c.Device {
			t.Errorf("%q is %.1f high", l.Text, l.Size/c.Device)
		}
		if strings.HasPrefix(n.Name, "button-") && (n.H < 40*c.Device || n.W < 40*c.Device) {
			t.Errorf("%s is %.1f × %.1f", n.Name, n.W/c.Device, n.H/c.Device)
		}
	})
}

// expectFingers checks that tiles and targets are large enough for touch on phones of the usual size.
func expectFingers(t *testing.T, c *game.Context, p *Scene) {
	t.Helper()
	const tile, row, edge = 40, 39, 0.05
	if p.phase != personToMove || min(c.W, c.H) < 390*c.Device {
		return
	}
	var tiles []*stage.Node
	p.root.Walk(func(n *stage.Node) {
		if !strings.HasPrefix(n.Name, "pickable-") {
			return
		}
		if side := min(n.W+2*n.Touch.Reach.X, n.H+2*n.Touch.Reach.Y) / c.Device; side < tile-edge {
			t.Errorf("%s is %.1f wide", n.Name, side)
		}
		for _, o := range tiles {
			if apart := max(math.Abs(o.X-n.X), math.Abs(o.Y-n.Y)) / c.Device; o.Name != n.Name && apart < tile-edge {
				t.Errorf("%s and %s lie %.1f apart", n.Name, o.Name, apart)
			}
		}
		tiles = append(tiles, n)
	})
	for _, z := range tabletest.Targets(p.table, p.board.Shown()) {
		if h := z.Area.H / c.Device; z.Place.Zone == engine.Line && h < row-edge {
			t.Errorf("line %d is %.1f high", z.Place.Row+1, h)
		}
	}
}

// TestPaymentIsLegible checks that the choice of a payment is legible for every space that has several.
func TestPaymentIsLegible(t *testing.T) {
	choices := map[string]int{} // by view
	eachTable(t, []int{len(games.All()), 10}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		moves := 20 + 4*at[1]
		p := sample(at[0], 2, moves)
		if onPhone(p) {
			return
		}
		choices[t.Name()] += 0
		pos := p.board.Shown()
		for i, z := range tabletest.Targets(p.table, pos) {
			if ways, _ := p.table.Options(pos).Click(z.Place); len(ways) > 1 {
				nodeOf(p, fmt.Sprint("target-", i)).Touch.Press()
				scenetest.ExpectLegible(t, c, fmt.Sprintf("payments of %s after %d", games.All()[at[0]].Edition.ID, moves), p.board.Top)
				p.board.Escape()
				choices[t.Name()]++
			}
		}
	})
	total := 0
	for view, n := range choices {
		if total += n; long.Enabled() && n == 0 {
			t.Errorf("%s: no space has several payments", view)
		}
	}
	if total < 50 {
		t.Errorf("%d spaces have several payments", total)
	}
}

// TestScoreBreakdownsAreLegible checks on phones that the scores shown over every target are legible, with every colour of the offer held.
func TestScoreBreakdownsAreLegible(t *testing.T) {
	ages := []int{0, 9, 30}
	eachTable(t, []int{len(ages)}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		shown, moves := 0, ages[at[0]]
		p := sample(0, 2, moves)
		if f := p.frame(); !f.Shape().Phone() {
			return
		}
		for _, g := range p.table.Options(p.board.Shown()).Pickables() {
			nodeOf(p, fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)).Touch.Press()
			for i := range tabletest.Targets(p.table, p.board.Shown()) {
				nodeOf(p, fmt.Sprint("target-", i)).Touch.Hover(true)
				scenetest.ExpectLegible(t, c, fmt.Sprintf("%+v over %d after %d", g, i, moves), p.board.Top)
				shown += len(scenetest.Texts(c, p.board.Top))
			}
			p.board.Escape()
		}
		if shown == 0 {
			t.Errorf("no score is shown after %d moves", moves)
		}
	})
}

// TestZoomIsLegible checks on phones that every enlarged star, a payment for every space there, and a pass are legible.
func TestZoomIsLegible(t *testing.T) {
	ages, opened := []int{20, 24, 37, 52}, map[string]int{} // by view
	eachTable(t, []int{len(games.All()), len(ages)}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		moves := ages[at[1]]
		p := sample(at[0], 2, moves)
		if !onPhone(p) {
			return
		}
		opened[t.Name()] += 0
		expect := func(what string, root *stage.Node) {
			scenetest.ExpectLegible(t, c, fmt.Sprintf("%s of %s after %d", what, games.All()[at[0]].Edition.ID, moves), root)
			expectPhone(t, c, p.root)
		}
		for star := range table.ZoomAreasOf(p.table, p.board.Shown()) {
			for i := range tabletest.Targets(p.table, p.board.Shown()) {
				look := nodeOf(p, fmt.Sprint("zoom-", star))
				look.Touch.Press()
				for range 20 {
					p.board.Follow(stage.Pointer{})
				}
				expect(fmt.Sprint("star ", star), nodeOf(p, "zoom"))
				if n := nodeOf(p, fmt.Sprint("zoom-target-", i)); n != nil && n.Touch.Focus {
					n.Touch.Press()
					opened[t.Name()]++
					expect(fmt.Sprint("star and payment ", star), nodeOf(p, "zoom"))
					p.board.Escape()
					expect(fmt.Sprint("payment ", i), p.root)
				}
				p.board.Escape()
			}
		}
		if n := nodeOf(p, "action"); n != nil {
			n.Touch.Press()
			for range 20 {
				p.board.Follow(stage.Pointer{})
			}
			expect("passing", p.root)
		}
	})
	total := 0
	for view, n := range opened {
		if total += n; long.Enabled() && n < 10 {
			t.Errorf("%s: %d spaces could be paid for", view, n)
		}
	}
	if total < 10 {
		t.Errorf("%d spaces could be paid for", total)
	}
}

// sampler returns the scene of a game after a number of moves.
type sampler func(at, seats, moves int, levels ...string) *Scene

// eachTable calls visit for views and values of further dimensions.
func eachTable(t *testing.T, sizes []int, visit func(t *testing.T, c *game.Context, sample sampler, at []int)) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	sample := func(at, seats, moves int, levels ...string) *Scene {
		m, players := scenetest.SampleGame(t, at, seats, moves, levels...)
		return New(&games.All()[at], idle{}, m, players)
	}
	scenetest.EachExtremeViewOf(t, router, sample(0, 2, 0), sizes, func(t *testing.T, c *game.Context, at []int) {
		visit(t, c, func(at, seats, moves int, levels ...string) *Scene {
			s := sample(at, seats, moves, levels...)
			c.Go(s)
			return s
		}, at)
	})
}

// nodeOf returns the node with a name, or nil.
func nodeOf(s *Scene, name string) (found *stage.Node) {
	s.root.Walk(func(n *stage.Node) {
		if n.Name == name {
			found = n
		}
	})
	return found
}

// onPhone reports whether a scene is laid out for a phone.
func onPhone(s *Scene) bool {
	f := s.frame()
	return f.Shape().Phone()
}
