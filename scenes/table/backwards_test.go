package table

import (
	"slices"
	"testing"

	"azulejo/engine"
)

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
