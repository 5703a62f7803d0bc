package azul

import (
	"fmt"
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

func frameOf(w, h float64, seats int) table.Frame {
	unit := math.Min(w/1600, h/900)
	if h > w {
		unit = math.Min(w/900, h/1600)
	}
	return table.Frame{Rect: table.Rect{W: w, H: h}, Kit: &ui.Kit{Unit: unit, Zoom: 1}, Seats: seats, Viewer: engine.Seat(seats - 1)}
}

// parts names every rectangle that must have room of its own.
func parts(l *layout) map[string]table.Rect {
	all := map[string]table.Rect{"offer": l.offer, "stock": l.stock, "title": l.rooms.Title, "panel": l.rooms.Panel, "buttons": l.rooms.Buttons}
	for s := range l.seats {
		all[fmt.Sprint("board ", s+1)] = l.boards[s]
	}
	return all
}

func overlap(a, b table.Rect) bool {
	return a.X < b.X+b.W-1 && b.X < a.X+a.W-1 && a.Y < b.Y+b.H-1 && b.Y < a.Y+a.H-1
}

func TestEverythingHasRoom(t *testing.T) {
	sizes := [][2]float64{{1024, 640}, {1280, 720}, {1366, 768}, {1600, 900}, {1024, 768}, {1920, 1200}, {2560, 1440}, {2560, 1080}, {3840, 2160}, {900, 1600}, {1080, 1920}, {768, 1024}}
	for _, size := range sizes {
		for seats := 2; seats <= 4; seats++ {
			l := newLayout(frameOf(size[0], size[1], seats))
			all := parts(&l)
			for name, r := range all {
				if r.W < 40 || r.H < 20 || r.X < 0 || r.Y < 0 || r.X+r.W > size[0]+1 || r.Y+r.H > size[1]+1 {
					t.Errorf("%v, %d seats: %s does not fit: %+v", size, seats, name, r)
				}
				for other, q := range all {
					if other > name && overlap(r, q) {
						t.Errorf("%v, %d seats: %s %+v and %s %+v overlap", size, seats, name, r, other, q)
					}
				}
			}
		}
	}
}

func TestPlatesKeepApart(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		l := newLayout(frameOf(1280, 720, seats))
		x0, y0 := l.plateAt(0)
		x1, y1 := l.plateAt(1)
		if d := math.Hypot(x1-x0, y1-y0); d < 2*l.plate+2 {
			t.Errorf("%d seats: plates of radius %.0f lie %.0f apart", seats, l.plate, d)
		}
		if y0-l.plate < l.offer.Y-1 {
			t.Errorf("%d seats: the top plate leaves the offer", seats)
		}
	}
}

func TestCentreHoldsAllTiles(t *testing.T) {
	l := newLayout(frameOf(1280, 720, 4))
	for n := 1; n <= 28; n++ {
		for i := range n {
			s := l.anchor(engine.Place{Zone: engine.Centre}, i, n)
			if d := math.Hypot(s.X-l.ringX, s.Y-l.ringY); d > l.hub() {
				t.Errorf("tile %d of %d lies %.0f from the middle of a centre of radius %.0f", i+1, n, d, l.hub())
			}
		}
	}
}
