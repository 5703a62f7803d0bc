package play

import (
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

func TestPercents(t *testing.T) {
	for _, c := range []struct {
		shares []float64
		want   []int
	}{
		{[]float64{0.5, 0.5}, []int{50, 50}},
		{[]float64{1, 0}, []int{100, 0}},
		{[]float64{0.624, 0.376}, []int{62, 38}},
		{[]float64{1. / 3, 1. / 3, 1. / 3}, []int{34, 33, 33}},
		{[]float64{0.125, 0.125, 0.125, 0.625}, []int{13, 13, 12, 62}},
		{[]float64{0.004, 0.996}, []int{0, 100}},
		{[]float64{0.29, 0.71}, []int{29, 71}},
	} {
		if got := percents(c.shares); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, expected %v", c.shares, got, c.want)
		}
	}
}

func TestWinSharesMove(t *testing.T) {
	w := newWinShares(2)
	if w.move() {
		t.Error("even chances move by themselves")
	}
	w.aim([]float64{0.8, 0.2}, false)
	if w.move(); w.shown[0] != 0.8 {
		t.Errorf("what is seen first is not there at once, but at %v", w.shown[0])
	}
	w.aim([]float64{0.2, 0.8}, false)
	last, ticks := w.shown[0], 0
	for ; w.move(); ticks++ {
		if sum := w.shown[0] + w.shown[1]; w.shown[0] > last || sum < 0.999 || sum > 1.001 {
			t.Fatalf("on the way at %v, after %v", w.shown, last)
		}
		last = w.shown[0]
	}
	if ticks != shareTicks || w.shown[0] != 0.2 {
		t.Errorf("after %d ticks at %v", ticks, w.shown)
	}
	w.aim([]float64{0.9, 0.1}, true)
	if w.move(); w.shown[0] != 0.9 || w.move() {
		t.Error("with less motion it travels")
	}
}

// TestBarHasRoom: beside the table, within the window, with every emblem and number on the length of its seat.
func TestBarHasRoom(t *testing.T) {
	app, _ := tableApp(t, 0, 2, 0, 1280, 720)
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {1024, 768}, {2560, 1080}, {3840, 2160}, {900, 1600}, {768, 1024}, {1000, 1000}, {390, 844}, {844, 390}, {360, 640}} {
		app.LayoutF(size[0], size[1])
		for _, shares := range [][]float64{{0.5, 0.5}, {1, 0}, {0, 0, 1}, {0, 1, 0, 0}, {0.7, 0.1, 0.1, 0.1}} {
			checkBar(t, app.Context(), shares)
		}
	}
}

func checkBar(t *testing.T, c *game.Context, shares []float64) {
	t.Helper()
	k := c.Kit()
	if min(c.W, c.H) < 480 {
		k.Legible = table.PhoneText
	}
	b := newWinBar(c, k, stage.Group("win-bar"), len(shares))
	w := newWinShares(len(shares))
	w.aim(shares, true)
	w.move()
	b.show(&w)
	room, _ := winBarRooms(c.W, c.H, winBarUnit(k))
	at := 0.0
	if size := b.parts[0].label.Size; size < k.Floor()-0.01 {
		t.Errorf("%v × %v: the numbers are %.1f high", c.W, c.H, size)
	}
	for s, p := range b.parts {
		edge, emblem, pill := rectOf(p.edge), rectOf(p.emblem), rectOf(p.pill)
		along := func(r stage.Rect) (from, to float64) {
			if b.upright {
				return r.Y, r.Y + r.H
			}
			return r.X, r.X + r.W
		}
		from, to := along(edge)
		for name, r := range map[string]stage.Rect{"emblem": emblem, "number": pill} {
			if f, u := along(r); f < from || u > to {
				t.Errorf("%v × %v, %v: the %s of seat %d leaves its length", c.W, c.H, shares, name, s+1)
			}
			if r.X < 0 || r.Y < 0 || r.X+r.W > c.W || r.Y+r.H > c.H || r.X < room.W && r.Y < room.H {
				t.Errorf("%v × %v, %v: the %s of seat %d lies over the table or beyond the window: %+v", c.W, c.H, shares, name, s+1, r)
			}
		}
		if from < at {
			t.Errorf("%v × %v, %v: the length of seat %d covers the one before", c.W, c.H, shares, s+1)
		}
		at = to
	}
}

func rectOf(n *stage.Node) stage.Rect {
	return stage.Rect{X: n.X - n.W/2, Y: n.Y - n.H/2, W: n.W, H: n.H}
}
