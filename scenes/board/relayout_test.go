package board

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// phones are the windows in which plates close up.
func phones() [][2]float64 { return [][2]float64{{390, 844}, {844, 390}} }

// relay lays the table out for the position of the match, and shows it.
func (s *testView) relay() {
	f := s.frame
	f.Shown = s.match.Position()
	s.Layout(f, nil)
	s.rest(nil, engine.NoMove)
}

// picture is where tiles and plates are seen, in an order of its own.
func (s *testView) picture() (all []string) {
	for _, a := range s.Actors() {
		n := a.Node
		all = append(all, fmt.Sprintf("tile %d %.2f %.2f %.2f %.2f %.2f", a.Tile, n.X, n.Y, n.W, n.Rotation, n.Alpha))
	}
	s.layers.scenery.Walk(func(n *stage.Node) {
		if n.Name != "" && (n.Art != nil || n.W > 0) {
			all = append(all, fmt.Sprintf("%s %.2f %.2f %.2f %.2f %.2f %.3f %v", n.Name, n.X, n.Y, n.W, n.H, n.Alpha, n.Scale, n.Moving))
		}
	})
	slices.Sort(all)
	return all
}

// afresh is the picture of the position laid out anew.
func (s *testView) afresh() []string {
	fresh := &testView{View: NewView(s.table, s.Sound), t: s.t, table: s.table, match: s.match}
	fresh.frame = s.frame
	fresh.relay()
	return fresh.picture()
}

func eachPhone(t *testing.T, visit func(t *testing.T, s *testView)) {
	for seats := 2; seats <= 4; seats++ {
		for _, size := range phones() {
			t.Run(fmt.Sprint(seats, size), func(t *testing.T) { visit(t, newTestViewIn(t, &games.All()[0], seats, size[0], size[1])) })
		}
	}
}

// TestEmptyPlatesMakeRoom: after a move everything begins where it was seen last, and within a quarter of a second it is where the position
// has it.
func TestEmptyPlatesMakeRoom(t *testing.T) {
	eachPhone(t, func(t *testing.T, s *testView) {
		travelled := 0
		for n := 0; n < 90 && !s.match.Position().Over(); n++ {
			s.move()
			for s.Moving() {
				s.Advance()
			}
			last := tiles(s.picture())
			s.relay()
			s.AnimateLayout()
			if now := tiles(s.picture()); !slices.Equal(now, last) {
				t.Fatalf("move %d: tiles jump from\n%v\nto\n%v", n, last, now)
			}
			if s.relayout.line != nil {
				travelled++
			}
			for range relayoutTicks {
				s.Tick()
			}
			if got, want := s.picture(), s.afresh(); s.relayout.line != nil || !slices.Equal(got, want) {
				t.Fatalf("move %d: it ends at\n%v\nexpected\n%v", n, got, want)
			}
		}
		if travelled < 10 {
			t.Errorf("something closed up %d times", travelled)
		}
	})
}

// TestPlateRoomFollowsTheOffer plays Summer Pavilion in wide windows: when the plates are empty, and before the next deal, everything travels from
// where it was seen last to where the position has it, and the tiles of stars stay on their boards on the way.
func TestPlateRoomFollowsTheOffer(t *testing.T) {
	all := games.All()
	for seats := 2; seats <= 4; seats++ {
		s := newTestViewIn(t, &all[len(all)-1], seats, 1280, 720)
		came, went := 0, 0
		for s.match.Position().Round() < 3 {
			s.move()
			for s.Moving() {
				s.Advance()
			}
			last, offer := tiles(s.picture()), s.areas.Offer
			s.relay()
			if offer == s.areas.Offer {
				continue
			}
			if offer.H > s.areas.Offer.H {
				went++
			} else {
				came++
			}
			ends := map[string]stage.Rect{}
			for name, n := range namedNodes(s.layers.scenery) {
				ends[name] = nodeRect(n)
			}
			s.AnimateLayout()
			if now := tiles(s.picture()); !slices.Equal(now, last) {
				t.Fatalf("%d seats: tiles jump from\n%v\nto\n%v", seats, last, now)
			}
			for tick := 0; s.LayoutMoves(); tick++ {
				s.expectOnStars(ends)
				if s.Tick(); tick > 2*areaTicks {
					t.Fatalf("%d seats: it does not end", seats)
				}
			}
			if got, want := s.picture(), s.afresh(); !slices.Equal(got, want) {
				t.Fatalf("%d seats: it ends at\n%v\nexpected\n%v", seats, got, want)
			}
		}
		if came != 2 || went != 2 {
			t.Errorf("%d seats: in two rounds the room came %d times and went %d times", seats, came, went)
		}
	}
}

// expectOnStars holds tiles of stars to lie on them, as these are on their way to their ends.
func (s *testView) expectOnStars(ends map[string]stage.Rect) {
	s.t.Helper()
	stars := namedNodes(s.layers.scenery)
	for _, a := range s.Actors() {
		if a.Place.Zone != engine.Star {
			continue
		}
		name, to := fmt.Sprintf("stars-%d", a.Place.Seat), a.Spot()
		g, end := stars[name], ends[name]
		x, y := g.X+(to.X-end.X)*g.Scale, g.Y+(to.Y-end.Y)*g.Scale
		if math.Hypot(x-a.Node.X, y-a.Node.Y) > 0.01 {
			s.t.Fatalf("%+v is seen at (%.1f, %.1f) and its space at (%.1f, %.1f)", a.Piece, a.Node.X, a.Node.Y, x, y)
		}
	}
}

// tiles is the part of a picture that shows tiles.
func tiles(picture []string) []string {
	return slices.DeleteFunc(slices.Clone(picture), func(line string) bool { return line[:5] != "tile " })
}

// TestUndoneTakesGetTheirPlateBack: a move that is taken back finds the plate it came from, and the stage ends at the position before it.
func TestUndoneTakesGetTheirPlateBack(t *testing.T) {
	eachPhone(t, func(t *testing.T, s *testView) {
		for n := 0; n < 60 && !s.match.Position().Over(); n++ {
			before, m := s.move()
			s.Settle()
			s.relay()
			if _, taken := azul.Taken(m); !taken || before.ToMove() == engine.Nature || before.Round() != s.match.Position().Round() {
				continue
			}
			events := slices.Clone(s.log.Events)
			s.match.Goto(len(s.match.Moves()) - 1)
			f := s.frame
			f.Shown = s.match.Position()
			s.LayoutFor(f, n%2 == 0)
			s.Animate(table.Backwards(events), OneStep(s.match.Position()), Pace{Rate: 1, MaxTicks: table.RoundTicks}, n%3 == 0)
			for ticks := 0; s.Moving() && ticks < 1000; ticks++ {
				s.Advance()
			}
			if got, want := tiles(s.picture()), tiles(s.afresh()); !slices.Equal(got, want) {
				t.Fatalf("move %d: back it ends at\n%v\nexpected\n%v", n, got, want)
			}
			s.match.Redo(nil)
			s.relay()
		}
	})
}

// TestPickEndsTheRearrangement: what is picked up while things close up lies where it belongs.
func TestPickEndsTheRearrangement(t *testing.T) {
	d := newPhone(t)
	for d.relayout.line == nil {
		d.move()
		d.Settle()
		d.relay()
		d.AnimateLayout()
	}
	d.player.EnableMoves()
	d.find("pickable-")[0].Touch.Press()
	for _, a := range d.Actors() {
		if s := a.Spot(); a.Node.X != s.X || a.Node.Y != s.Y {
			t.Errorf("%+v is seen at (%.0f, %.0f), but lies at %+v", a.Piece, a.Node.X, a.Node.Y, s)
		}
	}
	if d.relayout.line != nil || len(d.player.lifted.tiles) == 0 {
		t.Error("nothing is held, or it still closes up")
	}
}

// TestContentsMoveWithTheirContainer and not by itself, too.
func TestContentsMoveWithTheirContainer(t *testing.T) {
	inner := stage.New("inner", stage.NewSprite("plate"), 0, 0, 5, 5)
	loose := stage.New("loose", stage.NewSprite("plate"), 0, 0, 5, 5)
	found := namedNodes(stage.Group("").Add(stage.New("outer", nil, 0, 0, 9, 9).Add(inner), stage.Group("sheet").Add(loose)))
	if len(found) != 2 || found["outer"] == nil || found["loose"] != loose {
		t.Errorf("what travels: %v", found)
	}
}
