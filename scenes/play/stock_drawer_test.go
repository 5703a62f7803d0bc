package play

import (
	"fmt"
	"testing"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestTapOpensStock checks on phones that a tap on bag and discard opens a drawer with their exact numbers by colour, in every game and while tiles are taken
// and placed, and that a long press does not.
func TestTapOpensStock(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{360, 640}, {390, 844}, {844, 390}} {
			for _, moves := range []int{0, 7, 16} {
				b := newTestSceneIn(t, at, 2, moves, false, size[0], size[1])
				n := nodeOf(b.s, table.StockName)
				if n == nil {
					t.Fatalf("%v, %d moves: nothing to tap", size, moves)
				}
				r := n.Bounds().Grow(0)
				r.X, r.W, r.Y, r.H = r.X-n.Touch.Reach.X, r.W+2*n.Touch.Reach.X, r.Y-n.Touch.Reach.Y, r.H+2*n.Touch.Reach.Y
				if r.W < 44 || r.H < 44 {
					t.Errorf("%v, %d moves: the target is %.1f × %.1f", size, moves, r.W, r.H)
				}
				x, y := n.Centre()
				tap := func(ticks int) {
					p := stage.Pointer{X: x, Y: y, Over: true, Pressed: true, Down: true, Finger: true}
					b.s.dispatcher.Update(p, stage.Keys{})
					for p.Pressed = false; ticks > 0; ticks-- {
						b.s.dispatcher.Update(p, stage.Keys{})
					}
					p.Down, p.Released = false, true
					b.s.dispatcher.Update(p, stage.Keys{})
				}
				if tap(stage.LongPressTicks); len(*b.opened) != 0 {
					t.Errorf("%v, %d moves: a long press opens it", size, moves)
				}
				if tap(2); len(*b.opened) != 1 {
					t.Fatalf("%v, %d moves: a tap opens %d drawers", size, moves, len(*b.opened))
				}
				expectCounts(t, b, (*b.opened)[0].(route.Drawer))
			}
		}
	})
}

// expectCounts checks that the drawer shows the number of tiles of each colour in bag and discard, and their sums.
func expectCounts(t *testing.T, b *testScene, r route.Drawer) {
	t.Helper()
	live := b.s.table.LiveState(b.s.board.Shown())
	want := map[string]int{}
	for _, counts := range [][]int{live.Bag(), live.Discard()} {
		want[fmt.Sprint(table.Total(counts))]++
		for _, n := range counts {
			want[fmt.Sprint(n)]++
		}
	}
	r.Build(b.s.ctx, func() {}).Body.Find("counts").Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && (l.Face == gfx.SansBold || l.Face == gfx.SerifBold) {
			want[l.Text]--
		}
	})
	for text, missing := range want {
		if missing != 0 {
			t.Errorf("%q is shown %d times too few", text, missing)
		}
	}
}

// TestStockDrawerIsLegible checks the drawer in all languages, on phones and with large text.
func TestStockDrawerIsLegible(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, language := range locale.Languages() {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			for i, size := range [][2]float64{{720, 1280}, {720, 1280}, {1688, 780}, {780, 1688}} {
				b := newTestSceneIn(t, at, 4, 9, false, 1280, 720)
				b.s.ctx.Words = words
				b.s.ctx.Settings.TextScale = 1 + float64(i%2)
				b.s.ctx.Resize(size[0], size[1], 2)
				d := b.s.stockRoute().Build(b.s.ctx, func() {})
				scenetest.ExpectLegible(t, b.s.ctx, fmt.Sprint(language, size), d.Body)
				if d.Rect.Y < 0 {
					t.Errorf("%s, %v: the drawer begins at %.0f", language, size, d.Rect.Y)
				}
			}
		}
	})
}

// TestRowsOfPhones checks that the rows of a board of Azul on any phone are at most 1.2 times as far apart as the columns, or as far as a finger needs.
func TestRowsOfPhones(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {390, 844}, {430, 932}} {
		for _, seats := range []int{2, 4} {
			b := newTestSceneIn(t, 0, seats, 0, false, size[0], size[1])
			at := func(row, col int8) table.Spot {
				return b.s.table.Anchor(engine.Place{Zone: engine.Wall, Seat: b.s.viewer, Row: row, Col: col}, 0, 1)
			}
			if rows, columns := at(1, 0).Y-at(0, 0).Y, at(0, 1).X-at(0, 0).X; rows > max(39.6, 1.21*columns) {
				t.Errorf("%v with %d seats: rows are %.1f apart, columns %.1f", size, seats, rows, columns)
			}
		}
	}
}
