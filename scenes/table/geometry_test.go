package table

import (
	"testing"

	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TestMirrorApply checks that a mirrored rectangle keeps its size, that mirroring it again restores it, and that the zero Mirror and empty rectangles
// change nothing.
func TestMirrorApply(t *testing.T) {
	m := Mirror{Width: 1000}
	r := stage.Rect{X: 10, Y: 5, W: 100, H: 50}
	if got := m.Apply(r); got != (stage.Rect{X: 890, Y: 5, W: 100, H: 50}) || m.Apply(got) != r {
		t.Errorf("%v is mirrored to %v", r, got)
	}
	if got := (Mirror{}).Apply(r); got != r {
		t.Errorf("the zero Mirror moves %v to %v", r, got)
	}
	if point := (stage.Rect{X: 10, H: 5}); m.Apply(point) != point {
		t.Errorf("a point is mirrored to %v", m.Apply(point))
	}
}

// mirroredFrame returns a frame, and the same frame for left-handed players.
func mirroredFrame(w, h float64, seats int) (plain, mirrored Frame) {
	plain = Frame{Rect: stage.Rect{W: w, H: h}, Kit: &ui.Kit{Scale: ui.Scale{Unit: 1, Device: 1, Zoom: 1}}, Seats: seats}
	mirrored = plain
	mirrored.Mirror.Width = w
	return plain, mirrored
}

// TestMirroredOffer checks that an offer in the mirrored area has the same arrangement, not a mirrored one.
func TestMirroredOffer(t *testing.T) {
	f, _ := mirroredFrame(1600, 900, 2)
	room := stage.Rect{X: 20, Y: 30, W: 500, H: 500}
	offer := func(r stage.Rect) Offer {
		return f.FitOffer(r, f.FullOffer(), RingMetrics{TileWidth: 1, SpriteHeight: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.6}, squares)
	}
	o, m := offer(room), offer(room.Mirror(1600))
	by := m.Bounds().X - o.Bounds().X
	for i := range 4 {
		for _, s := range [][2]Spot{{o.Tile(3, i), m.Tile(3, i)}, {o.InCentre(i, 4), m.InCentre(i, 4)}} {
			if s[1].X-s[0].X != by || s[1].Y != s[0].Y || s[1].Size != s[0].Size {
				t.Errorf("tile %d is at %v, expected it %v to the right of %v", i, s[1], by, s[0])
			}
		}
	}
}

// TestAreasAreMirrored checks that every area of a mirrored layout is on the other side, in the reverse order.
func TestAreasAreMirrored(t *testing.T) {
	asks := SizeRequests{TitleArea: {Height: layout.Fixed(30)}, OthersArea: {Height: layout.Fixed(50)}, OfferArea: {Height: layout.Flexible(0)}, ButtonsArea: {Height: layout.Fixed(40)}}
	plain, mirrored := mirroredFrame(390, 844, 4)
	areas := plain.Solve(PhonePortrait(), asks, 5, 5)
	got := mirrored.Solve(PhonePortrait(), asks, 5, 5)
	if len(areas) != 7 || len(got) != 7 {
		t.Fatalf("%d and %d areas, expected 7", len(areas), len(got))
	}
	for a, r := range areas {
		if got[a] != r.Mirror(390) {
			t.Errorf("area %d is at %v, unmirrored at %v", a, got[a], r)
		}
	}
	if areas[OtherArea].X >= areas[OtherArea+1].X || areas[TitleArea].Y >= areas[OtherArea].Y {
		t.Errorf("solved as %v", areas)
	}
}
