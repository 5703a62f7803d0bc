package analysis

import (
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// TestPercents checks that shares are rounded to percentages that add up to 100.
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
		if got := Percents(c.shares); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, expected %v", c.shares, got, c.want)
		}
	}
}

// TestWinSharesMove checks that the first shares are shown at once, that later ones move steadily to their target in a fixed time, and that with reduced
// motion they jump.
func TestWinSharesMove(t *testing.T) {
	w := NewWinShares(2)
	if w.Tick() {
		t.Error("equal shares move without a change")
	}
	w.Set([]float64{0.8, 0.2}, false)
	if w.Tick(); w.Shown[0] != 0.8 {
		t.Errorf("the first probabilities are animated: the bar shows %v", w.Shown[0])
	}
	w.Set([]float64{0.2, 0.8}, false)
	last, ticks := w.Shown[0], 0
	for ; w.Tick(); ticks++ {
		if sum := w.Shown[0] + w.Shown[1]; w.Shown[0] > last || sum < 0.999 || sum > 1.001 {
			t.Fatalf("the shares are %v, after %v", w.Shown, last)
		}
		last = w.Shown[0]
	}
	if ticks != shareTicks || w.Shown[0] != 0.2 {
		t.Errorf("after %d ticks at %v", ticks, w.Shown)
	}
	w.Set([]float64{0.9, 0.1}, true)
	if w.Tick(); w.Shown[0] != 0.9 || w.Tick() {
		t.Error("with reduced motion it is animated")
	}
}

// TestBarHasRoom checks that every emblem and number is within the bar and apart from the others, both next to the table and in the log
// panel, and that on a vertical bar each is on the segment of its seat.
func TestBarHasRoom(t *testing.T) {
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(game.Scene) }, blank{}, 1280, 720)
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {1024, 768}, {2560, 1080}, {3840, 2160}, {900, 1600}, {768, 1024}, {1000, 1000}, {390, 844}, {844, 390}, {360, 640}} {
		app.LayoutF(size[0], size[1])
		c := app.Context()
		k := c.Kit()
		if min(c.W, c.H) < 480 {
			k.MinText = table.PhoneText
		}
		_, nextToTable := WinBarRooms(c.W, c.H, WinBarUnit(k))
		for _, shares := range [][]float64{{0.5, 0.5}, {1, 0}, {0, 0, 1}, {0, 1, 0, 0}, {0.7, 0.1, 0.1, 0.1}} {
			checkBar(t, c, k, nextToTable, shares)
			_, within, fits := DividePanel(stage.Units(k.Unit, 1200, 200, 213, 420), k, len(shares))
			if fits && k.MinText == 0 {
				checkBar(t, c, k, within, shares)
			}
		}
	}
}

func checkBar(t *testing.T, c *game.Context, k *ui.Kit, room stage.Rect, shares []float64) {
	t.Helper()
	b := NewWinBar(c.Words, k, stage.Group("win-bar"), room, make(seating.Players, len(shares)))
	w := NewWinShares(len(shares))
	w.Set(shares, true)
	w.Tick()
	b.Show(&w)
	if size := b.segments[0].label.Size; size < k.MinTextSize()-0.01 {
		t.Errorf("%v × %v: the numbers are %.1f high", c.W, c.H, size)
	}
	var taken []stage.Rect
	for s, p := range b.segments {
		edge, emblem, pill := rectOf(p.edge), rectOf(p.emblem), rectOf(p.pill)
		if b.vertical && (emblem.Y < edge.Y || pill.Y+pill.H > edge.Y+edge.H) {
			t.Errorf("%v × %v, %v: seat %d leaves its segment", c.W, c.H, shares, s+1)
		}
		for name, r := range map[string]stage.Rect{"emblem": emblem, "number": pill, "segment": edge} {
			if r.Y < room.Y || r.Y+r.H > room.Y+room.H || !b.vertical && (r.X < room.X-1 || r.X+r.W > room.X+room.W+1) {
				t.Errorf("%v × %v, %v: the %s of seat %d leaves the room: %+v, %+v", c.W, c.H, shares, name, s+1, r, room)
			}
		}
		if edge.OverlapsAny(taken) || !b.vertical && (emblem.OverlapsAny(taken) || pill.OverlapsAny(taken) || emblem.Overlaps(pill)) {
			t.Errorf("%v × %v, %v: seat %d covers the one before", c.W, c.H, shares, s+1)
		}
		taken = append(taken, edge, emblem, pill)
	}
}

func rectOf(n *stage.Node) stage.Rect {
	return stage.Rect{X: n.X - n.W/2, Y: n.Y - n.H/2, W: n.W, H: n.H}
}

// blank is a scene that does nothing.
type blank struct{}

func (blank) Layout(*game.Context) {}
func (blank) Update(*game.Context) {}
func (blank) Draw(*game.Context)   {}

// TestBarAtNight checks that in the log panel of dark tables every segment stands out from the panel, as graphics must (WCAG 2.2, 1.4.11).
func TestBarAtNight(t *testing.T) {
	const least = 3.0
	c := scenetest.Open(t, func(r game.Route) game.Scene { return r.(game.Scene) }, blank{}, 1280, 720).Context()
	dark := 0
	for _, ground := range ui.Grounds() {
		k := c.Kit()
		if k.On = ground.Theme; !k.On.Dark {
			continue
		}
		dark++
		players := make(seating.Players, 4)
		b := NewWinBar(c.Words, k, stage.Group("win-bar"), stage.Rect{W: 240, H: 60}, players)
		for seat, segment := range b.segments {
			face := segment.face.Art.(*stage.Panel).Tint
			if ratio := scenetest.Contrast(face, k.On.Colour(ui.Panel)); ratio < least {
				t.Errorf("%s: the segment of seat %d has a contrast of %.2f", ground.Name, seat+1, ratio)
			}
		}
	}
	if dark == 0 {
		t.Error("no ground is dark")
	}
}
