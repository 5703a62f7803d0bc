package backdrop

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"

	"golang.org/x/image/webp"
)

// newPanel returns a panel in a window of 1600 × 900 with a number of tiles, and the number of clinks that it has played.
func newPanel(t *testing.T, set int, still bool) (p *Panel, clinks *int) {
	c := scenetest.Context(t, 1600, 900)
	c.Settings.ReducedMotion = still
	clinks = new(int)
	return NewPanel(c, Area{Right: 984, Foot: 820, Side: 82}, set, func(int) { *clinks++ }), clinks
}

// shown returns the number of tiles that are shown.
func shown(p *Panel) (n int) {
	for _, tile := range p.set {
		if !tile.Hidden {
			n++
		}
	}
	return n
}

func TestTilesAfter(t *testing.T) {
	for finished, want := range map[int]int{0: 114, 1: 115, 5: 119, 6: 120, 7: 120, 5000: 120} {
		if got := TilesAfter(finished); got != want {
			t.Errorf("%d finished games: %d tiles, expected %d", finished, got, want)
		}
	}
}

// While a spot is bare, the next tile is in front of it.
func TestNextTile(t *testing.T) {
	for set := FirstTiles; set <= allTiles; set++ {
		p, _ := newPanel(t, set, false)
		waiting := len(p.moving.Children())
		if shown(p) != set || waiting != min(1, allTiles-set) {
			t.Errorf("of %d tiles %d are set and %d wait", set, shown(p), waiting)
		}
		if waiting == 1 {
			x, y := p.moving.Children()[0].Centre()
			wantX, wantY := p.middle(p.late[set-FirstTiles])
			if math.Hypot(x-wantX, y-wantY) > p.area.Side/4 {
				t.Errorf("tile %d waits at %.0f, %.0f, and its spot is %.0f, %.0f", set, x, y, wantX, wantY)
			}
		}
	}
}

// At the first start the panel is assembled tile by tile, in about three seconds.
func TestAssemble(t *testing.T) {
	p, clinks := newPanel(t, 0, false)
	done := 0
	p.Set(0, FirstTiles, func() { done++ })
	last, ticks := 0, 0
	for ; p.Setting(); ticks++ {
		p.Advance()
		if n := shown(p); n < last || n > last+12 {
			t.Fatalf("from %d tiles to %d in a tick", last, n)
		} else {
			last = n
		}
	}
	if last != FirstTiles || done != 1 || *clinks < 8 || ticks < 170 || ticks > 200 {
		t.Errorf("%d tiles after %d ticks, done %d times, %d clinks", last, ticks, done, *clinks)
	}
}

// A tile that a finished game adds sinks in for half a second, with a clink.
func TestSink(t *testing.T) {
	p, clinks := newPanel(t, FirstTiles, false)
	done := false
	p.Set(FirstTiles, FirstTiles+2, func() { done = true })
	ticks := 0
	for ; p.Setting(); ticks++ {
		p.Advance()
	}
	if !done || shown(p) != FirstTiles+2 || *clinks != 2 || ticks < 58 || ticks > 64 {
		t.Errorf("%d tiles, %d clinks after %d ticks, done: %v", shown(p), *clinks, ticks, done)
	}
}

// Finish sets all remaining tiles without a sound.
func TestFinish(t *testing.T) {
	p, clinks := newPanel(t, 0, false)
	done := false
	p.Set(0, FirstTiles+1, func() { done = true })
	p.Advance()
	before := *clinks
	p.Finish()
	if p.Setting() || !done || shown(p) != FirstTiles+1 || *clinks != before {
		t.Errorf("%d tiles, done: %v, clinks %d", shown(p), done, *clinks-before)
	}
}

// With reduced motion the panel is complete at once, and nothing changes after that.
func TestReducedMotion(t *testing.T) {
	p, _ := newPanel(t, 0, true)
	done := false
	p.Set(0, FirstTiles, func() { done = true })
	if !done || shown(p) != FirstTiles {
		t.Fatalf("%d tiles, done: %v", shown(p), done)
	}
	for range driftTicks {
		if tiles, light := p.Advance(); tiles || light {
			t.Fatal("something moves")
		}
	}
}

// The light drifts six units to the right and back in 24 seconds, changes at most ten times a second in windows of any size, and stops.
func TestDrift(t *testing.T) {
	for _, unit := range []float64{0.8, 1.6, 4} {
		p, _ := newPanel(t, FirstTiles, false)
		p.unit = unit
		most, changes, last := 0.0, 0, -driftStep
		for tick := range driftCount * driftTicks {
			if _, light := p.Advance(); light {
				if changes++; tick-last < driftStep {
					t.Fatalf("unit %v: the light moves %d ticks after it has moved", unit, tick-last)
				}
				last = tick
			}
			most = max(most, p.window.offset)
		}
		if math.Abs(most-driftDistance*unit) > 1./8 || p.window.offset != 0 {
			t.Errorf("unit %v: the light drifts by %v and ends at %v", unit, most, p.window.offset)
		}
		if changes < 60*driftCount {
			t.Errorf("unit %v: only %d changes", unit, changes)
		}
		for range driftTicks {
			if _, light := p.Advance(); light {
				t.Fatalf("unit %v: the light does not stop", unit)
			}
		}
	}
}

// Only tiles that are shown have a glint.
func TestGlints(t *testing.T) {
	p, _ := newPanel(t, FirstTiles, false)
	glints := map[*stage.Node]bool{}
	for range driftTicks / 2 {
		p.Advance()
		for _, g := range p.glints {
			if !g.node.Hidden {
				glints[g.tile] = true
				if g.tile.Hidden {
					t.Fatal("a bare spot has a glint")
				}
			}
		}
	}
	if len(glints) < FirstTiles*3/4 {
		t.Errorf("%d tiles have a glint while the light passes", len(glints))
	}
}

// The panel covers its area in every window, with the whole arch.
func TestPanelCoversArea(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	for name, r := range map[string]Area{
		"16 : 9": {Right: 984, Foot: 820, Side: 82}, "4 : 3": {Left: -96, Right: 984, Foot: 1120, Side: 90},
		"ultra-wide": {Left: 300, Right: 1284, Foot: 820, Side: 82}, "phone": {Right: 390, Foot: 354, Side: 390.0 / 11},
		"tablet": {Left: 147, Right: 768, Foot: 430, Side: 43},
	} {
		p := NewPanel(c, r, allTiles, func(int) {})
		for x := 1.0; x < r.Right; x += 7 {
			for y := 1.0; y < r.Foot; y += 7 {
				if !covered(p, x, y) {
					t.Fatalf("%s: there is no tile at %v, %v", name, x, y)
				}
			}
		}
		for column := 1; column <= 9; column++ {
			for row := range rows {
				if x, _ := p.middle(spot{column, row}); p.set[spot{column, row}] == nil || x < 0 || x > r.Right {
					t.Errorf("%s: the arch lacks %d, %d", name, column, row)
				}
			}
		}
	}
}

func covered(p *Panel, x, y float64) bool {
	for _, n := range p.set {
		cx, cy := n.Centre()
		if math.Abs(x-cx) < p.area.Side/2+2 && math.Abs(y-cy) < p.area.Side/2+2 {
			return true
		}
	}
	return false
}

// Beyond the panel there are only tiles of the field.
func TestField(t *testing.T) {
	for at, want := range map[spot]string{
		{0, 0}: "azulejos-0", {11, 9}: "azulejos-119", {11, -1}: "azulejos-35", {11, -9}: "azulejos-11", {-4, 9}: "azulejos-110", {15, 9}: "azulejos-108",
		{5, 4}: "azulejos-53", {10, 8}: "azulejos-82", {0, 7}: "azulejos-60",
	} {
		if got := at.picture(); got != want {
			t.Errorf("%v shows %s, expected %s", at, got, want)
		}
	}
	for _, at := range []spot{{-1, 3}, {-7, 8}, {4, -2}, {13, 5}, {20, 0}} {
		switch at.picture() {
		case "azulejos-0", "azulejos-1", "azulejos-9", "azulejos-10":
		default:
			t.Errorf("%v shows %s, which is not of the field", at, at.picture())
		}
	}
}

// The picture of the panel has all tiles that are shown, and no others.
func TestPictureHasTiles(t *testing.T) {
	img, err := webp.Decode(bytes.NewReader(assets.Picture("azulejos")))
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for column := -9; column < 20; column++ {
		for row := -9; row < rows; row++ {
			shown[spot{column, row}.picture()] = true
		}
	}
	side := img.Bounds().Dx() / columns
	for i := range allTiles {
		if name := fmt.Sprintf("azulejos-%d", i); painted(img, i%columns*side, i/columns*side, side) != shown[name] {
			t.Errorf("%s is shown: %v", name, shown[name])
		}
	}
}

// painted reports whether a square of a picture has more than one colour, apart from what compression adds.
func painted(img image.Image, x, y, side int) bool {
	least, most := uint32(0xffff), uint32(0)
	for dy := 8; dy < side-8; dy += 4 {
		for dx := 8; dx < side-8; dx += 4 {
			_, g, _, _ := img.At(x+dx, y+dy).RGBA()
			least, most = min(least, g), max(most, g)
		}
	}
	return most-least > 0x800
}

// The border has 15 tiles in a window of 16 : 9, and none in an upright one.
func TestBorder(t *testing.T) {
	strip, width := Border(scenetest.Context(t, 1600, 900))
	tiles := 0
	strip.Walk(func(n *stage.Node) {
		if f, ok := n.Art.(*turnedSprite); ok && f.name == "glaze" {
			tiles++
		}
	})
	if tiles != 15 || width != 60 {
		t.Errorf("%d tiles, %v wide", tiles, width)
	}
	if _, width := Border(scenetest.Context(t, 390, 844)); width != 0 {
		t.Errorf("in an upright window the border is %v wide", width)
	}
}

// The light of the evening is warmer than that of the morning and comes from the other side.
func TestEveningLight(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	light := func(l settings.Light) gfx.Ground { c.Settings.Light = l; return Ground(c) }
	morning, evening := light(settings.Morning), light(settings.Evening)
	if warmth := func(g gfx.Ground) float32 { return g.Top.R - g.Top.B }; warmth(evening) <= warmth(morning) || evening.Shade.Mirrored == morning.Shade.Mirrored {
		t.Errorf("morning %+v, evening %+v", morning, evening)
	}
}
