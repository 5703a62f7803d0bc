package board

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
)

// peer opens the dish of the space with the most ways to pay, and returns the place of that space among the targets.
func (d *testBoard) peer() int {
	d.t.Helper()
	at, _ := payable(d.match.Position())
	d.find(fmt.Sprint("zoom-", at/pavilion.Ring))[0].Touch.Press()
	for range zoomTicks {
		d.player.Follow(stage.Pointer{})
	}
	for i, z := range d.player.targets.list {
		if pavilion.Ring*int(z.Place.Row)+int(z.Place.Col) == at {
			return i
		}
	}
	d.t.Fatal("the space is no target")
	return -1
}

// TestZoomMakesSpacesLargeEnough: every free space of every star can be hit in its dish, 48 pixels wide and on the board.
func TestZoomMakesSpacesLargeEnough(t *testing.T) {
	for _, game := range []int{coloured, sepia} {
		d := newPlacing(t, game)
		p := pavilion.See(d.match.Position())
		for star, l := range d.player.zoom.areas {
			d.player.openZoom(star)
			for range zoomTicks {
				d.player.Follow(stage.Pointer{})
			}
			if d := l.Zoomed; d.X < l.Behind.X || d.Y < l.Behind.Y || d.X+d.W > l.Behind.X+l.Behind.W+1e-6 || d.Y+d.H > l.Behind.Y+l.Behind.H+1e-6 {
				t.Errorf("the dish of star %d at %+v leaves the board at %+v", star, d, l.Behind)
			}
			free := 0
			for n := range pavilion.Ring {
				if _, covered := p.Tile(p.ToMove(), star*pavilion.Ring+n); !covered {
					free++
				}
			}
			targets := d.find("zoom-target-")
			if len(targets) != free {
				t.Errorf("star %d has %d free spaces, %d can be chosen", star, free, len(targets))
			}
			for _, n := range targets {
				x, y := n.Centre()
				if hit := d.root.Hit(x, y); hit != n || n.W < 48 {
					t.Errorf("%s of %.0f cannot be hit", n.Name, n.W)
				}
			}
		}
	}
}

func TestTapInTheZoomChooses(t *testing.T) {
	d := newPlacing(t, coloured)
	n := d.find(zoomTargetName(d.peer()))[0]
	if d.d.KeyScope == nil || !strings.HasPrefix(d.d.FocusName(), "zoom-target-") {
		t.Errorf("the focus rests on %q", d.d.FocusName())
	}
	x, y := n.Centre()
	d.click(x, y)
	if d.placing() == nil || d.player.zoom.at < 0 {
		t.Fatal("nothing is put together, or the dish has gone")
	}
	if d.d.FocusName() != "button-place" {
		t.Errorf("the focus rests on %q", d.d.FocusName())
	}
	x, y = d.find("zoom-close")[0].Centre()
	d.click(x, y)
	if d.player.zoom.at >= 0 || d.placing() == nil {
		t.Error("the cross does not shut the dish, or drops what is put together")
	}
}

func TestZoomIsClosed(t *testing.T) {
	for name, leave := range map[string]func(d *testBoard){
		"by Escape":      func(d *testBoard) { d.player.Escape() },
		"by its cross":   func(d *testBoard) { d.find("zoom-close")[0].Touch.Press() },
		"by a tap aside": func(d *testBoard) { b := d.player.zoom.areas[0].Behind; d.click(b.X+3, b.Y+3) },
	} {
		d := newPlacing(t, coloured)
		d.peer()
		leave(d)
		if d.player.zoom.at >= 0 || d.find("zoom-target-") != nil || d.d.KeyScope != nil || !strings.HasPrefix(d.d.FocusName(), "zoom-") {
			t.Errorf("%s the dish stays, or the focus is lost to %q", name, d.d.FocusName())
		}
	}
}

func TestSwipeTurnsTheZoom(t *testing.T) {
	d := newPlacing(t, coloured)
	d.player.openZoom(6)
	for _, x := range []struct{ by, want float64 }{{-90, 0}, {90, 6}, {90, 5}, {20, 5}} {
		dish := d.player.zoom.body.Children()[0]
		cx, cy := dish.Centre()
		d.drag(dish, cx+x.by/9, cy) // a touch becomes a swipe once it has moved a little
		d.drop(cx+x.by*10/9, cy)
		if d.player.zoom.at != int(x.want) {
			t.Errorf("a swipe by %v shows star %d, expected %v", x.by, d.player.zoom.at, x.want)
		}
	}
}

// TestZoomOpensFromItsStar: it grows in a fifth of a second, and with less motion appears at its place.
func TestZoomOpensFromItsStar(t *testing.T) {
	for _, still := range []bool{false, true} {
		d := newPlacing(t, coloured)
		d.View.frame.Still = still
		d.player.openZoom(4)
		body := d.player.zoom.body
		if begins := body.Scale < 0.6; begins == still {
			t.Errorf("still %v: it begins at a scale of %v", still, body.Scale)
		}
		if still && body.Alpha != 0 {
			t.Errorf("it does not fade in, but begins at %v", body.Alpha)
		}
		for range zoomTicks {
			d.player.Follow(stage.Pointer{})
		}
		if body.Scale != 1 || body.X != 0 || body.Y != 0 || body.Alpha != 1 {
			t.Errorf("still %v: it comes to rest at (%v, %v), scale %v, %v seen", still, body.X, body.Y, body.Scale, body.Alpha)
		}
	}
}

// TestDesktopHasNoZoom: where spaces can be hit, they are chosen on the board.
func TestDesktopHasNoZoom(t *testing.T) {
	d := newTestBoard(t, coloured, func(p engine.Position) bool { _, ways := payable(p); return ways > 2 })
	if d.find("zoom-") != nil || d.find("target-") == nil {
		t.Error("a desk has a dish, or no targets")
	}
}
