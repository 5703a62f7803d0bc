package table

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
)

// testOffer is an offer of three colours on three factories and in the centre, which comes last.
type testOffer struct {
	tiles  [4][3]int
	marker engine.Seat
}

func (t testOffer) Factories() int { return 3 }
func (t testOffer) Count(source int, c engine.Tile) int {
	return t.tiles[min(source, 3)][c]
}
func (t testOffer) Marker() engine.Seat { return t.marker }

// TestSourcesListWhatLiesThere checks the pickables, the pieces and the contents of an offer, and that the number of a source is found by its place.
func TestSourcesListWhatLiesThere(t *testing.T) {
	s := Sources{View: testOffer{tiles: [4][3]int{1: {0, 2, 1}, 3: {1, 0, 3}}, marker: -1}, Centre: 9, Colours: 3}
	factory, centre := engine.Place{Zone: engine.Factory, Row: 1}, engine.Place{Zone: engine.Centre}
	want := []Pickable{{From: factory, Tile: 1, Count: 2}, {From: factory, Tile: 2, Count: 1}, {From: centre, Tile: 0, Count: 1}, {From: centre, Tile: 2, Count: 3}}
	if got := s.Pickables(); !slices.Equal(got, want) {
		t.Errorf("pickables %+v, expected %+v", got, want)
	}
	if got := s.Pieces(); len(got) != 7 || got[0] != (Piece{factory, 1}) || got[6] != (Piece{centre, 2}) {
		t.Errorf("pieces %+v", got)
	}
	for _, source := range s.All() {
		if n := s.Number(s.At(source)); n != source {
			t.Errorf("source %d is found as %d", source, n)
		}
	}
	if got := s.Contents(); got.Factories != 3 || !slices.Equal(got.Shown, []int{1}) || got.Stacks != 3 {
		t.Errorf("%+v, expected one factory and two stacks with the marker", got)
	}
}

// TestAnEmptyOfferShowsAllFactories checks that an offer without tiles shows all factories, and no stack except for the marker if it is in the centre.
func TestAnEmptyOfferShowsAllFactories(t *testing.T) {
	for marker, stacks := range map[engine.Seat]int{-1: 1, 0: 0} {
		s := Sources{View: testOffer{marker: marker}, Centre: 9, Colours: 3}
		if got := s.Contents(); !slices.Equal(got.Shown, []int{0, 1, 2}) || got.Stacks != stacks {
			t.Errorf("marker of seat %d: %+v", marker, got)
		}
	}
}

// TestOthersFollowTheViewer checks that the other seats are listed in turn order after the viewer.
func TestOthersFollowTheViewer(t *testing.T) {
	f := Frame{Seats: 4, Viewer: 2}
	if got, want := f.Others(), []engine.Seat{3, 0, 1}; !slices.Equal(got, want) {
		t.Errorf("%v follow seat 2, expected %v", got, want)
	}
}

// TestSumText checks that the runs of a scored tile are written as a sum if there are two, and otherwise as a number with its sign.
func TestSumText(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	three, two := make([]engine.Place, 3), make([]engine.Place, 2)
	for want, s := range map[string]engine.Scored{
		"3 + 2 = 5": {Across: three, Down: two, Points: 5},
		"+3":        {Across: three, Down: two[:1], Points: 3},
		"+1":        {Points: 1},
	} {
		if got := SumText(w, RunLengths(s), s.Points); got != want {
			t.Errorf("%s, expected %s", got, want)
		}
	}
}

// TestCentreTilesAreAsLargeAsOnPlates checks that tiles in the centre of a ring are inside the plates and, up to seven, nearly as large as those on the plates.
func TestCentreTilesAreAsLargeAsOnPlates(t *testing.T) {
	m := RingMetrics{TileWidth: 1, SpriteHeight: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.57 * 1.04}
	for _, factories := range []int{5, 7, 9} {
		r := FitRing(stage.Rect{W: 560, H: 560}, factories, m, 1)
		for n := 1; n <= 28; n++ {
			size := r.InCentre(0, n).Size
			if plate := r.Tile(0, 0).Size; n <= 7 && size < 0.9*plate {
				t.Errorf("%d factories: %d tiles in the centre have a size of %.1f, those on plates of %.1f", factories, n, size, plate)
			}
			for i := range n {
				if at := r.InCentre(i, n); math.Hypot(math.Abs(at.X-r.X)+at.Size/2, math.Abs(at.Y-r.Y)+at.Size/2) > r.Hub() {
					t.Fatalf("%d factories: tile %d of %d at %+v reaches the plates", factories, i, n, at)
				}
			}
		}
	}
}
