package board

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// centreStack returns a colour of which the centre has several tiles, and their number, or -1 and 0.
func centreStack(p engine.Position) (c engine.Tile, n int) {
	for c := range engine.Tile(azul.Colours) {
		if n := azul.See(p).Count(azul.Centre, c); n > 1 {
			return c, n
		}
	}
	return -1, 0
}

// newPhone returns a board of Azul on a phone in a position with several tiles of a colour in the centre, which form a stack.
func newPhone(t *testing.T) *testBoard {
	return newTestBoardOf(t, newRandomGameIn(t, &games.All()[0], 2, 390, 844), func(p engine.Position) bool { _, n := centreStack(p); return n > 1 })
}

// stackCounts returns the number of stacks that show their number of tiles.
func (t *testBoard) stackCounts() (n int) {
	t.counts.Layer.Walk(func(node *stage.Node) {
		if _, ok := node.Art.(*stage.Label); ok {
			n++
		}
	})
	return n
}

// TestTapOnAStackTakesTheColour checks that a tap on a stack lifts all tiles of its colour, and that the stack shows their number while they are held and after
// their release.
func TestTapOnAStackTakesTheColour(t *testing.T) {
	b := newPhone(t)
	colour, n := centreStack(b.match.Position())
	before := b.stackCounts()
	stack := b.cast.TilesOf(table.Pickable{From: engine.Place{Zone: engine.Centre}, Tile: colour})
	x, y := stack[0].Node.Centre()
	b.click(x, y)
	if held := b.lifted.tiles; len(held) != n || held[0].Tile != colour || before == 0 {
		t.Fatalf("a tap on %d tiles of colour %d lifts %d; %d stacks show a number", n, colour, len(held), before)
	}
	if b.stackCounts() != before {
		t.Errorf("a held stack does not show its number")
	}
	b.Release()
	for range 2 * returnTicks {
		b.Follow(stage.Pointer{})
	}
	if b.stackCounts() != before {
		t.Errorf("after the release %d stacks show a number, before %d", b.stackCounts(), before)
	}
}

// TestStackIsLitOnce checks that a stack under the pointer has a single halo.
func TestStackIsLitOnce(t *testing.T) {
	b := newPhone(t)
	colour, n := centreStack(b.match.Position())
	g := table.Pickable{From: engine.Place{Zone: engine.Centre}, Tile: colour, Count: n}
	b.lightSource(g, true)
	if lit := b.lights(); lit != 1 {
		t.Errorf("a stack of %d tiles has %d halos", n, lit)
	}
}

// TestStackIsOneFocusStop checks that each stack of the centre can be focused once, by a name with its colour and its number of tiles.
func TestStackIsOneFocusStop(t *testing.T) {
	b := newPhone(t)
	p := azul.See(b.match.Position())
	stops := map[string]int{}
	for _, node := range stage.AppendAccessible(nil, b.layers.tiles, nil) {
		if node.Focusable {
			stops[node.Name]++
		}
	}
	for c := range engine.Tile(azul.Colours) {
		n := p.Count(azul.Centre, c)
		name := table.PickableName(b.table, b.frame.Words, table.Pickable{From: engine.Place{Zone: engine.Centre}, Tile: c, Count: n})
		if want := min(n, 1); stops[name] != want {
			t.Errorf("%q can be focused %d times, expected %d", name, stops[name], want)
		}
	}
}

// click presses and releases the pointer at a point.
func (t *testBoard) click(x, y float64) {
	for _, p := range []stage.Pointer{{X: x, Y: y, Over: true, Pressed: true, Down: true}, {X: x, Y: y, Over: true, Released: true}} {
		t.dispatcher.Update(p, stage.Keys{})
		t.Follow(p)
	}
}

// TestOutcomeReplacesTheForecast checks that on a phone the outcome of a drop at the hovered target is shown in its area in the head of the board, in place of
// the forecast, which returns when the tiles are put back.
func TestOutcomeReplacesTheForecast(t *testing.T) {
	b := newTestBoardOf(t, newRandomGameIn(t, &games.All()[0], 2, 390, 844), func(p engine.Position) bool {
		return azul.See(p).Forecast(0).Net != 0 && len(p.Moves(nil)) > 20
	})
	b.ShowSums = true
	forecast := func() int { return b.roundShown(b.frame.Viewer) }
	want := azul.See(b.Shown()).Forecast(0).Net
	if forecast() != want {
		t.Fatalf("the forecast is %d, expected %d", forecast(), want)
	}
	b.find("pickable-")[0].Touch.Press()
	outcomes := 0
	for i, z := range b.targets {
		b.hover(i, true)
		if len(z.options) == 0 {
			continue
		}
		short, _ := b.table.MoveEffect(b.Shown(), z.options[0].Move)
		var texts []string
		b.Top.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok {
				texts = append(texts, l.Text)
			}
			if n.Name == "sum" && (n.Y+n.H/2 > b.areas.Outcome.Y+b.areas.Outcome.H || !b.areas.Outcome.Grow(1).Contains(n.X-n.W/2, n.Y)) {
				t.Errorf("the outcome is not within %+v", b.areas.Outcome)
			}
		})
		if len(texts) != 1 || texts[0] != short || forecast() != 0 {
			t.Errorf("at target %d the outcome is %q, expected %q; the forecast is %d", i, texts, short, forecast())
		}
		outcomes++
	}
	b.Release()
	if forecast() != want || len(b.Top.Children()) != 0 || outcomes < 2 {
		t.Errorf("afterwards the forecast is %d and there are %d labels; %d outcomes were shown", forecast(), len(b.Top.Children()), outcomes)
	}
}

// TestDropChoosesTheNearestLine checks that on a phone a drop on a pattern line or up to 60 device-independent pixels from it chooses that line, and that a
// drop further away, or where the tile was, chooses nothing.
func TestDropChoosesTheNearestLine(t *testing.T) {
	none := engine.Place{}
	for _, x := range []struct {
		name   string
		drop   func(b *testBoard, last table.Target) (x, y float64)
		target engine.Place
	}{
		{"at the far end of the line", func(b *testBoard, last table.Target) (x, y float64) {
			return last.Area.X + last.Area.W - 2, last.Area.Y + 2
		}, engine.Place{Zone: engine.Line, Row: 4}},
		{"at its near end", func(b *testBoard, last table.Target) (x, y float64) {
			return last.Area.X + 2, last.Area.Y + last.Area.H - 2
		}, engine.Place{Zone: engine.Line, Row: 4}},
		{"above the first line", func(b *testBoard, _ table.Target) (x, y float64) {
			r := b.targets[0].Area
			return r.X + r.W/2, r.Y - 55
		}, engine.Place{Zone: engine.Line}},
		{"further above", func(b *testBoard, _ table.Target) (x, y float64) {
			r := b.targets[0].Area
			return r.X + r.W/2, r.Y - 65
		}, none},
		{"between the last line and the floor", func(b *testBoard, last table.Target) (x, y float64) {
			return 200, last.Area.Y + last.Area.H + 3
		}, engine.Place{Zone: engine.Line, Row: 4}},
		{"where the tile was", func(b *testBoard, _ table.Target) (x, y float64) {
			s := b.lifted.tiles[0].Spot()
			return s.X + 0.4*s.Size, s.Y + 0.4*s.Size
		}, none},
	} {
		b := newTestBoardOf(t, newRandomGameIn(t, &games.All()[0], 2, 390, 844), always) // all lines are empty
		b.drag(b.find("pickable-")[0], 200, 300)
		dx, dy := x.drop(b, b.targets[4].Target)
		b.dragTo(dx, dy)
		ghosts := b.ghosts()
		b.drop(dx, dy)
		if x.target == none {
			if len(b.chosen) != 0 || ghosts != 0 || len(b.lifted.tiles) != 0 {
				t.Errorf("%s: chosen %v, %d ghosts", x.name, b.chosen, ghosts)
			}
			continue
		}
		if len(b.chosen) != 1 || ghosts == 0 {
			t.Fatalf("%s: chosen %v, %d ghosts", x.name, b.chosen, ghosts)
		}
		if at := b.table.Option(b.Shown(), b.chosen[0]).To; at.Zone != x.target.Zone || at.Row != x.target.Row {
			t.Errorf("%s: the target is %+v, expected %+v", x.name, at, x.target)
		}
	}
}

// TestIncomingTilesAreShown checks that the tiles that a tap would add to the hand are shown there as ghosts behind a plus while the source is hovered.
func TestIncomingTilesAreShown(t *testing.T) {
	v := newRandomGameIn(t, &games.All()[coloured], 2, 390, 844)
	b := newTestBoardOf(t, v, func(p engine.Position) bool { v := pavilion.See(p); return v.Taking() && v.Round() == 1 })
	g := v.table.Options(b.match.Position()).Pickables()[0]
	tiles := len(b.cast.TilesOf(g))
	if g.Lift > 0 {
		tiles = g.Lift
	}
	if shown := len(b.addGain(nil, g)); shown != tiles+1 {
		t.Errorf("%d nodes are shown for %d tiles and a plus", shown, tiles)
	}
	b.lightSource(g, true)
	lit := b.lights()
	b.lightSource(g, false)
	if left := b.lights(); lit <= tiles || left > 0 {
		t.Errorf("%d nodes are shown for %d tiles while hovered, and %d afterwards", lit, tiles, left)
	}
}

// TestCountsAreOnTheirStacks checks that at least a quarter of each disc with a number of tiles covers a tile, be it a square or a rhombus.
func TestCountsAreOnTheirStacks(t *testing.T) {
	placing := newPlacing(t, coloured)
	for name, b := range map[string]*testBoard{"Azul": newPhone(t), "Summer Pavilion": placing} {
		stacks := 0
		b.counts.Layer.Walk(func(disc *stage.Node) {
			if disc.Art == nil || disc.Hidden || len(disc.Children()) == 0 {
				return
			}
			stacks++
			best := 0.0
			for _, a := range b.cast.Actors() {
				best = max(best, overlap(disc, a.Node, name != "Azul"))
			}
			if best < 0.25 {
				t.Errorf("%s: %.0f %% of the disc at %.0f, %.0f cover a stack", name, 100*best, disc.X, disc.Y)
			}
		})
		if stacks == 0 {
			t.Errorf("%s: no stack shows a number", name)
		}
	}
}

// overlap returns the fraction of a disc that covers a tile, which is a rhombus or a square.
func overlap(disc, tile *stage.Node, rhombus bool) float64 {
	const points = 20
	on, all := 0, 0
	for i := range points * points {
		x, y := 2*float64(i%points)/points-1, 2*float64(i/points)/points-1
		if x*x+y*y > 1 {
			continue
		}
		all++
		dx, dy := math.Abs(disc.X+x*disc.W/2-tile.X)/tile.W*2, math.Abs(disc.Y+y*disc.H/2-tile.Y)/tile.H*2
		if rhombus && dx+dy <= 1 || !rhombus && max(dx, dy) <= 1 {
			on++
		}
	}
	return float64(on) / float64(all)
}
