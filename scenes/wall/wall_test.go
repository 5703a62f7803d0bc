package wall

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

// hung is a panel in a window of 1600 × 900 with so many tiles set, and how many clinks were heard.
func hung(t *testing.T, set int, still bool) (p *Panel, clinks *int) {
	c := scenetest.Context(t, 1600, 900)
	c.Settings.ReducedMotion = still
	clinks = new(int)
	return NewPanel(c, Room{Right: 984, Foot: 820, Side: 82}, set, func(int) { *clinks++ }), clinks
}

// seen are the tiles that hang.
func seen(p *Panel) (n int) {
	for _, tile := range p.tiles {
		if !tile.Hidden {
			n++
		}
	}
	return n
}

func TestFinishedGamesAddTiles(t *testing.T) {
	for finished, want := range map[int]int{0: 114, 1: 115, 5: 119, 6: 120, 7: 120, 5000: 120} {
		if got := Due(finished); got != want {
			t.Errorf("%d finished games: %d tiles, expected %d", finished, got, want)
		}
	}
}

// TestTheNextTileHovers before its space, as long as one is bare.
func TestTheNextTileHovers(t *testing.T) {
	for set := Begun; set <= whole; set++ {
		p, _ := hung(t, set, false)
		hovering := len(p.air.Children())
		if seen(p) != set || hovering != min(1, whole-set) {
			t.Errorf("of %d tiles %d hang and %d hover", set, seen(p), hovering)
		}
		if hovering == 1 {
			x, y := p.air.Children()[0].Centre()
			wantX, wantY := p.middle(p.bare[set-Begun])
			if math.Hypot(x-wantX, y-wantY) > p.room.Side/4 {
				t.Errorf("tile %d hovers at %.0f, %.0f, and belongs to %.0f, %.0f", set, x, y, wantX, wantY)
			}
		}
	}
}

// TestTheFirstStartAssemblesThePanel in about three seconds, tile by tile.
func TestTheFirstStartAssemblesThePanel(t *testing.T) {
	p, clinks := hung(t, 0, false)
	done := 0
	p.Set(0, Begun, func() { done++ })
	last, ticks := 0, 0
	for ; p.Setting(); ticks++ {
		p.Advance()
		if n := seen(p); n < last || n > last+12 {
			t.Fatalf("from %d tiles to %d in a tick", last, n)
		} else {
			last = n
		}
	}
	if last != Begun || done != 1 || *clinks < 8 || ticks < 170 || ticks > 200 {
		t.Errorf("%d tiles after %d ticks, done %d times, %d clinks", last, ticks, done, *clinks)
	}
}

// TestAFinishedGameSinksATile for half a second, with a clink.
func TestAFinishedGameSinksATile(t *testing.T) {
	p, clinks := hung(t, Begun, false)
	done := false
	p.Set(Begun, Begun+2, func() { done = true })
	ticks := 0
	for ; p.Setting(); ticks++ {
		p.Advance()
	}
	if !done || seen(p) != Begun+2 || *clinks != 2 || ticks < 58 || ticks > 64 {
		t.Errorf("%d tiles, %d clinks after %d ticks, done: %v", seen(p), *clinks, ticks, done)
	}
}

// TestWhoHurriesSeesThePanelWhole and hears nothing of what was left.
func TestWhoHurriesSeesThePanelWhole(t *testing.T) {
	p, clinks := hung(t, 0, false)
	done := false
	p.Set(0, Begun+1, func() { done = true })
	p.Advance()
	before := *clinks
	p.Finish()
	if p.Setting() || !done || seen(p) != Begun+1 || *clinks != before {
		t.Errorf("%d tiles, done: %v, clinks %d", seen(p), done, *clinks-before)
	}
}

// TestReducedMotion: the panel hangs at once, and nothing changes from then on.
func TestReducedMotion(t *testing.T) {
	p, _ := hung(t, 0, true)
	done := false
	p.Set(0, Begun, func() { done = true })
	if !done || seen(p) != Begun {
		t.Fatalf("%d tiles, done: %v", seen(p), done)
	}
	for range driftTicks {
		if tiles, light := p.Advance(); tiles || light {
			t.Fatal("something moves")
		}
	}
}

// TestTheLightDrifts six units sideways and back in 24 seconds, at most ten times a second whatever the size of the window, and then rests.
func TestTheLightDrifts(t *testing.T) {
	for _, unit := range []float64{0.8, 1.6, 4} {
		p, _ := hung(t, Begun, false)
		p.unit = unit
		most, changes, last := 0.0, 0, -driftStep
		for tick := range driftCount * driftTicks {
			if _, light := p.Advance(); light {
				if changes++; tick-last < driftStep {
					t.Fatalf("unit %v: the light moves %d ticks after it has moved", unit, tick-last)
				}
				last = tick
			}
			most = max(most, p.window.off)
		}
		if math.Abs(most-driftWay*unit) > 1./8 || p.window.off != 0 {
			t.Errorf("unit %v: it goes %v far and ends at %v", unit, most, p.window.off)
		}
		if changes < 60*driftCount {
			t.Errorf("unit %v: only %d changes", unit, changes)
		}
		for range driftTicks {
			if _, light := p.Advance(); light {
				t.Fatalf("unit %v: the light does not come to rest", unit)
			}
		}
	}
}

// TestOnlyTilesThatHangGleam.
func TestOnlyTilesThatHangGleam(t *testing.T) {
	p, _ := hung(t, Begun, false)
	gleams := map[*stage.Node]bool{}
	for range driftTicks / 2 {
		p.Advance()
		for _, g := range p.glints {
			if !g.Hidden {
				gleams[g.tile] = true
				if g.tile.Hidden {
					t.Fatal("a bare space gleams")
				}
			}
		}
	}
	if len(gleams) < Begun*3/4 {
		t.Errorf("%d tiles gleam while the light goes over them", len(gleams))
	}
}

// TestThePanelCoversItsRoom in every window: no spot is without a tile, and the arch is whole.
func TestThePanelCoversItsRoom(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	for name, r := range map[string]Room{
		"16 : 9": {Right: 984, Foot: 820, Side: 82}, "4 : 3": {Left: -96, Right: 984, Foot: 1120, Side: 90},
		"ultra-wide": {Left: 300, Right: 1284, Foot: 820, Side: 82}, "phone": {Right: 390, Foot: 354, Side: 390.0 / 11},
		"tablet": {Left: 147, Right: 768, Foot: 430, Side: 43},
	} {
		p := NewPanel(c, r, whole, func(int) {})
		for x := 1.0; x < r.Right; x += 7 {
			for y := 1.0; y < r.Foot; y += 7 {
				if !covered(p, x, y) {
					t.Fatalf("%s: there is no tile at %v, %v", name, x, y)
				}
			}
		}
		for column := 1; column <= 9; column++ {
			for row := range rows {
				if x, _ := p.middle(spot{column, row}); p.tiles[spot{column, row}] == nil || x < 0 || x > r.Right {
					t.Errorf("%s: the arch lacks %d, %d", name, column, row)
				}
			}
		}
	}
}

func covered(p *Panel, x, y float64) bool {
	for _, n := range p.tiles {
		cx, cy := n.Centre()
		if math.Abs(x-cx) < p.room.Side/2+2 && math.Abs(y-cy) < p.room.Side/2+2 {
			return true
		}
	}
	return false
}

// TestTheFieldGoesOn beyond the panel with tiles on which nothing else is painted.
func TestTheFieldGoesOn(t *testing.T) {
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
			t.Errorf("%v shows %s, which is no field", at, at.picture())
		}
	}
}

// TestEveryTileIsPainted: those that nobody shows are left out of the panel's picture, and no others.
func TestEveryTileIsPainted(t *testing.T) {
	img, err := webp.Decode(bytes.NewReader(assets.Photo("azulejos")))
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
	for i := range whole {
		if name := fmt.Sprintf("azulejos-%d", i); painted(img, i%columns*side, i/columns*side, side) != shown[name] {
			t.Errorf("%s is shown: %v", name, shown[name])
		}
	}
}

// painted reports whether a square of a picture has more than one colour, but for what its compression leaves.
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

// TestTheStripIsTheBorder: 15 tiles in a window of 16 : 9, none in a tall one.
func TestTheStripIsTheBorder(t *testing.T) {
	strip, width := Strip(scenetest.Context(t, 1600, 900))
	tiles := 0
	strip.Walk(func(n *stage.Node) {
		if f, ok := n.Art.(*fired); ok && f.name == "glaze" {
			tiles++
		}
	})
	if tiles != 15 || width != 60 {
		t.Errorf("%d tiles, %v wide", tiles, width)
	}
	if _, width := Strip(scenetest.Context(t, 390, 844)); width != 0 {
		t.Errorf("in a tall window it takes %v", width)
	}
}

// TestTheEveningIsWarmer, and its light comes from the other side.
func TestTheEveningIsWarmer(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	light := func(l settings.Light) gfx.Ground { c.Settings.Light = l; return Ground(c) }
	morning, evening := light(settings.Morning), light(settings.Evening)
	if warmth := func(g gfx.Ground) float32 { return g.Top.R - g.Top.B }; warmth(evening) <= warmth(morning) || evening.Shade.Mirrored == morning.Shade.Mirrored {
		t.Errorf("morning %+v, evening %+v", morning, evening)
	}
}
