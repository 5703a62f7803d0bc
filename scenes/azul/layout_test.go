package azul

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestAreasFitInTheWindow checks that the areas of the table and the boards fit in windows of many sizes and do not overlap.
func TestAreasFitInTheWindow(t *testing.T) {
	tabletest.Layouts(t, func(f table.Frame) map[string]stage.Rect {
		l := newLayout(f)
		all := tabletest.ScreenAreas(l.areas)
		all["offer"], all["stock"] = l.offer.Bounds(), l.stock
		var boards []stage.Rect
		for s := range l.frame.Seats {
			boards = append(boards, l.boards[s].rect)
		}
		return tabletest.Boards(all, boards)
	})
}

// TestPlatesAreApart checks that neighbouring plates of the ring do not touch and that the top plate is below the title.
func TestPlatesAreApart(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		l := newLayout(tabletest.Frame(1280, 720, seats))
		ring := l.offer.(*table.Ring)
		x0, y0 := ring.At(0)
		x1, y1 := ring.At(1)
		if d := math.Hypot(x1-x0, y1-y0); d < 2*ring.Plate+2 {
			t.Errorf("%d seats: plates of radius %.0f lie %.0f apart", seats, ring.Plate, d)
		}
		if y0-ring.Plate < l.areas.Title.Y+l.areas.Title.H-1 {
			t.Errorf("%d seats: the top plate leaves the offer", seats)
		}
	}
}

// TestCentreHoldsAllTiles checks that up to 28 tiles in the centre stay on its disc.
func TestCentreHoldsAllTiles(t *testing.T) {
	l := newLayout(tabletest.Frame(1280, 720, 4))
	ring := l.offer.(*table.Ring)
	for n := 1; n <= 28; n++ {
		for i := range n {
			s := l.Anchor(engine.Place{Zone: engine.Centre}, i, n)
			if d := math.Hypot(s.X-ring.X, s.Y-ring.Y); d > ring.Hub() {
				t.Errorf("tile %d of %d is %.0f from the middle of a centre of radius %.0f", i+1, n, d, ring.Hub())
			}
		}
	}
}

// TestLayoutsOnPhones checks that on phones areas do not overlap, tiles to take are at least 40 device-independent pixels apart, rows are high enough for
// a finger, bag and lid are in the corner of the title, and all spaces are on their boards.
func TestLayoutsOnPhones(t *testing.T) {
	tabletest.PhoneLayouts(t, func(f table.Frame) map[string]stage.Rect {
		l := newLayout(f)
		all := tabletest.ScreenAreas(l.areas)
		all["offer"] = l.offer.Bounds()
		var boards []stage.Rect
		for s := range l.frame.Seats {
			boards = append(boards, l.boards[s].rect)
		}
		if p := l.offer.Pitch(); p < 40 {
			t.Errorf("%v × %v, %d seats: tiles on plates lie %.1f apart", f.W, f.H, f.Seats, p)
		}
		if c := l.stock; c != l.areas.TitleCorner || !l.areas.Title.Contains(c.X, c.Y) || c.X+c.W > l.areas.Title.X+l.areas.Title.W || c.H > l.areas.Title.H/2 {
			t.Errorf("%v × %v, %d seats: bag and lid at %+v do not lie in the corner of %+v", f.W, f.H, f.Seats, c, l.areas.Title)
		}
		if b := l.boards[l.frame.Viewer]; b.row*b.k < 39 {
			t.Errorf("%v × %v, %d seats: rows of %.1f", f.W, f.H, f.Seats, b.row*b.k)
		}
		for s := range l.frame.Seats {
			b := l.boards[s]
			for _, p := range []engine.Place{{Zone: engine.Line, Row: 4, Col: 4}, {Zone: engine.Wall, Row: 4, Col: 4}, {Zone: engine.Wall, Col: 4}, {Zone: engine.Floor, Col: 6}, {Zone: engine.Keep}} {
				at := b.anchor(p)
				if h := at.Size / 2; !b.rect.Contains(at.X-h, at.Y-h) || !b.rect.Contains(at.X+h, at.Y+h) {
					t.Errorf("%v × %v, %d seats: %+v leaves the board of seat %d", f.W, f.H, f.Seats, p, s+1)
				}
			}
		}
		return tabletest.Boards(all, boards)
	})
}

// TestTilesAreLargeInSmallWindows checks the sizes of tiles and rows in small windows.
func TestTilesAreLargeInSmallWindows(t *testing.T) {
	tabletest.Tiles(t, func(f table.Frame) (interface {
		Anchor(p engine.Place, i, n int) table.Spot
	}, float64) {
		l := newLayout(f)
		b := &l.boards[f.Viewer]
		return &l, b.row * b.k
	})
}

// TestReviewsOfMoreSeatsGiveRoom checks that in reviews of three and four seats the callout is wide, the mover's board takes much of the table and the others'
// boards are legible.
func TestReviewsOfMoreSeatsGiveRoom(t *testing.T) {
	for _, c := range []struct{ window, table stage.Rect }{
		{stage.Rect{W: 1280, H: 720}, stage.Rect{W: 936, H: 515}},
		{stage.Rect{W: 2560, H: 1440}, stage.Rect{W: 1872, H: 1030}},
		{stage.Rect{W: 900, H: 1200}, stage.Rect{W: 900, H: 636}},
	} {
		for seats := 3; seats <= engine.MaxSeats; seats++ {
			f := tabletest.Frame(c.window.W, c.window.H, seats)
			f.Reviewed, f.Window, f.Rect = true, c.window, c.table
			l := newLayout(f)
			if got := l.areas.Panel.W / f.Kit.Unit; got < 300 {
				t.Errorf("%+v, %d seats: the callout is %.0f units wide", c.window, seats, got)
			}
			if got := boardW * l.boards[f.Viewer].k / c.table.W; got < 0.48 {
				t.Errorf("%+v, %d seats: the large board takes %.2f of the width", c.window, seats, got)
			}
			if got := boardW * l.boards[0].k / c.table.W; got < 0.15 {
				t.Errorf("%+v, %d seats: another board takes %.2f of the width", c.window, seats, got)
			}
		}
	}
}
