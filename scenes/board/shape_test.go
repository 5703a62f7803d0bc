package board

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
)

// TestShapesAreDrawnWhereTheyBelong: each kind covers its place, and all are gone with the position.
func TestShapesAreDrawnWhereTheyBelong(t *testing.T) {
	for game := range games.All() {
		d := newTestBoard(t, game, always)
		from := d.table.Options(d.player.Shown()).Pickables()[0].From
		to := d.player.targets.list[0].Place
		at := d.table.Anchor(to, 0, 1)
		for name, s := range map[string]Shape{
			"halo of tiles": {Kind: Halo, At: from}, "halo of a space": {Kind: Halo, At: to, Tile: 1}, "ghost": {Kind: Ghost, At: to, Tile: 1},
			"coin": {Kind: Coin, At: to, Number: 3}, "cost": {Kind: Cost, At: to, Number: 3}, "brackets": {Kind: Brackets, Scored: engine.Scored{At: to, Points: 1}},
		} {
			r := d.player.SetShapes(s)
			x, y := at.X, at.Y
			if name == "halo of tiles" {
				spot := d.At(from)[0].Spot()
				x, y = spot.X, spot.Y
			}
			if !r.Grow(1).Contains(x, y) || !d.player.HasShapes() {
				t.Errorf("game %d: the %s covers %+v, not %v, %v", game, name, r, x, y)
			}
		}
		d.player.SetAutoShapes(Shape{Kind: Coin, At: to, Number: 1})
		if d.player.SetShapes(); d.player.HasShapes() || len(d.layers.autoShapes.Children()) != 1 {
			t.Error("what the program shows goes with what a person asked for")
		}
		if d.player.Show(d.player.Shown(), d.legend); len(d.layers.autoShapes.Children()) != 0 {
			t.Error("shapes outlive their position")
		}
	}
}

// TestArrowsLeadFromEdgeToEdge: their dots begin at the edge of what they come from and end at that of where they go.
func TestArrowsLeadFromEdgeToEdge(t *testing.T) {
	from, to := stage.Rect{X: 0, Y: 0, W: 100, H: 50}, stage.Rect{X: 400, Y: 300, W: 60, H: 60}
	dots := ArrowBetween(from, to, 1).Children()
	if len(dots) < 10 {
		t.Fatalf("%d dots", len(dots))
	}
	first, last := dots[0], dots[len(dots)-1]
	if from.Grow(-1).Contains(first.X, first.Y) || !from.Grow(2).Contains(first.X, first.Y) || !to.Grow(2).Contains(last.X, last.Y) || to.Grow(-1).Contains(last.X, last.Y) {
		t.Errorf("it leads from %.0f, %.0f to %.0f, %.0f", first.X, first.Y, last.X, last.Y)
	}
	if n := len(ArrowBetween(from, from.Grow(10), 1).Children()); n != 0 {
		t.Errorf("between neighbours it has %d dots", n)
	}
}

// TestViewOnly: a player without legal moves answers no press and no key.
func TestViewOnly(t *testing.T) {
	for game := range games.All() {
		d := newTestBoard(t, game, always)
		d.player.DisableMoves()
		d.root.Walk(func(n *stage.Node) {
			if n.Touch != nil && n.Touch.Focus {
				t.Errorf("game %d: %s can be reached", game, n.Name)
			}
		})
		for _, a := range d.Actors() {
			d.click(a.Node.X, a.Node.Y)
		}
		if d.player.PressAction(); d.player.movesEnabled() || len(d.chosen) > 0 || d.player.Escape() {
			t.Errorf("game %d: mode %T, chosen %v", game, d.player.mode, d.chosen)
		}
	}
}

// TestMoveShapesShowWhereTilesGo: every move of random positions has a ghost with light for each tile that it would place, and its cost.
func TestMoveShapesShowWhereTilesGo(t *testing.T) {
	for game := range games.All() {
		shown := 0
		for moves := 0; moves < 60; moves += 6 {
			n := 0
			d := newTestBoard(t, game, func(engine.Position) bool { n++; return n > moves })
			for _, m := range d.player.Shown().Moves(nil) {
				ghosts := 0
				for _, s := range d.player.MoveShapes(m) {
					switch s.Kind {
					case Ghost:
						ghosts++
					case Cost:
						if s.Number != len(d.table.Option(d.player.Shown(), m).Price) {
							t.Errorf("game %d: a cost of %d", game, s.Number)
						}
					}
				}
				want := 0
				for _, g := range d.table.Option(d.player.Shown(), m).Pieces {
					if !g.Place.Zone.Sink() {
						want++
					}
				}
				if ghosts != want {
					t.Errorf("game %d: %d ghosts, expected %d", game, ghosts, want)
				}
				shown += ghosts
			}
		}
		if shown == 0 {
			t.Errorf("game %d: no move places anything", game)
		}
	}
}
