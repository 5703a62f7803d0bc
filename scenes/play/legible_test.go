package play

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestTableIsLegible checks in all views that tables are legible, that no toast covers a button, and that on phones text and targets are large enough.
func TestTableIsLegible(t *testing.T) {
	eachTable(t, func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene) {
		for at, g := range games.All() {
			for seats := 2; seats <= 4; seats++ {
				for _, moves := range []int{0, 5, 12, 23, 41, -1} {
					c.Settings.WinBar = moves%2 == 1
					p := sample(at, seats, moves, "", "virtuoso", "master", "pupil")
					scenetest.ExpectLegible(t, c, fmt.Sprintf("%s for %d after %d", g.Edition.ID, seats, moves), p.root)
					if _, buttons := scenetest.CoveredByToast(c, p.root); buttons != nil {
						t.Errorf("%s for %d after %d: a toast covers %v", g.Edition.ID, seats, moves, buttons)
					}
					if f := p.frame(); f.Shape().Phone() {
						expectPhone(t, c, p.root)
						expectFingers(t, c, p)
					}
				}
			}
		}
		c.Settings.WinBar = false
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
	eachTable(t, func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene) {
		choices, phone := 0, false
		for at, g := range games.All() {
			for moves := 20; moves < 60; moves += 4 {
				p := sample(at, 2, moves)
				pos := p.board.Shown()
				for i, z := range tabletest.Targets(p.table, pos) {
					ways, _ := p.table.Options(pos).Click(z.Place)
					if len(ways) > 1 && !onPhone(p) {
						nodeOf(p, fmt.Sprint("target-", i)).Touch.Press()
						scenetest.ExpectLegible(t, c, fmt.Sprintf("payments of %s after %d", g.Edition.ID, moves), p.board.Top)
						p.board.Escape()
						choices++
					}
				}
				phone = onPhone(p)
			}
		}
		if choices == 0 && !phone {
			t.Error("no space has several payments")
		}
	})
}

// TestScoreBreakdownsAreLegible checks on phones that the scores shown over every target are legible, with every colour of the offer held.
func TestScoreBreakdownsAreLegible(t *testing.T) {
	eachTable(t, func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene) {
		shown := 0
		for _, moves := range []int{0, 9, 30} {
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
		}
		if shown == 0 {
			t.Error("no score is shown")
		}
	})
}

// TestZoomIsLegible checks on phones that every enlarged star, a payment for every space there, and a pass are legible.
func TestZoomIsLegible(t *testing.T) {
	eachTable(t, func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene) {
		opened := 0
		for at, g := range games.All() {
			for _, moves := range []int{20, 24, 37, 52} {
				p := sample(at, 2, moves)
				if !onPhone(p) {
					return
				}
				expect := func(what string, root *stage.Node) {
					scenetest.ExpectLegible(t, c, fmt.Sprintf("%s of %s after %d", what, g.Edition.ID, moves), root)
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
							opened++
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
			}
		}
		if opened < 10 {
			t.Errorf("%d spaces could be paid for", opened)
		}
	})
}

// eachTable calls visit for all views. sample returns the scene of a game after a number of moves.
func eachTable(t *testing.T, visit func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene)) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	sample := func(at, seats, moves int, levels ...string) *Scene {
		m, players := scenetest.SampleGame(t, at, seats, moves, levels...)
		return New(&games.All()[at], idle{}, m, players)
	}
	scenetest.EachExtremeView(t, router, sample(0, 2, 0), func(t *testing.T, c *game.Context) {
		visit(t, c, func(at, seats, moves int, levels ...string) *Scene {
			s := sample(at, seats, moves, levels...)
			c.Go(s)
			return s
		})
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
