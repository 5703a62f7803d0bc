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

// stackOf is a colour of which several tiles lie in the centre, or -1.
func stackOf(p engine.Position) (c engine.Tile, n int) {
	for c := range engine.Tile(azul.Colours) {
		if n := azul.See(p).Count(azul.Centre, c); n > 1 {
			return c, n
		}
	}
	return -1, 0
}

// newPhone is a game of Azul on a phone, with a stack in the centre.
func newPhone(t *testing.T) *testBoard {
	return newTestBoardOf(t, newTestViewIn(t, &games.All()[0], 2, 390, 844), func(p engine.Position) bool { _, n := stackOf(p); return n > 1 })
}

// discs counts the numbers that can be seen on stacks.
func (d *testBoard) discs() (n int) {
	d.counts.Layer.Walk(func(node *stage.Node) {
		if _, ok := node.Art.(*stage.Label); ok {
			n++
		}
	})
	return n
}

func TestTapOnAStackTakesTheColour(t *testing.T) {
	d := newPhone(t)
	colour, n := stackOf(d.match.Position())
	before := d.discs()
	lying := d.cast.TilesOf(table.Pickable{From: engine.Place{Zone: engine.Centre}, Tile: colour})
	x, y := lying[0].Node.Centre()
	d.click(x, y)
	if held := d.player.lifted.tiles; len(held) != n || held[0].Tile != colour || before == 0 {
		t.Fatalf("a tap on %d tiles of colour %d takes %d, with %d numbers", n, colour, len(held), before)
	}
	if d.discs() != before {
		t.Errorf("a stack that is held where it lies loses its number")
	}
	d.player.Release()
	for range 2 * returnTicks {
		d.player.Follow(stage.Pointer{})
	}
	if d.discs() != before {
		t.Errorf("%d numbers once it lies again, %d before", d.discs(), before)
	}
}

func TestStackIsLitOnce(t *testing.T) {
	d := newPhone(t)
	colour, n := stackOf(d.match.Position())
	g := table.Pickable{From: engine.Place{Zone: engine.Centre}, Tile: colour, Count: n}
	d.player.lightSource(g, true)
	if lit := len(d.layers.lights.Children()); lit != 1 {
		t.Errorf("a stack of %d has %d lights", n, lit)
	}
}

// TestStackIsOneFocusStop: the keyboard finds each stack once, told by its colour and how many tiles it holds.
func TestStackIsOneFocusStop(t *testing.T) {
	d := newPhone(t)
	p := azul.See(d.match.Position())
	stops := map[string]bool{}
	for _, told := range stage.AppendAccessible(nil, d.layers.tiles, nil) {
		if told.Focusable {
			stops[told.Name] = true
		}
	}
	for c := range engine.Tile(azul.Colours) {
		n := p.Count(azul.Centre, c)
		name := table.PickableName(d.table, d.frame.Words, table.Pickable{From: engine.Place{Zone: engine.Centre}, Tile: c, Count: n})
		if stops[name] != (n > 0) {
			t.Errorf("%q is told: %v", name, stops[name])
		}
	}
}

func (d *testBoard) click(x, y float64) {
	for _, p := range []stage.Pointer{{X: x, Y: y, Over: true, Pressed: true, Down: true}, {X: x, Y: y, Over: true, Released: true}} {
		d.d.Update(p, stage.Keys{})
		d.player.Follow(p)
	}
}

// TestScoreBreakdownReplacesTheForecast: on a phone what a target would bring hangs in the head of the board while it is pointed at.
func TestScoreBreakdownReplacesTheForecast(t *testing.T) {
	d := newTestBoardOf(t, newTestViewIn(t, &games.All()[0], 2, 390, 844), func(p engine.Position) bool {
		return azul.See(p).Forecast(0).Net != 0 && len(p.Moves(nil)) > 20
	})
	d.player.ShowSums = true
	forecast := func() int { return d.roundShown(d.frame.Viewer) }
	want := azul.See(d.player.Shown()).Forecast(0).Net
	if forecast() != want {
		t.Fatalf("the forecast is %d, expected %d", forecast(), want)
	}
	d.find("pickable-")[0].Touch.Press()
	hung := 0
	for i, z := range d.player.targets.list {
		d.player.hover(i, true)
		if len(z.options) == 0 {
			continue
		}
		short, _ := d.table.MoveEffect(d.player.Shown(), z.options[0].Move)
		var said []string
		d.player.Top.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok {
				said = append(said, l.Text)
			}
			if n.Name == "sum" && (n.Y+n.H/2 > d.areas.Outcome.Y+d.areas.Outcome.H || !d.areas.Outcome.Grow(1).Contains(n.X-n.W/2, n.Y)) {
				t.Errorf("the outcome leaves %+v", d.areas.Outcome)
			}
		})
		if len(said) != 1 || said[0] != short || forecast() != 0 {
			t.Errorf("over target %d it says %q, expected %q, and forecasts %d", i, said, short, forecast())
		}
		hung++
	}
	d.player.Release()
	if forecast() != want || len(d.player.Top.Children()) != 0 || hung < 2 {
		t.Errorf("afterwards the forecast is %d, there are %d labels, %d hung", forecast(), len(d.player.Top.Children()), hung)
	}
}

// TestDropGoesToTheNearestLine: on a phone all of a line takes a drop, and so does what lies up to 60 device-independent pixels from it; a
// tile that is dropped further away, or where it lay, goes home.
func TestDropGoesToTheNearestLine(t *testing.T) {
	far := engine.Place{}
	for _, x := range []struct {
		name   string
		drop   func(d *testBoard, last table.Target) (x, y float64)
		caught engine.Place
	}{
		{"at the far end of the line", func(d *testBoard, last table.Target) (x, y float64) {
			return last.Area.X + last.Area.W - 2, last.Area.Y + 2
		}, engine.Place{Zone: engine.Line, Row: 4}},
		{"at its near end", func(d *testBoard, last table.Target) (x, y float64) {
			return last.Area.X + 2, last.Area.Y + last.Area.H - 2
		},
			engine.Place{Zone: engine.Line, Row: 4}},
		{"above the first line", func(d *testBoard, _ table.Target) (x, y float64) {
			r := d.player.targets.list[0].Area
			return r.X + r.W/2, r.Y - 55
		}, engine.Place{Zone: engine.Line}},
		{"further above", func(d *testBoard, _ table.Target) (x, y float64) {
			r := d.player.targets.list[0].Area
			return r.X + r.W/2, r.Y - 65
		}, far},
		{"between the last line and the floor", func(d *testBoard, last table.Target) (x, y float64) {
			return 200, last.Area.Y + last.Area.H + 3
		}, engine.Place{Zone: engine.Line, Row: 4}},
		{"where it lay", func(d *testBoard, _ table.Target) (x, y float64) {
			s := d.player.lifted.tiles[0].Spot()
			return s.X + 0.4*s.Size, s.Y + 0.4*s.Size
		}, far},
	} {
		d := newTestBoardOf(t, newTestViewIn(t, &games.All()[0], 2, 390, 844), always) // all lines are empty
		d.drag(d.find("pickable-")[0], 200, 300)
		dx, dy := x.drop(d, d.player.targets.list[4].Target)
		d.player.dragTo(dx, dy)
		ghosts := len(d.layers.ghosts.Children())
		d.drop(dx, dy)
		if x.caught == far {
			if len(d.chosen) != 0 || ghosts != 0 || len(d.player.lifted.tiles) != 0 {
				t.Errorf("%s: chosen %v, %d ghosts", x.name, d.chosen, ghosts)
			}
			continue
		}
		if len(d.chosen) != 1 || ghosts == 0 {
			t.Fatalf("%s: chosen %v, %d ghosts", x.name, d.chosen, ghosts)
		}
		if at := d.table.Option(d.player.Shown(), d.chosen[0]).To; at.Zone != x.caught.Zone || at.Row != x.caught.Row {
			t.Errorf("%s: it lies at %+v, expected %+v", x.name, at, x.caught)
		}
	}
}

// TestTilesToComeAreShown: what a tap would bring to the hand lies there faintly behind a plus, and nothing once it is pointed at no longer.
func TestTilesToComeAreShown(t *testing.T) {
	s := newTestViewIn(t, &games.All()[coloured], 2, 390, 844)
	d := newTestBoardOf(t, s, func(p engine.Position) bool { v := pavilion.See(p); return v.Taking() && v.Round() == 1 })
	g := s.table.Options(d.match.Position()).Pickables()[0]
	tiles := len(d.cast.TilesOf(g))
	if g.Lift > 0 {
		tiles = g.Lift
	}
	if shown := len(d.player.incoming(g)); shown != tiles+1 {
		t.Errorf("%d are shown for %d tiles and a plus", shown, tiles)
	}
	d.player.lightSource(g, true)
	lit := len(d.layers.lights.Children())
	d.player.lightSource(g, false)
	if left := len(d.layers.lights.Children()); lit <= tiles || left > 0 {
		t.Errorf("%d are lit for %d tiles, %d afterwards", lit, tiles, left)
	}
}

// TestCountsAreOnTheirStacks: at least a quarter of each disc lies on the tiles that it counts, whatever their shape.
func TestCountsAreOnTheirStacks(t *testing.T) {
	placing := newPlacing(t, coloured)
	for name, d := range map[string]*testBoard{"Azul": newPhone(t), "Summer Pavilion": placing} {
		stacks := 0
		d.counts.Layer.Walk(func(disc *stage.Node) {
			if disc.Art == nil || disc.Hidden || len(disc.Children()) == 0 {
				return
			}
			stacks++
			best := 0.0
			for _, a := range d.cast.Actors() {
				best = max(best, shareOn(disc, a.Node, name != "Azul"))
			}
			if best < 0.25 {
				t.Errorf("%s: %.0f %% of a disc at %.0f, %.0f lie on a stack", name, 100*best, disc.X, disc.Y)
			}
		})
		if stacks == 0 {
			t.Errorf("%s: nothing is counted", name)
		}
	}
}

// shareOn is the part of a disc that lies on a tile, a rhombus or a square.
func shareOn(disc, tile *stage.Node, rhombus bool) float64 {
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
