package board

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// testView is a view of a random game, with all that a screen around it would tell it.
type testView struct {
	*View
	t     *testing.T
	table table.Table
	match *engine.Match
	dice  *rand.Rand
	log   engine.Log
}

func newTestView(t *testing.T, g *games.Game, seats int) *testView {
	return newTestViewIn(t, g, seats, 1280, 720)
}

// newTestViewIn is one in a window of w × h pixels.
func newTestViewIn(t *testing.T, g *games.Game, seats int, w, h float64) *testView {
	t.Helper()
	c := scenetest.Context(t, w, h)
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 4)
	if err != nil {
		t.Fatal(err)
	}
	tab := g.Table()
	s := &testView{NewView(tab, func(string, int, float64, float64) {}), t, tab, m, rand.New(rand.NewPCG(1, 1)), engine.Log{}}
	window := stage.Rect{W: w, H: h}
	s.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: seats, Shown: m.Position()}, nil)
	s.rest(nil, engine.NoMove)
	return s
}

// rest shows the position with what the last move put down marked.
func (s *testView) rest(before engine.Position, m engine.Move) {
	l := table.Legend{OnTurn: engine.Nature, Forecast: true, Names: make([]string, 4), Levels: make([]string, 4)}
	if before != nil && before.ToMove() != engine.Nature {
		l.Last[before.ToMove()] = table.NewLastMove(s.table, before, m)
	}
	s.Show(s.match.Position(), l)
}

// move makes a random move and begins to show it.
func (s *testView) move() (before engine.Position, m engine.Move) {
	s.t.Helper()
	return s.play(func(engine.Position, engine.Move) bool { return true })
}

// play makes a random move, one of a kind if twelve tries find one, and begins to show it.
func (s *testView) play(kind func(engine.Position, engine.Move) bool) (before engine.Position, m engine.Move) {
	s.t.Helper()
	s.log.Reset()
	before = s.match.Position()
	err := error(nil)
	if before.ToMove() == engine.Nature {
		err = s.match.Draw(&s.log)
	} else {
		all := before.Moves(nil)
		m = all[s.dice.IntN(len(all))]
		for try := 0; try < 12 && !kind(before, m); try++ {
			m = all[s.dice.IntN(len(all))]
		}
		err = s.match.Play(m, &s.log)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	s.Animate(s.log.Events, OneStep(s.match.Position()), Pace{Rate: 1, MaxTicks: table.RoundTicks}, false)
	return before, m
}

// eachShow visits the games, some moves of each.
func eachShow(t *testing.T, visit func(s *testView)) {
	for i := range games.All() {
		g := &games.All()[i]
		t.Run(g.Edition.ID, func(t *testing.T) {
			s := newTestView(t, g, 2)
			for n := 0; n < 120 && !s.match.Position().Over(); n++ {
				visit(s)
			}
		})
	}
}

// TestShownPositionFollowsTheAnimation: while a move is on its way the view shows the position before it, and in the end its scores are those after it.
func TestShownPositionFollowsTheAnimation(t *testing.T) {
	eachShow(t, func(s *testView) {
		before, m := s.move()
		for s.Moving() {
			if s.shown != before {
				s.t.Fatal("the position after a move is shown before it has arrived")
			}
			s.Advance()
		}
		for seat, n := range s.match.Position().Scores(nil) {
			if s.scores[seat] != n {
				s.t.Fatalf("seat %d shows %d, expected %d", seat+1, s.scores[seat], n)
			}
		}
		s.rest(before, m)
	})
}

// TestRoundEndTakesAtMost8Seconds: with four seats and at the usual speed, whatever is to be counted.
func TestRoundEndTakesAtMost8Seconds(t *testing.T) {
	const most = 8 * 60
	longest := 0
	for i := range games.All() {
		g := &games.All()[i]
		s := newTestView(t, g, 4)
		for n := 0; n < 200 && !s.match.Position().Over(); n++ {
			before, m := s.move()
			ticks := 0
			for ; s.Moving(); ticks++ {
				s.Advance()
			}
			if longest = max(longest, ticks); ticks > most {
				t.Fatalf("%s: in round %d a move takes %d ticks", g.Edition.ID, before.Round(), ticks)
			}
			s.rest(before, m)
		}
	}
	if longest < most/2 {
		t.Errorf("no round was scored with much to count: the longest move took %d ticks", longest)
	}
}

// TestMarksOfLastMoves: while a seat moves, its own marks are gone and those of the others stay; at rest it is marked again.
func TestMarksOfLastMoves(t *testing.T) {
	eachShow(t, func(s *testView) {
		marked := s.marks
		before, m := s.move()
		mover := before.ToMove()
		for seat, was := range marked {
			if n := len(s.marks[seat]); engine.Seat(seat) == mover && n > 0 || engine.Seat(seat) != mover && n != len(was) {
				s.t.Fatalf("seat %d moves: seat %d has %d marks, %d before", mover+1, seat+1, n, len(was))
			}
		}
		s.rest(before, m)
		for seat, now := range s.marks {
			want := engine.Seat(seat) == mover
			if shown := len(now) == 2 && now[0].Within(s.Below) && now[1].Within(s.Above); shown != want || want != (len(now) > 0) {
				s.t.Fatalf("seat %d moved: seat %d has %d marks at rest", mover+1, seat+1, len(now))
			}
		}
	})
}

// TestNotesDisappearWhenTheyAreOutdated: what a board says of an ornament is gone once it is complete.
func TestNotesDisappearWhenTheyAreOutdated(t *testing.T) {
	gone := 0
	s := newTestView(t, &games.All()[coloured], 2)
	for !s.match.Position().Over() {
		before, m := s.play(func(_ engine.Position, m engine.Move) bool {
			_, passed := pavilion.Passed(m)
			return !passed
		})
		s.Settle()
		for _, n := range s.scenery.Notes {
			happened := false
			for _, e := range s.log.Events {
				happened = happened || e.Kind == n.Until && e.To == n.At
			}
			if stands := n.Node.Within(s.Below); stands == happened {
				t.Fatalf("the note at %+v stands: %v, although %v happened: %v", n.At, stands, n.Until, happened)
			} else if !stands {
				gone++
			}
		}
		s.rest(before, m)
	}
	if gone == 0 {
		t.Error("no note went")
	}
}

// TestMarkerStaysVisible: the starting player marker is always on the table, and lies with its owner until it goes back to the centre.
func TestMarkerStaysVisible(t *testing.T) {
	kept := map[string]bool{}
	eachShow(t, func(s *testView) {
		before, m := s.move()
		for s.Moving() {
			kept[s.t.Name()] = s.kept(s.marker()) || kept[s.t.Name()]
			s.Advance()
		}
		s.rest(before, m)
		s.marker()
	})
	for name, ever := range kept {
		if !ever {
			t.Errorf("%s: nobody ever kept it", name)
		}
	}
}

// marker is the only one on the stage, which must be in sight.
func (s *testView) marker() (marker *stage.Node) {
	s.t.Helper()
	for _, a := range s.Actors() {
		if x, y := a.Node.Centre(); a.Tile == engine.Marker && !a.Node.Hidden && a.Node.Alpha == 1 && s.frame.Window.Contains(x, y) {
			if marker != nil {
				s.t.Fatal("there are two markers")
			}
			marker = a.Node
		}
	}
	if marker == nil {
		s.t.Fatal("the marker is out of sight")
	}
	return marker
}

// kept reports whether the marker lies where a seat keeps it.
func (s *testView) kept(marker *stage.Node) bool {
	for seat := range engine.Seat(s.frame.Seats) {
		at := s.table.Anchor(engine.Place{Zone: engine.Keep, Seat: seat}, 0, 1)
		if math.Hypot(marker.X-at.X, marker.Y-at.Y) < 1 {
			return true
		}
	}
	return false
}

func TestGhostsLieBelowTheTiles(t *testing.T) {
	s := newTestView(t, &games.All()[0], 2)
	at := map[*stage.Node]int{}
	for i, n := range s.Above.Children() {
		at[n] = i
	}
	if l := &s.layers; at[l.ghosts] > at[l.tiles] || at[l.lights] < at[l.tiles] {
		t.Error("ghosts have to lie below the tiles, and lights above them")
	}
}
