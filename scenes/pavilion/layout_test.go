package pavilion

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	describe "azulejo/scenes/describe/pavilion"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestAreasFitInTheWindow checks that the areas of the table and the boards fit in windows of many sizes and do not overlap, while tiles are taken and
// while they are placed.
func TestAreasFitInTheWindow(t *testing.T) {
	for _, placing := range []bool{false, true} {
		shown := [engine.MaxSeats + 1]engine.Position{}
		for seats := 2; placing && seats <= engine.MaxSeats; seats++ {
			shown[seats] = choosingPosition(t, seats)
		}
		tabletest.Layouts(t, func(f table.Frame) map[string]stage.Rect {
			f.Shown = shown[f.Seats]
			return areasOf(newLayout(f))
		})
	}
}

// areasOf returns the areas and boards of a layout by name.
func areasOf(l tableLayout) map[string]stage.Rect {
	all := tabletest.ScreenAreas(l.areas)
	all["supply"], all["stock"], all["jokers"], all["tray"] = l.supply, l.stock, l.jokers, l.tray
	all["offer"] = l.offer.Bounds()
	var boards []stage.Rect
	for s := range l.frame.Seats {
		boards = append(boards, l.boards[s].rect)
	}
	return tabletest.Boards(all, boards)
}

// TestBoardGrowsWhilePlacing checks that in a wide window, while tiles are placed, the large board covers about half the width and more of the height than
// before. Hand and supply are on one side of it and the unchanged other boards on the other, and the other way round for left-handed players.
func TestBoardGrowsWhilePlacing(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {1600, 900}, {1920, 1200}, {2560, 1440}, {3840, 2160}} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			f := tabletest.Frame(size[0], size[1], seats)
			before := newLayout(f)
			f.Shown = choosingPosition(t, seats)
			l := newLayout(f)
			big, was := l.boards[l.frame.Viewer], before.boards[l.frame.Viewer]
			if big.rect.W < 0.48*f.W || big.rect.H < 0.75*f.H || big.side < 1.1*was.side {
				t.Errorf("%v, %d seats: a board of %.2f × %.2f, of a side %.2f times that before", size, seats, big.rect.W/f.W, big.rect.H/f.H, big.side/was.side)
			}
			for s := range engine.Seat(seats) {
				if now, then := l.boards[s].rect, before.boards[s].rect; s != l.frame.Viewer && !near(now, then) || !near(l.areas.Panel, before.areas.Panel) {
					t.Errorf("%v, %d seats: the board of seat %d moves from %+v to %+v, the log from %+v to %+v", size, seats, s+1, then, now, before.areas.Panel, l.areas.Panel)
				}
			}
			expectSides(t, &l, 1)
			f.Mirror.Width = f.W
			l = newLayout(f)
			expectSides(t, &l, -1)
		}
	}
}

// near reports whether two rectangles differ by at most a pixel on each side.
func near(a, b stage.Rect) bool {
	return max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y), math.Abs(a.W-b.W), math.Abs(a.H-b.H)) <= 1
}

// expectSides checks that hand, supply and empty plates are on one side of the large board, and the other boards on the other. The direction is 1, or -1
// for left-handed players.
func expectSides(t *testing.T, l *tableLayout, direction float64) {
	t.Helper()
	left := func(r stage.Rect) bool {
		x, _ := r.Middle()
		middle, _ := l.boards[l.frame.Viewer].rect.Middle()
		return direction*(x-middle) < 0
	}
	for _, r := range []stage.Rect{l.tray, l.supply, l.offer.Bounds(), l.areas.Title, l.areas.Action} {
		if !left(r) {
			t.Errorf("%d seats: %+v is on the side of the other boards", l.frame.Seats, r)
		}
	}
	for s := range engine.Seat(l.frame.Seats) {
		if s != l.frame.Viewer && left(l.boards[s].rect) {
			t.Errorf("%d seats: the board of seat %d is on the side of the hand", l.frame.Seats, s+1)
		}
	}
}

// reach returns how far a rhombus extends from its middle in x and y.
func reach(s table.Spot) (x, y float64) {
	h := s.Size / spriteHeight / 2
	w := h / math.Sqrt(3)
	sin, cos := math.Sincos(s.Turn)
	return max(math.Abs(h*sin), math.Abs(w*cos)), max(math.Abs(h*cos), math.Abs(w*sin))
}

func within(r stage.Rect, s table.Spot) bool {
	dx, dy := reach(s)
	return s.X-dx >= r.X && s.X+dx <= r.X+r.W && s.Y-dy >= r.Y && s.Y+dy <= r.Y+r.H
}

// TestSpacesAreApart checks that spaces and corners are on their board and that spaces do not overlap.
func TestSpacesAreApart(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {3840, 2160}, {900, 1600}} {
		for seats := 2; seats <= 4; seats++ {
			l := newLayout(tabletest.Frame(size[0], size[1], seats))
			for s := range seats {
				b := &l.boards[s]
				for at := range pavilion.Spaces {
					spot := b.space(at)
					if !within(b.rect, spot) {
						t.Errorf("%v: space %d of seat %d is beyond its board", size, at, s+1)
					}
					for other := range at {
						o := b.space(other)
						if d := math.Hypot(o.X-spot.X, o.Y-spot.Y); d < b.side*0.86 {
							t.Errorf("spaces %d and %d lie %.2f sides apart", other, at, d/b.side)
						}
					}
				}
				for i := range pavilion.Corners {
					if !within(b.rect, b.corner(i)) {
						t.Errorf("%v: corner %d of seat %d is beyond its board", size, i, s+1)
					}
				}
			}
		}
	}
}

// TestBoardGeometry checks the directions of stars and spaces against the printed board: star 4 is on the right, its space 1 points down, its spaces 5 and
// 6 point outwards, and space 1 of the middle star points up. Ornaments are next to the spaces that surround them.
func TestBoardGeometry(t *testing.T) {
	l := newLayout(tabletest.Frame(1600, 900, 2))
	b := &l.boards[l.frame.Viewer]
	points := func(at int) (dx, dy float64) {
		x, y := b.star(at / pavilion.Ring)
		s := b.space(at)
		return (s.X - x) / b.side, (s.Y - y) / b.side
	}
	if x, y := b.star(4); x < b.x+3*b.side || math.Abs(y-b.y) > 1 {
		t.Error("star 4 is not on the right")
	}
	for at, want := range map[int][2]float64{0: {0, -0.866}, 24: {0, 0.866}, 28: {0.75, -0.433}, 29: {0.75, 0.433}} {
		if dx, dy := points(at); math.Hypot(dx-want[0], dy-want[1]) > 0.01 {
			t.Errorf("space %d is at %.2f, %.2f of its star, expected %v", at, dx, dy, want)
		}
	}
	for _, o := range pavilion.Ornaments() {
		spot := b.ornament(o.Kind, o.Star)
		for at := range pavilion.Spaces {
			s := b.space(at)
			if near := math.Hypot(s.X-spot.X, s.Y-spot.Y) < 1.35*b.side; near != (o.Spaces>>at&1 == 1) {
				t.Errorf("%s %d and space %d of star %d: near is %v", describe.OrnamentName(o.Kind), o.Star, at%6+1, at/6, near)
			}
		}
	}
}

// TestTilesFitInTheirAreas checks that tiles of the hands, the supply and the centre are within their areas, for up to 24 tiles, and that the pass button
// covers no tile of the hand.
func TestTilesFitInTheirAreas(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		shown := choosingPosition(t, seats)
		for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {3840, 2160}} {
			f := tabletest.Frame(size[0], size[1], seats)
			f.Shown = shown
			l := newLayout(f)
			for n := 1; n <= 24; n++ {
				for i := range n {
					spot := l.handSpot(i, n)
					if r := l.areas.Action; !within(l.tray, spot) || spot.Y+spot.Size/2 > r.Y {
						t.Errorf("%v, %d seats: tile %d of %d of the hand leaves its area while placing", size, seats, i+1, n)
					}
				}
			}
			for i := range pavilion.SupplySize {
				if !within(l.supply, l.supplySpot(i)) {
					t.Errorf("%v, %d seats: tile %d of the supply leaves its area", size, seats, i+1)
				}
			}
		}
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {3840, 2160}, {900, 1600}, {390, 844}, {844, 390}, {360, 640}} {
		for seats := 2; seats <= 4; seats++ {
			l := newLayout(tabletest.Frame(size[0], size[1], seats))
			for n := 1; n <= 24; n++ {
				for i := range n {
					c := l.Anchor(engine.Place{Zone: engine.Centre}, i, n)
					if ring, ok := l.offer.(*table.Ring); ok && math.Hypot(c.X-ring.X, c.Y-ring.Y) > ring.Hub() || !within(l.offer.Bounds(), c) {
						t.Errorf("tile %d of %d leaves the centre", i+1, n)
					}
					for s := range engine.Seat(seats) {
						room := l.tray
						if s != l.frame.Viewer {
							room = l.boards[s].rect
						}
						if spot := l.Anchor(engine.Place{Zone: engine.Hand, Seat: s}, i, n); !within(room, spot) {
							t.Errorf("%v, %d seats: tile %d of %d of the hand of seat %d leaves its area", size, seats, i+1, n, s+1)
						} else if dx, dy := reach(spot); s == l.frame.Viewer && l.areas.Action.Grow(min(dx, dy)).Contains(spot.X, spot.Y) {
							t.Errorf("%v, %d seats: tile %d of %d of the hand is covered by the pass button", size, seats, i+1, n)
						}
					}
				}
			}
		}
	}
}

// TestLayoutsOnPhones checks that on phones areas do not overlap, tiles to take are at least 40 device-independent pixels apart, the jokers are in the
// corner of the title, and hands and spaces are on their boards.
func TestLayoutsOnPhones(t *testing.T) {
	for _, placing := range []bool{false, true} {
		tabletest.PhoneLayouts(t, func(f table.Frame) map[string]stage.Rect {
			l := layoutFor(f, placing)
			all := tabletest.ScreenAreas(l.areas)
			all["title"] = l.areas.Title
			if all["tray"] = l.tray; l.jokers != l.areas.TitleCorner || l.jokers.X+l.jokers.W > l.areas.Title.X+l.areas.Title.W+1 {
				t.Errorf("%v × %v, %d seats: the jokers at %+v do not lie in the corner of %+v", f.W, f.H, f.Seats, l.jokers, l.areas.Title)
			}
			if placing {
				all["supply"], all["order"] = l.supply, l.areas.Placement
			} else {
				all["offer"] = l.offer.Bounds()
			}
			if p := l.offer.Pitch(); p < 40 {
				t.Errorf("%v × %v, %d seats: tiles on plates lie %.1f apart", f.W, f.H, f.Seats, p)
			}
			var boards []stage.Rect
			for s := range engine.Seat(l.frame.Seats) {
				b := l.boards[s]
				boards = append(boards, b.rect)
				for i := range 6 {
					if spot := l.Anchor(engine.Place{Zone: engine.Hand, Seat: s}, i, 6); s != l.frame.Viewer && !within(b.rect, spot) {
						t.Errorf("%v × %v, %d seats: stack %d of seat %d leaves its board", f.W, f.H, f.Seats, i+1, s+1)
					}
				}
			}
			for at := range pavilion.Spaces {
				if !within(l.boards[l.frame.Viewer].rect, l.boards[l.frame.Viewer].space(at)) {
					t.Errorf("%v × %v, %d seats: space %d is beyond its board", f.W, f.H, f.Seats, at)
				}
			}
			return tabletest.Boards(all, boards)
		})
	}
}

// choosingPosition returns a position in which bonus tiles are chosen.
func choosingPosition(t *testing.T, seats int) engine.Position {
	t.Helper()
	dice := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(300) {
		m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: seats}, seed)
		for err == nil && !m.Position().Over() {
			pos := m.Position()
			moves := pos.Moves(nil)
			switch {
			case pos.ToMove() == engine.Nature:
				err = m.Draw(nil)
			case pavilion.See(pos).Choosing():
				return pos
			default:
				err = m.Play(moves[dice.IntN(len(moves))], nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no bonus in 300 games")
	return nil
}

// TestBonusTilesOnPhones checks that on phones the tiles of the supply are at least 40 device-independent pixels apart while bonus tiles are chosen.
func TestBonusTilesOnPhones(t *testing.T) {
	tabletest.PhoneLayouts(t, func(f table.Frame) map[string]stage.Rect {
		f.Shown = choosingPosition(t, f.Seats)
		l := layoutFor(f, true)
		for i := range pavilion.SupplySize {
			for j := range i {
				a, b := l.supplySpot(i), l.supplySpot(j)
				if apart := max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y)); apart < 40 {
					t.Errorf("%v × %v, %d seats: tiles %d and %d of the supply lie %.1f apart", f.W, f.H, f.Seats, j+1, i+1, apart)
				}
			}
		}
		return map[string]stage.Rect{"supply": l.supply, "hand": l.tray, "order": l.areas.Placement, "board": l.boards[l.frame.Viewer].rect}
	})
}

// TestOutcomeIsOnItsBoard checks that on phones, also for left-handed players, the outcome of a placement is shown on the viewer's board.
func TestOutcomeIsOnItsBoard(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		f := tabletest.Frame(size[0], size[1], 2)
		for _, f.Mirror.Width = range []float64{0, f.W, f.W + 60} {
			l := newLayout(f)
			if b := l.boards[l.frame.Viewer].rect; !l.areas.Outcome.In(b) {
				t.Errorf("%v, mirrored in %v: the outcome is at %v, its board at %v", size, f.Mirror.Width, l.areas.Outcome, b)
			}
		}
	}
}

// TestTilesAreLargeInSmallWindows checks the sizes of tiles in small windows.
func TestTilesAreLargeInSmallWindows(t *testing.T) {
	tabletest.Tiles(t, func(f table.Frame) (interface {
		Anchor(p engine.Place, i, n int) table.Spot
	}, float64) {
		l := newLayout(f)
		return &l, 0
	})
}

// TestReviewsUseTheRoom checks that reviews of four seats have a wide callout and stars of some size, that the large board begins next to the others, and that
// no placement is shown on a phone. On a portrait tablet the large board takes most of the height.
func TestReviewsUseTheRoom(t *testing.T) {
	for _, placing := range []bool{false, true} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			f := tabletest.Frame(1280, 720, seats)
			f.Reviewed, f.Window, f.Rect = true, f.Rect, stage.Rect{W: 936, H: 515}
			l := layoutFor(f, placing)
			if got := l.areas.Panel.W / f.Kit.Unit; got < 200 {
				t.Errorf("%d seats, placing %v: the callout is %.0f units wide", seats, placing, got)
			}
			if got := starsWidth * l.boards[0].side; got < 100 {
				t.Errorf("%d seats, placing %v: the stars of another board are %.0f wide", seats, placing, got)
			}
			if got := starsWidth * l.boards[f.Viewer].side; got < 320 {
				t.Errorf("%d seats, placing %v: the stars of the large board are %.0f wide", seats, placing, got)
			}
			if own, other := l.boards[f.Viewer].rect.Y, l.boards[0].rect.Y; !near(stage.Rect{Y: own}, stage.Rect{Y: other}) {
				t.Errorf("%d seats, placing %v: the large board begins at %.0f, another at %.0f", seats, placing, own, other)
			}
			tablet := tabletest.Frame(820, 1180, seats)
			tablet.Reviewed, tablet.Window, tablet.Rect = true, tablet.Rect, stage.Rect{W: 820, H: 625}
			l = layoutFor(tablet, placing)
			if got := l.boards[tablet.Viewer].rect; got.H < 0.6*625 || starsWidth*l.boards[tablet.Viewer].side < 0.9*got.W {
				t.Errorf("%d seats, placing %v: on a tablet the stars are %.0f wide on a large board of %+v", seats, placing, starsWidth*l.boards[tablet.Viewer].side, got)
			}
			for name, r := range areasOf(l) {
				for other, o := range areasOf(l) {
					if !r.Empty() && r.Overlaps(o) && name < other {
						t.Errorf("%d seats, placing %v: on a tablet %s overlaps %s: %+v, %+v", seats, placing, name, other, r, o)
					}
				}
			}
			for _, size := range [][2]float64{{390, 844}, {844, 390}} {
				f := tabletest.Frame(size[0], size[1], seats)
				f.Reviewed, f.Window = true, f.Rect
				if l := layoutFor(f, placing); !l.areas.Placement.Empty() {
					t.Errorf("%v, %d seats, placing %v: there is a placement at %+v", size, seats, placing, l.areas.Placement)
				}
			}
		}
	}
}
