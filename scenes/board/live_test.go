package board

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// number reads what a label shows after its words, with a sign.
func number(text string) int {
	fields := strings.Fields(strings.ReplaceAll(text, "−", "-"))
	if len(fields) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(fields[len(fields)-1])
	return n
}

// roundShown adds up what the board of a seat says that the round will bring: all labels with a sign that are not beside the floor line.
func (s *testView) roundShown(seat engine.Seat) (sum int) {
	board := s.layers.scenery.Find(table.BoardName(seat)).Bounds()
	floor := s.look.Anchor(engine.Place{Zone: engine.Floor, Seat: seat}, 0, 1)
	s.layers.scenery.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		x, y := n.Centre()
		if ok && n.Shown() && strings.ContainsAny(l.Text, "+−") && board.Contains(x, y) && math.Abs(y-floor.Y) > 1 {
			sum += number(l.Text)
		}
	})
	return sum
}

// completes reports whether a move of Azul is none to a line that it leaves incomplete.
func completes(p engine.Position, m engine.Move) bool {
	_, take := azul.Taken(m)
	return !take || azul.See(p).Gain(m).Complete
}

// eachAzul visits the moves of random games on both walls, most of which complete lines.
func eachAzul(t *testing.T, seats int, visit func(s *testView, before engine.Position, m engine.Move)) {
	for i := range games.All()[:coloured] {
		s := newTestView(t, &games.All()[i], seats)
		for n := 0; n < 90 && !s.match.Position().Over(); n++ {
			before, m := s.play(completes)
			visit(s, before, m)
			s.rest(before, m)
		}
	}
}

// TestForecastMatchesTheRulesAtEveryTick: the score that a board shows and what it says the round will bring always add up to what the rules
// give, while tiles move as well as at rest.
func TestForecastMatchesTheRulesAtEveryTick(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		counted := 0
		eachAzul(t, seats, func(s *testView, before engine.Position, m engine.Move) {
			after := azul.See(s.match.Position())
			for tick := 0; s.Moving(); tick++ {
				for seat := engine.Seat(0); tick%4 < 2 && seat < engine.Seat(seats); seat++ {
					shown, to := number(s.scenery.Scores[seat].Text)+s.roundShown(seat), after
					if tick == 0 {
						to = azul.See(before)
					}
					if want := to.Score(seat) + to.Forecast(seat).Net; shown != want {
						t.Fatalf("%s, %d seats, round %d, tick %d: the board of seat %d shows %q and adds up to %d, the rules to %d",
							s.match.Edition.ID, seats, before.Round(), tick, seat+1, s.scenery.Scores[seat].Text, shown, want)
					}
				}
				s.Advance()
			}
			if before.Round() != after.Round() {
				counted++
			}
		})
		if counted < 4 {
			t.Errorf("%d seats: only %d rounds were scored", seats, counted)
		}
	}
}

// plainNumbers adds up the labels outside of all boards that are numbers.
func (s *testView) plainNumbers() (sum int) {
	var boards []stage.Rect
	for seat := range engine.Seat(s.frame.Seats) {
		boards = append(boards, s.layers.scenery.Find(table.BoardName(seat)).Bounds())
	}
	s.layers.scenery.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok {
			x, y := n.Centre()
			if k, err := strconv.Atoi(l.Text); err == nil && !slices.ContainsFunc(boards, func(r stage.Rect) bool { return r.Contains(x, y) }) {
				sum += k
			}
		}
	})
	return sum
}

// TestNoTileIsLostInAnimations: while tiles move, those on the table and those that bag and lid (or storage) show are always all there are.
func TestNoTileIsLostInAnimations(t *testing.T) {
	for _, x := range []struct {
		game, all, times int // how often the table shows each tile in bag or lid
		w, h             float64
	}{{0, 100, 1, 1280, 720}, {1, 100, 1, 390, 844}, {coloured, 132, 2, 1280, 720}} {
		g := &games.All()[x.game]
		s := newTestViewIn(t, g, 2, x.w, x.h)
		for n := 0; n < 130 && !s.match.Position().Over(); n++ {
			before, m := s.move()
			for tick := 0; s.Moving(); tick++ {
				onTable := -1 // the marker
				for _, n := range s.layers.tiles.Children() {
					if _, tile := n.Art.(*table.TileArt); tile && n.Alpha > 0 {
						onTable++
					}
				}
				if unseen := s.plainNumbers(); unseen != x.times*(x.all-onTable) {
					t.Fatalf("%s, round %d, tick %d: %d tiles are on the table, bag and lid show %d", g.Edition.ID, before.Round(), tick, onTable, unseen/x.times)
				}
				s.Advance()
			}
			s.rest(before, m)
		}
		if refilled := x.game == 0; s.match.Position().Round() < 2 || refilled && s.match.Position().Round() < 7 {
			t.Errorf("%s: it ends in round %d", g.Edition.ID, s.match.Position().Round())
		}
	}
}

// gold lists the seats whose boards have a gold frame.
func (s *testView) gold() (seats []engine.Seat) {
	for seat := range engine.Seat(s.frame.Seats) {
		board := s.layers.scenery.Find(table.BoardName(seat)).Bounds()
		framed := false
		s.layers.scenery.Walk(func(n *stage.Node) {
			p, ok := n.Art.(*stage.Panel)
			framed = framed || ok && n.Bounds() == board && strings.HasSuffix(p.Name, "-gold")
		})
		if framed {
			seats = append(seats, seat)
		}
	}
	return seats
}

// TestGoldFrameFollowsTheScoring: the boards that are scored have the gold frame one after the other, each alone.
func TestGoldFrameFollowsTheScoring(t *testing.T) {
	for i := range games.All() {
		most := 0
		s := newTestView(t, &games.All()[i], 3)
		for n := 0; n < 60 && !s.match.Position().Over(); n++ {
			before, m := s.play(func(p engine.Position, m engine.Move) bool {
				return i >= coloured || completes(p, m)
			})
			var want, got []engine.Seat
			for _, e := range s.log.Events {
				if e.Kind == engine.Count {
					want = append(want, e.Seat)
				}
			}
			for s.Moving() {
				s.Advance()
				gold := s.gold()
				if len(gold) > 1 {
					t.Fatalf("%s: seats %v have a gold frame", s.match.Edition.ID, gold)
				}
				got = append(got, gold...)
			}
			want, got = slices.Compact(want), slices.Compact(got)
			if most = max(most, len(want)); len(want) > 0 && !slices.Equal(got, want) {
				t.Fatalf("%s, round %d: the boards of seats %v are scored, those of %v have the gold frame", s.match.Edition.ID, before.Round(), want, got)
			}
			s.rest(before, m)
		}
		if i == 0 && most < 3 {
			t.Errorf("%s: at most %d boards were scored after each other", s.match.Edition.ID, most)
		}
	}
}

// TestFloorSpacesKeepTheirCosts: wherever no tile lies, the cost of a floor space can be read, before and after tiles have left it.
func TestFloorSpacesKeepTheirCosts(t *testing.T) {
	s := newTestView(t, &games.All()[0], 2)
	cleared := 0
	for n := 0; n < 40; n++ {
		before, m := s.move()
		for tick := 0; s.Moving(); tick++ {
			for at := range int8(7 * 2) {
				p := engine.Place{Zone: engine.Floor, Seat: engine.Seat(at / 7), Col: at % 7}
				if !s.covered(p) && s.textAt(p) == "" {
					t.Fatalf("round %d, tick %d: space %d of the floor line of seat %d is empty and shows no cost", before.Round(), tick, p.Col+1, p.Seat+1)
				}
			}
			s.Advance()
		}
		for _, e := range s.log.Events {
			if e.From.Zone == engine.Floor {
				cleared++
			}
		}
		s.rest(before, m)
	}
	if cleared == 0 {
		t.Error("no floor line was cleared")
	}
}

// textAt is what the scenery says in the middle of a place.
func (s *testView) textAt(p engine.Place) (text string) {
	at := s.look.Anchor(p, 0, 1)
	s.layers.scenery.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && n.Shown() && math.Hypot(n.X-at.X, n.Y-at.Y) < 1 {
			text += l.Text
		}
	})
	return text
}

// covered reports whether a tile is seen at a place, or on its way there or from there.
func (s *testView) covered(p engine.Place) bool {
	at := s.look.Anchor(p, 0, 1)
	return slices.ContainsFunc(s.layers.tiles.Children(), func(n *stage.Node) bool {
		return n.Alpha > 0 && math.Hypot(n.X-at.X, n.Y-at.Y) < 0.9*at.Size
	})
}

// handCount is what the table says of the viewer's hand, and how many tiles lie there; not ok where nothing is said or tiles are in the air.
func (s *testView) handCount() (said, lie int, ok bool) {
	count, hand := s.layers.scenery.Find("hand-count"), s.layers.scenery.Find("hand")
	if count == nil {
		return 0, 0, false
	}
	if text := strings.Fields(count.Art.(*stage.Label).Text)[0]; text == "one" {
		said = 1
	} else {
		said, _ = strconv.Atoi(text)
	}
	for _, a := range s.layers.tiles.Children() {
		x, y := a.Centre()
		art, tile := a.Art.(*table.TileArt)
		if tile && (art.Lift > 0 || a.Alpha < 1) {
			return 0, 0, false
		}
		if tile && hand.Bounds().Contains(x, y) {
			lie++
		}
	}
	return said, lie, true
}

// TestHandCountMatchesTheShownTiles: whenever no tile is in the air, the table says how many lie in the hand, while points are counted
// and while tiles to keep are picked as well.
func TestHandCountMatchesTheShownTiles(t *testing.T) {
	s := newTestView(t, &games.All()[coloured], 2)
	moving, picked := 0, 0
	expect := func(when string) bool {
		said, lie, ok := s.handCount()
		if ok && said != lie {
			t.Fatalf("round %d, %s: %d tiles lie in the hand, said are %d", s.shown.Round(), when, lie, said)
		}
		return ok
	}
	for !s.match.Position().Over() && s.match.Position().Round() < 4 {
		before, m := s.play(func(_ engine.Position, m engine.Move) bool {
			_, passed := pavilion.Passed(m)
			return !passed
		})
		f := s.frame
		for tick := 0; s.Moving(); tick++ {
			s.Advance()
			if s.Moving() && expect("on the way") {
				moving++
			}
		}
		f.Shown = s.match.Position()
		s.Layout(f, nil)
		s.rest(before, m)
		expect("at rest")
		p := pavilion.See(s.match.Position())
		if !p.Placing() || p.ToMove() != 0 || len(s.table.Options(s.match.Position()).Pickables()) == 0 {
			continue
		}
		d := newTestBoardOf(t, s, always)
		d.player.PressAction()
		for _, n := range d.find("pick-false-") {
			if n.Touch.Press(); n.Touch == nil {
				continue
			}
			for range 30 {
				d.tick(stage.Pointer{})
			}
			if expect("picking") {
				picked++
			}
			break
		}
		d.player.UndoPicks()
		for range 30 {
			d.tick(stage.Pointer{})
		}
		expect("after picking")
		s.rest(before, m)
	}
	if moving < 100 || picked < 3 {
		t.Errorf("%d ticks on the way and %d picks were seen", moving, picked)
	}
}
