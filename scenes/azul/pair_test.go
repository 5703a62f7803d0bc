package azul

import (
	"testing"

	"azulejo/engine"
	"azulejo/scenes/table/tabletest"
)

// TestBoardsOfTwoSeats checks that the boards of two seats have the same width, the viewer's the greater height, and that title, number and outcome in
// their corners do not overlap lines or floor.
func TestBoardsOfTwoSeats(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {1600, 1200}, {2560, 1080}, {3840, 2160}} {
		l := newLayout(tabletest.Frame(size[0], size[1], 2))
		if a, b := l.boards[0].rect, l.boards[1].rect; a.W != b.W || a.X != b.X || a.H >= b.H {
			t.Errorf("%v: the boards are at %+v and %+v", size, a, b)
		}
		for s := range engine.Seat(2) {
			b := l.boards[s]
			at := func(p engine.Place) (left, right float64) {
				spot := b.anchor(p)
				return spot.X - spot.Size/2, spot.X + spot.Size/2
			}
			first, _ := at(engine.Place{Zone: engine.Line})
			third, _ := at(engine.Place{Zone: engine.Line, Row: 2, Col: 2})
			_, keep := at(engine.Place{Zone: engine.Keep})
			_, wall := at(engine.Place{Zone: engine.Wall, Col: 4})
			if b.title.X+b.title.W > first || b.number.X+b.number.W > third || b.sum.X < keep || b.sum.X+b.sum.W > wall+1 {
				t.Errorf("%v, seat %d: title %+v, number %+v or sum %+v overlaps spaces", size, s+1, b.title, b.number, b.sum)
			}
		}
	}
}

// TestBagSize checks that a fuller bag is drawn larger, in four sizes.
func TestBagSize(t *testing.T) {
	for n, want := range map[int]int{0: 0, 1: 1, 25: 1, 26: 2, 60: 2, 61: 3, 100: 3} {
		if got := bagSize(n); got != want {
			t.Errorf("a bag of %d has size %d, expected %d", n, got, want)
		}
	}
}
