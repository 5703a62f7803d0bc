package board

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// TestShapesAreDrawnAtTheirPlaces checks that each kind of shape covers its place, that shapes of the player and of the program are removed separately, and that
// Show removes all.
func TestShapesAreDrawnAtTheirPlaces(t *testing.T) {
	for game := range games.All() {
		b := newTestBoard(t, game, always)
		from := b.table.Options(b.Shown()).Pickables()[0].From
		to := b.targets[0].Place
		at := b.table.Anchor(to, 0, 1)
		for name, s := range map[string]Shape{
			"halo of tiles": {Kind: Halo, At: from}, "halo of a space": {Kind: Halo, At: to, Tile: 1}, "ghost": {Kind: Ghost, At: to, Tile: 1},
			"coin": {Kind: Coin, At: to, Number: 3}, "cost": {Kind: Cost, At: to, Number: 3}, "brackets": {Kind: Brackets, Scored: engine.Scored{At: to, Points: 1}},
		} {
			b.SetShapes(s)
			_, r := b.shapeNode(s)
			x, y := at.X, at.Y
			if name == "halo of tiles" {
				spot := b.At(from)[0].Spot()
				x, y = spot.X, spot.Y
			}
			if !r.Grow(1).Contains(x, y) || len(b.ownShapes) == 0 {
				t.Errorf("game %d: the %s covers %+v, which does not contain %v, %v", game, name, r, x, y)
			}
		}
		b.SetAutoShapes(Shape{Kind: Coin, At: to, Number: 1})
		if b.SetShapes(); len(b.ownShapes) > 0 || len(b.layers.shapes[onTop].Children()) != 1 {
			t.Error("SetShapes removes the shapes of the program, or not those of the player")
		}
		if b.Show(b.Shown(), b.legend); len(b.layers.shapes[onTop].Children()) != 0 {
			t.Error("shapes stay when another position is shown")
		}
	}
}

// TestArrowsLeadFromEdgeToEdge checks that an arrow begins at the edge of one rectangle and ends at the edge of the other, and that there is none between
// rectangles that touch.
func TestArrowsLeadFromEdgeToEdge(t *testing.T) {
	from, to := stage.Rect{X: 0, Y: 0, W: 100, H: 50}, stage.Rect{X: 400, Y: 300, W: 60, H: 60}
	dots := ArrowBetween(from, to, 1).Children()
	if len(dots) < 10 {
		t.Fatalf("the arrow has %d dots", len(dots))
	}
	first, last := dots[0], dots[len(dots)-1]
	if from.Grow(-1).Contains(first.X, first.Y) || !from.Grow(2).Contains(first.X, first.Y) || !to.Grow(2).Contains(last.X, last.Y) || to.Grow(-1).Contains(last.X, last.Y) {
		t.Errorf("the arrow leads from %.0f, %.0f to %.0f, %.0f", first.X, first.Y, last.X, last.Y)
	}
	if n := len(ArrowBetween(from, from.Grow(10), 1).Children()); n != 0 {
		t.Errorf("an arrow without space has %d dots", n)
	}
}

// TestArrowsBendAroundObstacles checks which bend an arrow takes: the first one if nothing is in its way, and otherwise one that avoids obstacles and the edge of
// the table.
func TestArrowsBendAroundObstacles(t *testing.T) {
	table400 := stage.Rect{W: 400, H: 400}
	level := [2]table.Spot{{X: 50, Y: 200}, {X: 350, Y: 200}}
	upright := [2]table.Spot{{X: 200, Y: 50}, {X: 200, Y: 350}}
	low := [2]table.Spot{{X: 50, Y: 390}, {X: 350, Y: 390}}
	below, above := stage.Rect{X: 180, Y: 205, W: 40, H: 60}, stage.Rect{X: 180, Y: 130, W: 40, H: 68}
	for name, c := range map[string]struct {
		ends      [2]table.Spot
		obstacles []stage.Rect
		min, max  float64
	}{
		"free":                         {level, nil, 0.12, 0.12},
		"below":                        {level, []stage.Rect{below}, -0.12, -0.12},
		"above":                        {level, []stage.Rect{above}, 0.12, 0.12},
		"both":                         {level, []stage.Rect{below, above}, 0.25, 0.5},
		"at the edge":                  {low, nil, -0.12, -0.12},
		"upright, in the middle":       {upright, []stage.Rect{{X: 190, Y: 150, W: 20, H: 100}}, 0.12, 0.12},
		"upright, at the left":         {upright, []stage.Rect{{X: 100, Y: 150, W: 99, H: 100}}, -0.12, -0.12},
		"everywhere, but less of this": {level, []stage.Rect{{W: 400, H: 200}, {X: 190, Y: 200, W: 5, H: 200}}, 0.04, 0.42},
	} {
		if bend := clearestBend(c.ends[0], c.ends[1], table400, c.obstacles, nil); bend < c.min || bend > c.max {
			t.Errorf("%s: the bend is %v, want between %v and %v", name, bend, c.min, c.max)
		}
	}
}

// TestArrowsEndBehindTiles checks that the numbers at the ends of arrows to a hand cover neither its tiles nor each other, wherever the hand has room for more.
func TestArrowsEndBehindTiles(t *testing.T) {
	seen := 0
	for game := range games.All() {
		for moves := range 12 {
			n := 0
			b := newTestBoard(t, game, func(engine.Position) bool { n++; return n > moves })
			seat := b.Shown().ToMove()
			hand := engine.Place{Zone: engine.Hand, Seat: seat}
			tiles := b.At(hand)
			if len(tiles) == 0 || b.table.Anchor(hand, 0, len(tiles)+4) != b.table.Anchor(hand, 0, len(tiles)) {
				continue
			}
			from := b.table.Options(b.Shown()).Pickables()[0]
			var covered []stage.Rect
			for _, a := range tiles {
				covered = append(covered, innerRect(a.Spot(), true))
			}
			for i := range 2 {
				arrow := b.arrow(Shape{Kind: Arrow, From: from.From, Tile: from.Tile, At: hand, Number: i + 1, Before: i})
				all := arrow.Children()
				coin := all[len(all)-1].Bounds().Grow(-0.5)
				if coin.OverlapsAny(covered) {
					t.Errorf("game %d: after %d moves number %d at %+v covers one of %+v", game, moves, i+1, coin, covered)
				}
				covered = append(covered, coin)
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("no hand has tiles")
	}
}

// TestViewOnly checks that nothing can be focused, pressed or cancelled while moves are disabled.
func TestViewOnly(t *testing.T) {
	for game := range games.All() {
		b := newTestBoard(t, game, always)
		b.DisableMoves()
		b.root.Walk(func(n *stage.Node) {
			if n.Touch != nil && n.Touch.Focus {
				t.Errorf("game %d: %s can be focused", game, n.Name)
			}
		})
		for _, a := range b.Actors() {
			b.click(a.Node.X, a.Node.Y)
		}
		if b.PressAction(); b.movesEnabled() || len(b.chosen) > 0 || b.Escape() {
			t.Errorf("game %d: the mode is %T, chosen %v", game, b.mode, b.chosen)
		}
	}
}

// TestMoveShapesShowWhereTilesGo checks that the shapes of every move in some positions are a ghost and a halo for each tile that it places, and its cost if it
// has one.
func TestMoveShapesShowWhereTilesGo(t *testing.T) {
	for game := range games.All() {
		shown := 0
		for moves := 0; moves < 60; moves += 6 {
			n := 0
			b := newTestBoard(t, game, func(engine.Position) bool { n++; return n > moves })
			for _, m := range b.Shown().Moves(nil) {
				ghosts, halos, cost := 0, 0, 0
				for _, s := range b.MoveShapes(m) {
					switch s.Kind {
					case Ghost:
						ghosts++
					case Halo:
						halos++
					case Cost:
						cost = s.Number
					}
				}
				o, placed := b.table.Option(b.Shown(), m), 0
				for _, g := range o.Pieces {
					if !g.Place.Zone.Sink() {
						placed++
					}
				}
				if ghosts != placed || halos != placed || cost != len(o.Price) {
					t.Errorf("game %d: %d ghosts, %d halos and a cost of %d for %d tiles that cost %d", game, ghosts, halos, cost, placed, len(o.Price))
				}
				shown += ghosts
			}
		}
		if shown == 0 {
			t.Errorf("game %d: no move places anything", game)
		}
	}
}

// TestChosenTilesAreLit checks that the shapes of a choice of bonus tiles are a halo on each of them, and no ghosts.
func TestChosenTilesAreLit(t *testing.T) {
	v := newRandomGame(t, &games.All()[coloured], 2)
	v.rand = rand.New(rand.NewPCG(12, 1)) // with which a move wins bonus tiles
	b := newTestBoardOf(t, v, func(p engine.Position) bool {
		d := table.MultiPickOf(v.table, p)
		return d != nil && d.Automatic
	})
	for _, m := range b.Shown().Moves(nil) {
		_, picks := b.picksOf(m)
		shapes := b.MoveShapes(m)
		if len(shapes) != len(picks) || len(picks) == 0 {
			t.Errorf("%d shapes for a choice of %v", len(shapes), picks)
		}
		for i, s := range shapes {
			if s.Kind != Halo || s.Tile != picks[i] || s.At.Zone != engine.Supply {
				t.Errorf("shape %d for a choice of %v is %+v", i, picks, s)
			}
		}
	}
}

// TestSuggestionsLightThePayment checks that the suggestion of a placement lights the tiles that pay for it and no others, and that tips point at them.
func TestSuggestionsLightThePayment(t *testing.T) {
	shown := 0
	for game := range games.All() {
		for moves := 0; moves < 60; moves += 3 {
			n := 0
			b := newTestBoard(t, game, func(engine.Position) bool { n++; return n > moves })
			for _, m := range b.Shown().Moves(nil) {
				o := b.optionOf(m)
				if len(o.Price) == 0 {
					continue
				}
				b.hints = nil
				b.Suggest(m)
				var lit []engine.Tile
				for _, s := range b.hints {
					for _, a := range s.tiles {
						lit = append(lit, a.Tile)
					}
				}
				if _, placing := b.mode.(*placing); !placing && !slices.Equal(slices.Sorted(slices.Values(lit)), slices.Sorted(slices.Values(o.Price))) {
					t.Errorf("game %d: %v are lit for a placement that costs %v", game, lit, o.Price)
				}
				if n := len(b.TakenTiles(m)); n == 0 || n > len(o.Price) {
					t.Errorf("game %d: tips point at %d tiles for a placement that costs %v", game, n, o.Price)
				}
				b.Release()
				shown++
			}
		}
	}
	if shown == 0 {
		t.Error("no move costs anything")
	}
}

// TestArrowsPointAtTheirEnd checks that the tip of an arrow of any bend is as far from its end as the number there needs, and points at it.
func TestArrowsPointAtTheirEnd(t *testing.T) {
	from, to := table.Spot{X: 10, Y: 20}, table.Spot{X: 310, Y: 260}
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	for _, bend := range arrowBends() {
		const distance = 30.0
		tip := tipFraction(from, to, bend*length, distance)
		x, y := bentPoint(from, to, bend*length, tip)
		if d := math.Hypot(to.X-x, to.Y-y); math.Abs(d-distance) > 0.5 {
			t.Errorf("bend %v: the tip is %.1f from the end", bend, d)
		}
		backX, backY := bentPoint(from, to, bend*length, tip-1.0/arrowPoints)
		off := math.Remainder(math.Atan2(y-backY, x-backX)-math.Atan2(to.Y-y, to.X-x), 2*math.Pi)
		if math.Abs(off) > 12*math.Pi/180 {
			t.Errorf("bend %v: the tip points %.0f° past the end", bend, off*180/math.Pi)
		}
	}
}
