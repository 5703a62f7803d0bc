package table

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// show is a stage with a script running on it.
type show struct {
	cast    *Cast
	effects *crier
	fx      *stage.Node
	line    *tween.Timeline
	long    float64
}

// begin lays out tiles and scripts events over them.
func begin(still bool, tiles []Piece, events ...engine.Event) *show {
	s := &show{cast: NewCast(plain{}), effects: &crier{lying: map[engine.Place]int{}}, fx: stage.Group("fx")}
	s.cast.Show(tiles)
	s.line, s.long = Animate(s.cast, s.effects, s.fx, still, events)
	return s
}

// end plays the rest tick by tick.
func (s *show) end() *show {
	for !s.line.Done() {
		s.line.Advance(1)
	}
	return s
}

// first is the node of the tile that entered first.
func (s *show) first() *stage.Node { return s.cast.Actors()[0].Node }

func slide(beat int16, t engine.Tile, from, to engine.Place) engine.Event {
	return engine.Event{Kind: engine.Slide, Beat: beat, Tile: t, From: from, To: to}
}

// scene is events on some tiles, and what lies there at their end.
type scene struct {
	name    string
	tiles   []Piece
	events  []engine.Event
	expects []Piece
}

func scenes() []scene {
	bag, lid := slot(engine.Bag, 0, 0, 0), slot(engine.Discard, 0, 0, 0)
	line, wall, floor := slot(engine.Line, 0, 1, 1), slot(engine.Wall, 0, 1, 3), slot(engine.Floor, 0, 0, 0)
	keep := slot(engine.Keep, 0, 0, 0)
	return []scene{
		{"nothing", pieces(factory(0), 1), nil, pieces(factory(0), 1)},
		{"onto a line", pieces(factory(0), 1), []engine.Event{slide(0, 1, factory(0), line)}, pieces(line, 1)},
		{"onto the wall", pieces(line, 1), []engine.Event{slide(0, 1, line, wall)}, pieces(wall, 1)},
		{"the pool closes its ranks", pieces(centre(), 0, 1, 2, 2), []engine.Event{slide(0, 1, centre(), line)}, append(pieces(line, 1), pieces(centre(), 0, 2, 2)...)},
		{"the pool makes room", append(pieces(centre(), 0, 3), pieces(factory(2), 1)...), []engine.Event{slide(0, 1, factory(2), centre())}, pieces(centre(), 0, 1, 3)},
		{"from the bag", pieces(factory(0), 4), []engine.Event{slide(0, 1, bag, factory(0)), slide(0, 2, bag, factory(0))}, pieces(factory(0), 1, 2, 4)},
		{"into the lid", pieces(factory(0), 1, 2), []engine.Event{slide(0, 1, factory(0), lid)}, pieces(factory(0), 2)},
		{"the marker is kept", pieces(centre(), engine.Marker), []engine.Event{slide(0, engine.Marker, centre(), keep)}, pieces(keep, engine.Marker)},
		{"on and on", pieces(factory(0), 1), []engine.Event{slide(0, 1, factory(0), line), slide(1, 1, line, wall), slide(2, 1, wall, floor)}, pieces(floor, 1)},
		{"out and in again", pieces(line, 1), []engine.Event{slide(0, 1, line, lid), slide(1, 1, bag, line)}, pieces(line, 1)},
		{"cracked", pieces(floor, 1), []engine.Event{{Kind: engine.Crack, Tile: 1, From: floor, To: lid, Points: -1}}, nil},
		{"cracked in a row", append(pieces(floor, 1), pieces(line, 1)...), []engine.Event{
			{Kind: engine.Crack, Tile: 1, From: floor, To: lid}, {Kind: engine.Count, Beat: 1, Points: -1, From: floor}, slide(2, 1, line, wall)}, pieces(wall, 1)},
		{"what is not there", pieces(factory(0), 1), []engine.Event{slide(0, 2, factory(0), line), {Kind: engine.Crack, Tile: 3, From: floor}}, pieces(factory(0), 1)},
		{"completed", pieces(wall, 1), []engine.Event{{Kind: engine.Glow, To: wall}, {Kind: engine.Complete, Source: engine.FromRows, To: wall}}, pieces(wall, 1)},
		{"lit and counted", pieces(wall, 1), []engine.Event{{Kind: engine.Glow, To: wall}, {Kind: engine.Count, Points: 3, From: wall}}, pieces(wall, 1)},
	}
}

func TestScenesEndAtRest(t *testing.T) {
	for _, x := range scenes() {
		for _, still := range []bool{false, true} {
			name := x.name
			if still {
				name += ", with less motion"
			}
			s := begin(still, x.tiles, x.events...).end()
			expectPicture(t, name, s.cast, x.expects)
			if n := len(s.fx.Children()); n > 0 {
				t.Errorf("%s: %d lights or numbers stay", name, n)
			}
		}
	}
}

func TestScenesEndEqualAtAnySpeed(t *testing.T) {
	for _, x := range scenes() {
		slow := begin(false, x.tiles, x.events...).end()
		for name, play := range map[string]func(*show){
			"finished at once": func(s *show) { s.line.Finish() },
			"broken off":       func(s *show) { s.line.Advance(9); s.line.Finish() },
			"in one leap":      func(s *show) { s.line.Advance(1e6) },
			"by shares":        func(s *show) { playBy(s.line, 0.3) },
			"in strides":       func(s *show) { playBy(s.line, 7) },
		} {
			s := begin(false, x.tiles, x.events...)
			play(s)
			expectPicture(t, x.name+", "+name, s.cast, x.expects)
			if len(s.fx.Children()) > 0 || !s.line.Done() || !slices.Equal(s.effects.heard, slow.effects.heard) {
				t.Errorf("%s, %s: heard %v, tick by tick %v", x.name, name, s.effects.heard, slow.effects.heard)
			}
		}
	}
}

func playBy(l *tween.Timeline, ticks float64) {
	for !l.Done() {
		l.Advance(ticks)
	}
}

func TestSlideTravels(t *testing.T) {
	line := slot(engine.Line, 0, 0, 0)
	s := begin(false, pieces(factory(0), 1), slide(0, 1, factory(0), line))
	from, to := plain{}.Anchor(factory(0), 0, 1), plain{}.Anchor(line, 0, 1)
	if n := s.first(); n.X != from.X {
		t.Errorf("it begins at %v, expected %v", n.X, from.X)
	}
	s.line.Advance(s.long / 2)
	if n := s.first(); n.X <= from.X || n.X >= to.X || n.Y >= from.Y || !n.Moving || n.Z == 0 || s.cast.Actors()[0].Art.Lift == 0 {
		t.Errorf("halfway it is at (%v, %v), moving %v, Z %d; expected in the air above all else", n.X, n.Y, n.Moving, n.Z)
	}
	s.end()
	if n := s.first(); n.X != to.X || n.Y != to.Y || n.Z != 0 || s.effects.times("place-wood 0") != 1 {
		t.Errorf("it ends at (%v, %v), Z %d, with %v", n.X, n.Y, n.Z, s.effects.heard)
	}
}

func TestSlideWithLessMotionNeverTravels(t *testing.T) {
	line := slot(engine.Line, 0, 0, 0)
	s := begin(true, pieces(factory(0), 1), slide(0, 1, factory(0), line))
	from, to := plain{}.Anchor(factory(0), 0, 1), plain{}.Anchor(line, 0, 1)
	for !s.line.Done() {
		if n := s.first(); n.X != from.X && n.X != to.X || n.Rotation != 0 || n.Z != 0 {
			t.Fatalf("it is seen at %v on its way", n.X)
		}
		s.line.Advance(1)
	}
}

func TestBeatsFollowEachOther(t *testing.T) {
	a, b := slot(engine.Line, 0, 0, 0), slot(engine.Line, 1, 0, 0)
	tiles := append(pieces(factory(0), 1), pieces(factory(1), 2)...)
	s := begin(false, tiles, slide(0, 1, factory(0), a), slide(1, 2, factory(1), b))
	second, at := s.cast.Actors()[1].Node, plain{}.Anchor(factory(1), 0, 1).X
	for s.effects.times("place-wood 0") == 0 {
		if second.X != at {
			t.Fatal("the second beat begins before the first tile lies")
		}
		s.line.Advance(1)
	}
	together := begin(false, tiles, slide(0, 1, factory(0), a), slide(0, 2, factory(1), b))
	if together.long >= s.long {
		t.Errorf("together they take %v ticks, one after the other %v", together.long, s.long)
	}
}

func TestSlideGoesOnFromWhereItLies(t *testing.T) {
	line, wall := slot(engine.Line, 0, 0, 0), slot(engine.Wall, 0, 0, 0) // each lies right of the place before
	s := begin(false, pieces(factory(0), 1), slide(0, 1, factory(0), line), slide(1, 1, line, wall))
	for last := 0.0; !s.line.Done(); s.line.Advance(1) {
		if x := s.first().X; x < last {
			t.Fatalf("it jumps back from %v to %v", last, x)
		}
		last = s.first().X
	}
}

func TestCrackRemovesTheTile(t *testing.T) {
	floor := slot(engine.Floor, 0, 0, 0)
	s := begin(false, pieces(floor, 1), engine.Event{Kind: engine.Crack, Tile: 1, From: floor, To: slot(engine.Discard, 0, 0, 0)})
	if len(s.cast.Pieces()) != 0 || len(s.cast.Layer.Children()) != 1 {
		t.Error("the tile must be off the table at once and still be seen")
	}
	s.line.Advance(crackTicks / 2)
	if len(s.cast.Layer.Children()) != 0 || len(s.fx.Children()) != 3 {
		t.Errorf("broken, %d tiles and %d shards are seen, expected 0 and 3", len(s.cast.Layer.Children()), len(s.fx.Children()))
	}
	if s.end(); s.effects.times("crack 0") != 1 || len(s.fx.Children()) != 0 {
		t.Errorf("at the end %d shards, heard %v", len(s.fx.Children()), s.effects.heard)
	}
}

func TestCountShowsTheScore(t *testing.T) {
	wall := slot(engine.Wall, 2, 0, 0)
	for _, points := range []int16{5, -3, 0} {
		s := begin(false, pieces(wall, 1), engine.Event{Kind: engine.Count, Seat: 2, Points: points, From: wall})
		if seen := len(s.fx.Children()); seen != 2*min(1, int(points*points)) {
			t.Errorf("%d points: %d numbers and trails fly", points, seen)
		}
		s.line.Advance(1)
		if len(s.effects.heard) > 0 {
			t.Errorf("%d points: the score changes before they arrive", points)
		}
		s.end()
		if want := [engine.MaxSeats]int{2: int(points)}; s.effects.scores != want || len(s.effects.heard) != max(1, int(points)) {
			t.Errorf("%d points: the scores change by %v, told %v", points, s.effects.scores, s.effects.heard)
		}
	}
}

func TestGlowLightsTilesOneAfterTheOther(t *testing.T) {
	a, b := slot(engine.Wall, 0, 0, 0), slot(engine.Wall, 0, 0, 1)
	s := begin(false, append(pieces(a, 1), pieces(b, 2)...), engine.Event{Kind: engine.Glow, To: a}, engine.Event{Kind: engine.Glow, To: b})
	s.line.Advance(3)
	lights := slices.Clone(s.fx.Children())
	if lights[0].Alpha <= 0 || lights[1].Alpha != 0 || lights[1].X != (plain{}).Anchor(b, 0, 1).X {
		t.Errorf("after 3 ticks the lights are at %v and %v", lights[0].Alpha, lights[1].Alpha)
	}
	if s.end(); !slices.Equal(s.effects.heard, []string{"count 0", "count 1"}) {
		t.Errorf("heard %v", s.effects.heard)
	}
}

func TestCompleteSetsAndSlidesAreHeard(t *testing.T) {
	a, b := slot(engine.Wall, 0, 0, 0), slot(engine.Line, 0, 0, 0)
	s := begin(false, pieces(a, 1), engine.Event{Kind: engine.Glow, To: a}, engine.Event{Kind: engine.Complete, Source: engine.FromRows, To: a})
	if s.end(); s.effects.times("arpeggio 0") != 1 {
		t.Errorf("a complete row is heard as %v", s.effects.heard)
	}
	s = begin(false, pieces(b, 1), slide(0, 1, b, a))
	if s.end(); s.effects.times("slide 0") != 1 || s.effects.times("place-porcelain 0") != 1 {
		t.Errorf("a slide is heard as %v", s.effects.heard)
	}
}

// TestTilesLeaveAndLandOnce: a script tells of each tile that moves where it left and where it landed.
func TestTilesLeaveAndLandOnce(t *testing.T) {
	for _, x := range scenes() {
		for _, still := range []bool{false, true} {
			want := map[engine.Place]int{}
			for _, e := range x.events {
				if x.name != "what is not there" && (e.Kind == engine.Slide || e.Kind == engine.Crack) {
					want[e.From]--
					want[e.To]++
				}
			}
			got := begin(still, x.tiles, x.events...).end().effects.lying
			for at, n := range want {
				if got[at] != n {
					t.Errorf("%s, less motion %v: %d more lie at %+v, expected %d", x.name, still, got[at], at, n)
				}
			}
		}
	}
}
