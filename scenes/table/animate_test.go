package table

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// animation is a stage with an animation running on it.
type animation struct {
	cast    *Cast
	effects *recorder
	fx      *stage.Node
	line    *tween.Timeline
	long    float64
}

// startAnimation lays out tiles and starts the animation of events.
func startAnimation(still bool, tiles []Piece, events ...engine.Event) *animation {
	s := &animation{cast: NewCast(plain{}), effects: &recorder{counts: map[engine.Place]int{}}, fx: stage.Group("fx")}
	s.cast.Show(tiles)
	s.line, s.long = Animate(s.cast, s.effects, s.fx, still, events)
	return s
}

// end plays the rest tick by tick.
func (a *animation) end() *animation {
	for !a.line.Done() {
		a.line.Advance(1)
	}
	return a
}

// first returns the node of the tile that entered first.
func (a *animation) first() *stage.Node { return a.cast.Actors()[0].Node }

func slide(beat int16, t engine.Tile, from, to engine.Place) engine.Event {
	return engine.Event{Kind: engine.Slide, Beat: beat, Tile: t, From: from, To: to}
}

// animationCase is an animation: events on some tiles, and the tiles expected at the end.
type animationCase struct {
	name    string
	tiles   []Piece
	events  []engine.Event
	expects []Piece
}

func animationCases() []animationCase {
	bag, lid := slot(engine.Bag, 0, 0, 0), slot(engine.Discard, 0, 0, 0)
	line, wall, floor := slot(engine.Line, 0, 1, 1), slot(engine.Wall, 0, 1, 3), slot(engine.Floor, 0, 0, 0)
	keep := slot(engine.Keep, 0, 0, 0)
	return []animationCase{
		{"nothing", pieces(factory(0), 1), nil, pieces(factory(0), 1)},
		{"onto a line", pieces(factory(0), 1), []engine.Event{slide(0, 1, factory(0), line)}, pieces(line, 1)},
		{"onto the wall", pieces(line, 1), []engine.Event{slide(0, 1, line, wall)}, pieces(wall, 1)},
		{"the pool closes the gap", pieces(centre(), 0, 1, 2, 2), []engine.Event{slide(0, 1, centre(), line)}, append(pieces(line, 1), pieces(centre(), 0, 2, 2)...)},
		{"the pool makes room", append(pieces(centre(), 0, 3), pieces(factory(2), 1)...), []engine.Event{slide(0, 1, factory(2), centre())}, pieces(centre(), 0, 1, 3)},
		{"from the bag", pieces(factory(0), 4), []engine.Event{slide(0, 1, bag, factory(0)), slide(0, 2, bag, factory(0))}, pieces(factory(0), 1, 2, 4)},
		{"into the lid", pieces(factory(0), 1, 2), []engine.Event{slide(0, 1, factory(0), lid)}, pieces(factory(0), 2)},
		{"the marker is kept", pieces(centre(), engine.Marker), []engine.Event{slide(0, engine.Marker, centre(), keep)}, pieces(keep, engine.Marker)},
		{"three slides", pieces(factory(0), 1), []engine.Event{slide(0, 1, factory(0), line), slide(1, 1, line, wall), slide(2, 1, wall, floor)}, pieces(floor, 1)},
		{"out and back in", pieces(line, 1), []engine.Event{slide(0, 1, line, lid), slide(1, 1, bag, line)}, pieces(line, 1)},
		{"cracked", pieces(floor, 1), []engine.Event{{Kind: engine.Crack, Tile: 1, From: floor, To: lid, Points: -1}}, nil},
		{"cracked, then another slide", append(pieces(floor, 1), pieces(line, 1)...), []engine.Event{
			{Kind: engine.Crack, Tile: 1, From: floor, To: lid}, {Kind: engine.Count, Beat: 1, Points: -1, From: floor}, slide(2, 1, line, wall)}, pieces(wall, 1)},
		{"missing tiles", pieces(factory(0), 1), []engine.Event{slide(0, 2, factory(0), line), {Kind: engine.Crack, Tile: 3, From: floor}}, pieces(factory(0), 1)},
		{"completed", pieces(wall, 1), []engine.Event{{Kind: engine.Glow, To: wall}, {Kind: engine.Complete, Source: engine.FromRows, To: wall}}, pieces(wall, 1)},
		{"lit and counted", pieces(wall, 1), []engine.Event{{Kind: engine.Glow, To: wall}, {Kind: engine.Count, Points: 3, From: wall}}, pieces(wall, 1)},
	}
}

// TestAnimationsEndAtRest checks that after each animation, with and without reduced motion, the tiles are where the case expects them and no light or
// number is left.
func TestAnimationsEndAtRest(t *testing.T) {
	for _, x := range animationCases() {
		for _, still := range []bool{false, true} {
			name := x.name
			if still {
				name += ", with reduced motion"
			}
			s := startAnimation(still, x.tiles, x.events...).end()
			expectTiles(t, name, s.cast, x.expects)
			if n := len(s.fx.Children()); n > 0 {
				t.Errorf("%s: %d lights or numbers stay", name, n)
			}
		}
	}
}

// TestAnimationsEndEqualAtAnySpeed checks that an animation ends with the same tiles and the same effects in the same order, whatever the steps in which
// it advances and if it is finished early.
func TestAnimationsEndEqualAtAnySpeed(t *testing.T) {
	for _, x := range animationCases() {
		slow := startAnimation(false, x.tiles, x.events...).end()
		for name, play := range map[string]func(*animation){
			"finished at once":       func(s *animation) { s.line.Finish() },
			"finished after 9 ticks": func(s *animation) { s.line.Advance(9); s.line.Finish() },
			"in one step":            func(s *animation) { s.line.Advance(1e6) },
			"by fractions":           func(s *animation) { playBy(s.line, 0.3) },
			"by 7 ticks":             func(s *animation) { playBy(s.line, 7) },
		} {
			s := startAnimation(false, x.tiles, x.events...)
			play(s)
			expectTiles(t, x.name+", "+name, s.cast, x.expects)
			if len(s.fx.Children()) > 0 || !s.line.Done() || !slices.Equal(s.effects.calls, slow.effects.calls) {
				t.Errorf("%s, %s: effects %v, tick by tick %v", x.name, name, s.effects.calls, slow.effects.calls)
			}
		}
	}
}

// playBy advances a timeline by a number of ticks at a time until it is done.
func playBy(l *tween.Timeline, ticks float64) {
	for !l.Done() {
		l.Advance(ticks)
	}
}

// TestSlideTravels checks that a sliding tile starts at its old place, is lifted above the others halfway, and ends at its new place with the sound of
// that place.
func TestSlideTravels(t *testing.T) {
	line := slot(engine.Line, 0, 0, 0)
	s := startAnimation(false, pieces(factory(0), 1), slide(0, 1, factory(0), line))
	from, to := plain{}.Anchor(factory(0), 0, 1), plain{}.Anchor(line, 0, 1)
	if n := s.first(); n.X != from.X {
		t.Errorf("it starts at %v, expected %v", n.X, from.X)
	}
	s.line.Advance(s.long / 2)
	if n := s.first(); n.X <= from.X || n.X >= to.X || n.Y >= from.Y || !n.Moving || n.Z == 0 || s.cast.Actors()[0].Art.Lift == 0 {
		t.Errorf("halfway it is at (%v, %v), moving %v, Z %d; expected above everything else", n.X, n.Y, n.Moving, n.Z)
	}
	s.end()
	if n := s.first(); n.X != to.X || n.Y != to.Y || n.Z != 0 || s.effects.times("place-wood 0") != 1 {
		t.Errorf("it ends at (%v, %v), Z %d, with %v", n.X, n.Y, n.Z, s.effects.calls)
	}
}

// TestSlideWithReducedMotion checks that with reduced motion a tile is only ever at its old or its new place.
func TestSlideWithReducedMotion(t *testing.T) {
	line := slot(engine.Line, 0, 0, 0)
	s := startAnimation(true, pieces(factory(0), 1), slide(0, 1, factory(0), line))
	from, to := plain{}.Anchor(factory(0), 0, 1), plain{}.Anchor(line, 0, 1)
	for !s.line.Done() {
		if n := s.first(); n.X != from.X && n.X != to.X || n.Rotation != 0 || n.Z != 0 {
			t.Fatalf("it is at %v during the slide", n.X)
		}
		s.line.Advance(1)
	}
}

// TestBeatsFollowEachOther checks that the slides of a beat start after the tiles of the beat before have landed, and that slides of one beat run
// together.
func TestBeatsFollowEachOther(t *testing.T) {
	a, b := slot(engine.Line, 0, 0, 0), slot(engine.Line, 1, 0, 0)
	tiles := append(pieces(factory(0), 1), pieces(factory(1), 2)...)
	s := startAnimation(false, tiles, slide(0, 1, factory(0), a), slide(1, 2, factory(1), b))
	second, at := s.cast.Actors()[1].Node, plain{}.Anchor(factory(1), 0, 1).X
	for s.effects.times("place-wood 0") == 0 {
		if second.X != at {
			t.Fatal("the second beat begins before the first tile has landed")
		}
		s.line.Advance(1)
	}
	together := startAnimation(false, tiles, slide(0, 1, factory(0), a), slide(0, 2, factory(1), b))
	if together.long >= s.long {
		t.Errorf("together they take %v ticks, one after the other %v", together.long, s.long)
	}
}

// TestSlidesContinue checks that a tile that slides twice starts its second slide where the first one ended.
func TestSlidesContinue(t *testing.T) {
	line, wall := slot(engine.Line, 0, 0, 0), slot(engine.Wall, 0, 0, 0) // each is right of the place before
	s := startAnimation(false, pieces(factory(0), 1), slide(0, 1, factory(0), line), slide(1, 1, line, wall))
	for last := 0.0; !s.line.Done(); s.line.Advance(1) {
		if x := s.first().X; x < last {
			t.Fatalf("it jumps back from %v to %v", last, x)
		}
		last = s.first().X
	}
}

// TestCrackRemovesTheTile checks that a tile that breaks leaves the cast at once, breaks into shards with one sound, and that no shard is left at the end.
func TestCrackRemovesTheTile(t *testing.T) {
	floor := slot(engine.Floor, 0, 0, 0)
	s := startAnimation(false, pieces(floor, 1), engine.Event{Kind: engine.Crack, Tile: 1, From: floor, To: slot(engine.Discard, 0, 0, 0)})
	if len(s.cast.Pieces()) != 0 || len(s.cast.Layer.Children()) != 1 {
		t.Error("the tile must be off the table at once and still be seen")
	}
	s.line.Advance(crackTicks / 2)
	if len(s.cast.Layer.Children()) != 0 || len(s.fx.Children()) != 3 {
		t.Errorf("broken, %d tiles and %d shards are seen, expected 0 and 3", len(s.cast.Layer.Children()), len(s.fx.Children()))
	}
	if s.end(); s.effects.times("crack 0") != 1 || len(s.fx.Children()) != 0 {
		t.Errorf("at the end %d shards, effects %v", len(s.fx.Children()), s.effects.calls)
	}
}

// TestCountShowsTheScore checks that points fly to the score, which changes only when they arrive, one point at a time. Losses are subtracted in one step,
// and zero points show nothing.
func TestCountShowsTheScore(t *testing.T) {
	wall := slot(engine.Wall, 2, 0, 0)
	for _, points := range []int16{5, -3, 0} {
		s := startAnimation(false, pieces(wall, 1), engine.Event{Kind: engine.Count, Seat: 2, Points: points, From: wall})
		if seen := len(s.fx.Children()); seen != 2*min(1, int(points*points)) {
			t.Errorf("%d points: %d numbers and trails fly", points, seen)
		}
		s.line.Advance(1)
		if len(s.effects.calls) > 0 {
			t.Errorf("%d points: the score changes before they arrive", points)
		}
		s.end()
		if want := [engine.MaxSeats]int{2: int(points)}; s.effects.scores != want || len(s.effects.calls) != max(1, int(points)) {
			t.Errorf("%d points: the scores change by %v, effects %v", points, s.effects.scores, s.effects.calls)
		}
	}
}

// TestGlowLightsTilesOneAfterTheOther checks that the tiles of a beat light up one after the other, each with its own step of the scale.
func TestGlowLightsTilesOneAfterTheOther(t *testing.T) {
	a, b := slot(engine.Wall, 0, 0, 0), slot(engine.Wall, 0, 0, 1)
	s := startAnimation(false, append(pieces(a, 1), pieces(b, 2)...), engine.Event{Kind: engine.Glow, To: a}, engine.Event{Kind: engine.Glow, To: b})
	s.line.Advance(3)
	lights := slices.Clone(s.fx.Children())
	if lights[0].Alpha <= 0 || lights[1].Alpha != 0 || lights[1].X != (plain{}).Anchor(b, 0, 1).X {
		t.Errorf("after 3 ticks the lights are at %v and %v", lights[0].Alpha, lights[1].Alpha)
	}
	if s.end(); !slices.Equal(s.effects.calls, []string{"count 0", "count 1"}) {
		t.Errorf("effects %v", s.effects.calls)
	}
}

// TestSoundsOfSetsAndSlides checks that a complete row plays the arpeggio once, and that a slide plays the sound of sliding and that of its target.
func TestSoundsOfSetsAndSlides(t *testing.T) {
	a, b := slot(engine.Wall, 0, 0, 0), slot(engine.Line, 0, 0, 0)
	s := startAnimation(false, pieces(a, 1), engine.Event{Kind: engine.Glow, To: a}, engine.Event{Kind: engine.Complete, Source: engine.FromRows, To: a})
	if s.end(); s.effects.times("arpeggio 0") != 1 {
		t.Errorf("a complete row plays %v", s.effects.calls)
	}
	s = startAnimation(false, pieces(b, 1), slide(0, 1, b, a))
	if s.end(); s.effects.times("slide 0") != 1 || s.effects.times("place-porcelain 0") != 1 {
		t.Errorf("a slide plays %v", s.effects.calls)
	}
}

// TestTilesLeaveAndLandOnce checks that the effects get one call for the place that each moving tile leaves and one for the place where it lands.
func TestTilesLeaveAndLandOnce(t *testing.T) {
	for _, x := range animationCases() {
		for _, still := range []bool{false, true} {
			want := map[engine.Place]int{}
			for _, e := range x.events {
				if x.name != "missing tiles" && (e.Kind == engine.Slide || e.Kind == engine.Crack) {
					want[e.From]--
					want[e.To]++
				}
			}
			got := startAnimation(still, x.tiles, x.events...).end().effects.counts
			for at, n := range want {
				if got[at] != n {
					t.Errorf("%s, reduced motion %v: %+v gets %d tiles, expected %d", x.name, still, at, got[at], n)
				}
			}
		}
	}
}

// rhombi is a look whose tiles are rhombi, rotated by an angle on the wall.
type rhombi struct {
	plain
	turn float64
}

func (r rhombi) Skin(p Piece) Skin {
	s := r.plain.Skin(p)
	s.Lozenge, s.W = true, 0.577
	return s
}

func (r rhombi) Anchor(p engine.Place, i, n int) Spot {
	s := r.plain.Anchor(p, i, n)
	if p.Zone == engine.Wall {
		s.Turn = r.turn
	}
	return s
}

// TestTallyStandsAboveItsTile checks that the number of points is above the tile that scores them, a square or a rhombus at any angle, and next to it.
func TestTallyStandsAboveItsTile(t *testing.T) {
	looks := []Look{plain{}}
	for step := range 12 {
		looks = append(looks, rhombi{turn: float64(step) * math.Pi / 6})
	}
	wall := slot(engine.Wall, 0, 1, 3)
	for _, look := range looks {
		s := &animation{cast: NewCast(look), effects: &recorder{counts: map[engine.Place]int{}}, fx: stage.Group("fx")}
		s.cast.Show(pieces(wall, 1))
		s.line, _ = Animate(s.cast, s.effects, s.fx, false, []engine.Event{{Kind: engine.Glow, To: wall}, {Kind: engine.Count, Points: 6, From: wall}})
		tile, skin := look.Anchor(wall, 0, 1), look.Skin(Piece{Place: wall})
		top := tile.Size / 2 // of a square, whose rotation on boards is slight
		if sin, cos := math.Sincos(tile.Turn); skin.Lozenge {
			top *= max(math.Abs(cos), skin.W*math.Abs(sin))
		}
		tallies := 0
		s.fx.Walk(func(n *stage.Node) {
			if tally, ok := n.Art.(*Tally); ok {
				tallies++
				lower := n.Y + 0.4*tally.size
				if n.X != tile.X || lower > tile.Y-top || lower < tile.Y-top-0.2*tile.Size {
					t.Errorf("%T, rotated by %.2f: the points at %.0f, %.0f end at %.1f, the tile begins at %.1f", look, tile.Turn, n.X, n.Y, lower, tile.Y-top)
				}
			}
		})
		if tallies != 1 {
			t.Errorf("%T, rotated by %.2f: %d numbers of points", look, tile.Turn, tallies)
		}
	}
}

// TestTilesOfOthersStayOffTheLargeBoard checks that a tile of another board leaves the table without crossing the large board, that one of the large
// board moves to the discarded tiles, and that both are gone in the end.
func TestTilesOfOthersStayOffTheLargeBoard(t *testing.T) {
	lid := slot(engine.Discard, 0, 0, 0)
	to := (plain{}).Anchor(lid, 0, 1)
	for seat, crosses := range []bool{true, false} {
		hand := slot(engine.Hand, 0, 0, 0)
		hand.Seat = engine.Seat(seat)
		from := (plain{}).Anchor(hand, 0, 1)
		own := (plain{}).Anchor(slot(engine.Hand, 0, 0, 0), 0, 1)
		board := stage.Rect{X: to.X + 20, Y: own.Y - 50, W: own.X - to.X + 30, H: 250}
		s := &animation{cast: NewCast(plain{}), effects: &recorder{counts: map[engine.Place]int{}, board: board}, fx: stage.Group("fx")}
		s.cast.Show(pieces(hand, 1))
		n, least, crossed := s.first(), from.X, false
		s.line, _ = Animate(s.cast, s.effects, s.fx, false, []engine.Event{slide(0, 1, hand, lid)})
		for !s.line.Done() {
			s.line.Advance(1)
			least = min(least, n.X)
			crossed = crossed || board.Contains(n.X, n.Y) && n.Alpha > 0
		}
		if crossed != crosses || crosses && least > to.X+1 {
			t.Errorf("the tile of seat %d crosses the large board: %v; it gets to %.0f, the discarded tiles are at %.0f", seat, crossed, least, to.X)
		}
		if len(s.cast.Actors()) != 0 {
			t.Errorf("the tile of seat %d is still on the table", seat)
		}
	}
}

// TestBackwards checks that Backwards reverses the order of the beats, slides tiles back, returns broken tiles, takes off the points and leaves out
// lights.
func TestBackwards(t *testing.T) {
	line, wall, lid := slot(engine.Line, 1, 0, 0), slot(engine.Wall, 1, 0, 2), slot(engine.Discard, 0, 0, 0)
	count := func(beat, points int16) engine.Event {
		return engine.Event{Kind: engine.Count, Source: engine.FromWall, Beat: beat, Seat: 1, Points: points, From: wall}
	}
	for _, x := range []struct {
		name         string
		events, back []engine.Event
	}{
		{"nothing", nil, nil},
		{"a tile slides back", []engine.Event{slide(0, 2, factory(0), line)}, []engine.Event{slide(0, 2, line, factory(0))}},
		{"the last comes first", []engine.Event{slide(0, 2, factory(0), line), slide(1, 2, line, wall)}, []engine.Event{slide(0, 2, wall, line), slide(1, 2, line, factory(0))}},
		{"a broken tile comes back", []engine.Event{{Kind: engine.Crack, Beat: 3, Tile: 4, Points: -2, From: line, To: lid}}, []engine.Event{slide(0, 4, lid, line)}},
		{"points are taken off", []engine.Event{count(0, 5), count(1, -2)}, []engine.Event{count(0, 2), count(1, -5)}},
		{"nothing is lit", []engine.Event{slide(0, 2, line, wall), {Kind: engine.Glow, Beat: 1, To: wall}, count(1, 1)}, []engine.Event{count(0, -1), slide(1, 2, wall, line)}},
	} {
		if back := Backwards(x.events); !slices.Equal(back, x.back) {
			t.Errorf("%s: %+v, expected %+v", x.name, back, x.back)
		}
	}
}

// TestBackwardAnimationsEndAtTheStart checks that the events of each animation, played backwards, lead from its last tiles to its first ones.
func TestBackwardAnimationsEndAtTheStart(t *testing.T) {
	for _, x := range animationCases() {
		if x.name == "missing tiles" { // nothing slid, so nothing slides back
			continue
		}
		for _, still := range []bool{false, true} {
			s := startAnimation(still, x.expects, Backwards(x.events)...).end()
			expectTiles(t, x.name+", backwards", s.cast, x.tiles)
			if n := len(s.fx.Children()); n > 0 {
				t.Errorf("%s, backwards: %d lights or numbers stay", x.name, n)
			}
		}
	}
}
