package table

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TestMirrorTurnsParts: what lies mirrored keeps its size, and twice mirrored lies where it was; a point stays.
func TestMirrorTurnsParts(t *testing.T) {
	m := Mirror{Across: 1000}
	r := stage.Rect{X: 10, Y: 5, W: 100, H: 50}
	if got := m.Turn(r); got != (stage.Rect{X: 890, Y: 5, W: 100, H: 50}) || m.Turn(got) != r {
		t.Errorf("%v lies mirrored at %v", r, got)
	}
	if got := (Mirror{}).Turn(r); got != r {
		t.Errorf("the zero Mirror moves %v to %v", r, got)
	}
	if point := (stage.Rect{X: 10, H: 5}); m.Turn(point) != point {
		t.Errorf("a point goes to %v", m.Turn(point))
	}
}

// TestMirroredOffer: the offer of a mirrored frame lies mirrored, its tiles as they lay in it.
func TestMirroredOffer(t *testing.T) {
	f := Frame{Rect: stage.Rect{W: 1600, H: 900}, Kit: &ui.Kit{Scale: ui.Scale{Unit: 1, Device: 1, Zoom: 1}}, Seats: 2}
	offer := func() Offer {
		return f.FitOffer(Mould{Wide: 1, Tall: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.6}, f.Box(20, 30, 500, 500))
	}
	o := offer()
	f.Mirror.Across = 1600
	m := offer()
	if a, b := o.Room(), m.Room(); a.X+a.W != 1600-b.X {
		t.Errorf("the offer lay at %v and lies at %v", a, b)
	}
	by := m.Room().X - o.Room().X
	for i := range 4 {
		for _, s := range [][2]Spot{{o.Tile(3, i), m.Tile(3, i)}, {o.InCentre(i, 4), m.InCentre(i, 4)}} {
			if s[1].X-s[0].X != by || s[1].Y != s[0].Y || s[1].Size != s[0].Size {
				t.Errorf("tile %d lies at %v, expected it %v to the right of %v", i, s[1], by, s[0])
			}
		}
	}
}

// TestStripsAreMirrored: the first of the others lies at the other end.
func TestStripsAreMirrored(t *testing.T) {
	f, room := Frame{Seats: 4}, stage.Rect{X: 10, W: 320, H: 50}
	plain := f.Strips(room, 10)
	f.Mirror.Across = 1000
	for i, r := range f.Strips(f.Mirror.Turn(room), 10) {
		if r != f.Mirror.Turn(plain[i]) {
			t.Errorf("strip %d lies at %v, unmirrored at %v", i, r, plain[i])
		}
	}
}
