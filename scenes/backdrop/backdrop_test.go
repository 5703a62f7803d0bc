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

// newPanel returns a panel in a window of 1600 × 900 with a number of tiles, and a counter of the sounds that it plays.
func newPanel(t *testing.T, count int, reducedMotion bool) (p *Panel, sounds *int) {
	c := scenetest.Context(t, 1600, 900)
	c.Settings.ReducedMotion = reducedMotion
	sounds = new(int)
	return NewPanel(c, Area{Right: 984, Foot: 820, Side: 82}, count, func(int) { *sounds++ }), sounds
}

// countShown returns the number of visible tiles.
func countShown(p *Panel) (n int) {
	for _, tile := range p.nodes {
		if !tile.Hidden {
			n++
		}
	}
	return n
}

// TestTilesAfter checks the number of tiles of the panel after a number of finished games.
func TestTilesAfter(t *testing.T) {
	for finished, want := range map[int]int{0: 114, 1: 115, 5: 119, 6: 120, 7: 120, 5000: 120} {
		if got := TilesAfter(finished); got != want {
			t.Errorf("%d finished games: %d tiles, expected %d", finished, got, want)
		}
	}
}

// TestNextTile checks that the next tile is above the first empty spot.
func TestNextTile(t *testing.T) {
	for count := FirstTiles; count <= allTiles; count++ {
		p, _ := newPanel(t, count, false)
		nextTiles := len(p.lifted.Children())
		if countShown(p) != count || nextTiles != min(1, allTiles-count) {
			t.Errorf("of %d tiles %d are shown, and %d above their spots", count, countShown(p), nextTiles)
		}
		if nextTiles == 1 {
			x, y := p.lifted.Children()[0].Centre()
			wantX, wantY := p.middle(p.optional[count-FirstTiles])
			if math.Hypot(x-wantX, y-wantY) > p.area.Side/4 {
				t.Errorf("tile %d is at %.0f, %.0f, and its spot at %.0f, %.0f", count, x, y, wantX, wantY)
			}
		}
	}
}

// TestAssemble checks that the panel is assembled tile by tile at the first start, in about three seconds.
func TestAssemble(t *testing.T) {
	p, sounds := newPanel(t, 0, false)
	done := 0
	p.DropTiles(0, FirstTiles, func() { done++ })
	last, ticks := 0, 0
	for ; p.Dropping(); ticks++ {
		p.Advance()
		if n := countShown(p); n < last || n > last+12 {
			t.Fatalf("from %d tiles to %d in a tick", last, n)
		} else {
			last = n
		}
	}
	if last != FirstTiles || done != 1 || *sounds < 8 || ticks < 170 || ticks > 200 {
		t.Errorf("%d tiles after %d ticks, done %d times, %d clinks", last, ticks, done, *sounds)
	}
}

// TestDropOptional checks that a tile added by a finished game takes half a second and plays a sound.
func TestDropOptional(t *testing.T) {
	p, sounds := newPanel(t, FirstTiles, false)
	done := false
	p.DropTiles(FirstTiles, FirstTiles+2, func() { done = true })
	ticks := 0
	for ; p.Dropping(); ticks++ {
		p.Advance()
	}
	if !done || countShown(p) != FirstTiles+2 || *sounds != 2 || ticks < 58 || ticks > 64 {
		t.Errorf("%d tiles, %d clinks after %d ticks, done: %v", countShown(p), *sounds, ticks, done)
	}
}

// TestFinish checks that Finish shows all remaining tiles without a sound.
func TestFinish(t *testing.T) {
	p, sounds := newPanel(t, 0, false)
	done := false
	p.DropTiles(0, FirstTiles+1, func() { done = true })
	p.Advance()
	before := *sounds
	p.Finish()
	if p.Dropping() || !done || countShown(p) != FirstTiles+1 || *sounds != before {
		t.Errorf("%d tiles, done: %v, clinks %d", countShown(p), done, *sounds-before)
	}
}

// TestReducedMotion checks that the panel is complete at once and without animations.
func TestReducedMotion(t *testing.T) {
	p, _ := newPanel(t, 0, true)
	done := false
	p.DropTiles(0, FirstTiles, func() { done = true })
	if !done || countShown(p) != FirstTiles {
		t.Fatalf("%d tiles, done: %v", countShown(p), done)
	}
	for range driftTicks {
		if tiles, light := p.Advance(); tiles || light {
			t.Fatal("there is an animation")
		}
	}
}

// TestDrift checks that the light drifts six units to the right and back in 24 seconds, changes at most ten times a second in windows of any size,
// and stops.
func TestDrift(t *testing.T) {
	for _, unit := range []float64{0.8, 1.6, 4} {
		p, _ := newPanel(t, FirstTiles, false)
		p.unit = unit
		brightest, changes, last := 0.0, 0, -driftStep
		for tick := range driftCount * driftTicks {
			if _, light := p.Advance(); light {
				if changes++; tick-last < driftStep {
					t.Fatalf("unit %v: the light moves %d ticks after it has moved", unit, tick-last)
				}
				last = tick
			}
			brightest = max(brightest, p.light.offset)
		}
		if math.Abs(brightest-driftDistance*unit) > 1./8 || p.light.offset != 0 {
			t.Errorf("unit %v: the light drifts by %v and ends at %v", unit, brightest, p.light.offset)
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

// TestGlints checks that only visible tiles have a glint.
func TestGlints(t *testing.T) {
	p, _ := newPanel(t, FirstTiles, false)
	glints := map[*stage.Node]bool{}
	for range driftTicks / 2 {
		p.Advance()
		for _, g := range p.glints {
			if !g.node.Hidden {
				glints[g.tile] = true
				if g.tile.Hidden {
					t.Fatal("an empty spot has a glint")
				}
			}
		}
	}
	if len(glints) < FirstTiles*3/4 {
		t.Errorf("%d tiles have a glint while the light passes", len(glints))
	}
}

// TestPanelCoversArea checks that the panel covers its area in every window and contains the whole arch.
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
				if !hasTileAt(p, x, y) {
					t.Fatalf("%s: there is no tile at %v, %v", name, x, y)
				}
			}
		}
		for column := 1; column <= 9; column++ {
			for row := range rows {
				if x, _ := p.middle(spot{column, row}); p.nodes[spot{column, row}] == nil || x < 0 || x > r.Right {
					t.Errorf("%s: the arch lacks %d, %d", name, column, row)
				}
			}
		}
	}
}

func hasTileAt(p *Panel, x, y float64) bool {
	for _, n := range p.nodes {
		cx, cy := n.Centre()
		if math.Abs(x-cx) < p.area.Side/2+2 && math.Abs(y-cy) < p.area.Side/2+2 {
			return true
		}
	}
	return false
}

// TestField checks that there are only tiles of the field beyond the panel.
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

// TestPictureHasTiles checks that the picture of the panel has exactly the tiles that spots use.
func TestPictureHasTiles(t *testing.T) {
	img, err := webp.Decode(bytes.NewReader(assets.Picture("azulejos")))
	if err != nil {
		t.Fatal(err)
	}
	countShown := map[string]bool{}
	for column := -9; column < 20; column++ {
		for row := -9; row < rows; row++ {
			countShown[spot{column, row}.picture()] = true
		}
	}
	side := img.Bounds().Dx() / columns
	for i := range allTiles {
		if name := fmt.Sprintf("azulejos-%d", i); hasImage(img, i%columns*side, i/columns*side, side) != countShown[name] {
			t.Errorf("%s is shown: %v", name, countShown[name])
		}
	}
}

// hasImage reports whether a square of a picture has more than one colour, apart from compression artifacts.
func hasImage(img image.Image, x, y, side int) bool {
	darkest, brightest := uint32(0xffff), uint32(0)
	for dy := 8; dy < side-8; dy += 4 {
		for dx := 8; dx < side-8; dx += 4 {
			_, g, _, _ := img.At(x+dx, y+dy).RGBA()
			darkest, brightest = min(darkest, g), max(brightest, g)
		}
	}
	return brightest-darkest > 0x800
}

// TestBorder checks that the border has 15 tiles in a 16 : 9 window and none in portrait orientation.
func TestBorder(t *testing.T) {
	node, width := Border(scenetest.Context(t, 1600, 900))
	tiles := 0
	node.Walk(func(n *stage.Node) {
		if f, ok := n.Art.(*rotatedSprite); ok && f.name == "glaze" {
			tiles++
		}
	})
	if tiles != 15 || width != 60 {
		t.Errorf("%d tiles, %v wide", tiles, width)
	}
	if _, width := Border(scenetest.Context(t, 390, 844)); width != 0 {
		t.Errorf("in portrait orientation the border is %v wide", width)
	}
}

// TestEveningLight checks that the evening light is warmer than the morning light and comes from the other side.
func TestEveningLight(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	light := func(l settings.Light) gfx.Ground { c.Settings.Light = l; return Ground(c) }
	morning, evening := light(settings.Morning), light(settings.Evening)
	if warmth := func(g gfx.Ground) float32 { return g.Top.R - g.Top.B }; warmth(evening) <= warmth(morning) || evening.Shade.Mirrored == morning.Shade.Mirrored {
		t.Errorf("morning %+v, evening %+v", morning, evening)
	}
}
