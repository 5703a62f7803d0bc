package board

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// randomGame is a board of a random game, which the test plays and shows in place of a screen.
type randomGame struct {
	*Board
	t     *testing.T
	table table.Table
	match *engine.Match
	rand  *rand.Rand
	log   engine.Log
}

// newRandomGame returns a board of a new game in a window of 1280 × 720 pixels.
func newRandomGame(t *testing.T, g *games.Game, seats int) *randomGame {
	return newRandomGameIn(t, g, seats, 1280, 720)
}

// newRandomGameIn returns a board of a new game in a window of w × h pixels.
func newRandomGameIn(t *testing.T, g *games.Game, seats int, w, h float64) *randomGame {
	t.Helper()
	c := scenetest.Context(t, w, h)
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 4)
	if err != nil {
		t.Fatal(err)
	}
	tab := g.Table()
	v := &randomGame{New(tab, Options{}), t, tab, m, rand.New(rand.NewPCG(1, 1)), engine.Log{}}
	window := stage.Rect{W: w, H: h}
	v.layoutIn(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: seats, Shown: m.Position()}, nil)
	v.showPosition(nil, engine.NoMove)
	return v
}

// showPosition shows the position of the match at rest, with the marks of its last move m, which was made in the position before.
func (r *randomGame) showPosition(before engine.Position, m engine.Move) {
	l := table.Legend{OnTurn: engine.Nature, Forecast: true, Names: make([]string, 4), Levels: make([]string, 4)}
	if before != nil && before.ToMove() != engine.Nature {
		l.Last[before.ToMove()] = table.NewLastMove(r.table, before, m)
	}
	r.Show(r.match.Position(), l)
}

// move plays a random move and starts its animation. It returns the position before the move.
func (r *randomGame) move() (before engine.Position, m engine.Move) {
	r.t.Helper()
	return r.play(func(engine.Position, engine.Move) bool { return true })
}

// playToScore plays a random move, if possible one that leads to points: in Azul a move that completes a line, in Summer Pavilion any move but a pass.
func (r *randomGame) playToScore() (before engine.Position, m engine.Move) {
	r.t.Helper()
	return r.play(func(p engine.Position, m engine.Move) bool {
		if _, ok := p.(*pavilion.Position); ok {
			_, passed := pavilion.Passed(m)
			return !passed
		}
		_, take := azul.Taken(m)
		return !take || azul.See(p).Gain(m).Complete
	})
}

// play plays a random move, if possible one that satisfies prefer, and starts its animation. It draws up to 13 moves to find one.
func (r *randomGame) play(prefer func(engine.Position, engine.Move) bool) (before engine.Position, m engine.Move) {
	r.t.Helper()
	r.log.Reset()
	before = r.match.Position()
	err := error(nil)
	if before.ToMove() == engine.Nature {
		err = r.match.Draw(&r.log)
	} else {
		all := before.Moves(nil)
		m = all[r.rand.IntN(len(all))]
		for try := 0; try < 12 && !prefer(before, m); try++ {
			m = all[r.rand.IntN(len(all))]
		}
		err = r.match.Play(m, &r.log)
	}
	if err != nil {
		r.t.Fatal(err)
	}
	r.animate(r.log.Events, OneStep(r.match.Position()), Pace{Rate: 1, MaxTicks: table.RoundTicks}, false)
	return before, m
}

// eachGame runs a subtest for each game, which calls visit up to 200 times with the same board. visit plays a move.
func eachGame(t *testing.T, visit func(v *randomGame)) {
	for i := range games.All() {
		g := &games.All()[i]
		t.Run(g.Edition.ID, func(t *testing.T) {
			v := newRandomGame(t, g, 2)
			for n := 0; n < 200 && !v.match.Position().Over(); n++ {
				visit(v)
			}
		})
	}
}

// TestShownPositionFollowsTheAnimation checks that the position shown during an animation is the one before the move, and that the scores at its end are those
// after the move.
func TestShownPositionFollowsTheAnimation(t *testing.T) {
	eachGame(t, func(v *randomGame) {
		before, m := v.move()
		for v.Animating() {
			if v.shown != before {
				v.t.Fatal("the position shown changed during the animation")
			}
			v.Advance()
		}
		for seat, n := range v.match.Position().Scores(nil) {
			if v.scores[seat] != n {
				v.t.Fatalf("seat %d: the score is %d, expected %d", seat+1, v.scores[seat], n)
			}
		}
		v.showPosition(before, m)
	})
}

// TestRoundEndTakesAtMost8Seconds checks that no animation at normal speed takes longer than 8 seconds, not even the scoring of a round with four seats.
func TestRoundEndTakesAtMost8Seconds(t *testing.T) {
	const most = 8 * 60
	longest := 0
	for i := range games.All() {
		g := &games.All()[i]
		v := newRandomGame(t, g, 4)
		for n := 0; n < 200 && !v.match.Position().Over(); n++ {
			before, m := v.move()
			ticks := 0
			for ; v.Animating(); ticks++ {
				v.Advance()
			}
			if longest = max(longest, ticks); ticks > most {
				t.Fatalf("%s, round %d: the animation of a move takes %d ticks", g.Edition.ID, before.Round(), ticks)
			}
			v.showPosition(before, m)
		}
	}
	if longest < most/2 {
		t.Errorf("the longest animation takes only %d ticks", longest)
	}
}

// TestMarksOfLastMoves checks that the marks of a seat disappear while its move is animated, that those of other seats stay, and that the seat has new marks at
// rest.
func TestMarksOfLastMoves(t *testing.T) {
	eachGame(t, func(v *randomGame) {
		marked := v.marks
		before, m := v.move()
		mover := before.ToMove()
		for seat, was := range marked {
			if n := len(v.marks[seat]); engine.Seat(seat) == mover && n > 0 || engine.Seat(seat) != mover && n != len(was) {
				v.t.Fatalf("while seat %d moves, seat %d has %d marks, before %d", mover+1, seat+1, n, len(was))
			}
		}
		v.showPosition(before, m)
		for seat, now := range v.marks {
			want := engine.Seat(seat) == mover
			if shown := len(now) == 2 && now[0].Within(v.Below) && now[1].Within(v.Above); shown != want || want != (len(now) > 0) {
				v.t.Fatalf("after a move of seat %d, seat %d has %d marks", mover+1, seat+1, len(now))
			}
		}
	})
}

// TestMarksEndWhenTheirTilesLeave checks that the marks of a seat's last move disappear when the scoring of another seat's move takes tiles off its board.
func TestMarksEndWhenTheirTilesLeave(t *testing.T) {
	scored := 0
	v := newRandomGame(t, &games.All()[0], 2)
	for !v.match.Position().Over() && scored < 3 {
		before, m := v.playToScore()
		other := 1 - before.ToMove()
		leaves := slices.ContainsFunc(v.log.Events, func(e engine.Event) bool {
			return e.Kind == engine.Slide && e.From.Zone == engine.Line && e.From.Seat == other
		})
		marked := len(v.marks[other]) > 0
		v.Settle()
		if leaves && marked {
			scored++
			if n := len(v.marks[other]); n > 0 {
				t.Errorf("round %d: seat %d has %d marks after its lines were scored", before.Round(), other+1, n)
			}
		}
		v.showPosition(before, m)
	}
	if scored == 0 {
		t.Error("no marked seat was scored")
	}
}

// TestNotesDisappearWhenTheyAreOutdated checks that the number of missing spaces of an ornament disappears when the ornament is complete, and only then.
func TestNotesDisappearWhenTheyAreOutdated(t *testing.T) {
	gone := 0
	v := newRandomGame(t, &games.All()[coloured], 2)
	for !v.match.Position().Over() {
		before, m := v.playToScore()
		v.Settle()
		for _, n := range v.scenery.Notes {
			outdated := false
			for _, e := range v.log.Events {
				outdated = outdated || e.Kind == n.Until && e.To == n.At
			}
			if shown := n.Node.Within(v.Below); shown == outdated {
				t.Fatalf("the note at %+v: shown %v, outdated %v", n.At, shown, outdated)
			} else if !shown {
				gone++
			}
		}
		v.showPosition(before, m)
	}
	if gone == 0 {
		t.Error("no note disappeared")
	}
}

// TestMarkerStaysVisible checks that exactly one starting player marker is visible in every tick, and that in each game a seat keeps it during some animation.
func TestMarkerStaysVisible(t *testing.T) {
	kept := map[string]bool{}
	eachGame(t, func(v *randomGame) {
		before, m := v.move()
		for v.Animating() {
			kept[v.t.Name()] = v.kept(v.marker()) || kept[v.t.Name()]
			v.Advance()
		}
		v.showPosition(before, m)
		v.marker()
	})
	for name, ever := range kept {
		if !ever {
			t.Errorf("%s: no seat ever kept the marker", name)
		}
	}
}

// marker returns the visible starting player marker. It fails the test unless there is exactly one.
func (r *randomGame) marker() (marker *stage.Node) {
	r.t.Helper()
	for _, a := range r.Actors() {
		if x, y := a.Node.Centre(); a.Tile == engine.Marker && !a.Node.Hidden && a.Node.Alpha == 1 && r.frame.Window.Contains(x, y) {
			if marker != nil {
				r.t.Fatal("two markers are visible")
			}
			marker = a.Node
		}
	}
	if marker == nil {
		r.t.Fatal("no marker is visible")
	}
	return marker
}

// kept reports whether the marker is where a seat keeps it.
func (r *randomGame) kept(marker *stage.Node) bool {
	for seat := range engine.Seat(r.frame.Seats) {
		at := r.table.Anchor(engine.Place{Zone: engine.Keep, Seat: seat}, 0, 1)
		if math.Hypot(marker.X-at.X, marker.Y-at.Y) < 1 {
			return true
		}
	}
	return false
}

// TestGhostsAreBelowTheTiles checks the order of layers: ghosts are below the tiles and lights above them.
func TestGhostsAreBelowTheTiles(t *testing.T) {
	v := newRandomGame(t, &games.All()[0], 2)
	at := map[*stage.Node]int{}
	for i, n := range v.Above.Children() {
		at[n] = i
	}
	if l := &v.layers; at[l.shapes[belowTiles]] > at[l.tiles] || at[l.shapes[belowCounts]] < at[l.tiles] {
		t.Error("ghosts are not below the tiles, or lights not above them")
	}
}
