package board

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
)

// zoomToPayable enlarges the star of the space with the most payments, and returns the index of that space among the targets.
func (t *testBoard) zoomToPayable() int {
	t.t.Helper()
	at, _ := mostPayments(t.match.Position())
	t.find(fmt.Sprint("zoom-", at/pavilion.Ring))[0].Touch.Press()
	for range zoomTicks {
		t.Follow(stage.Pointer{})
	}
	for i, z := range t.targets {
		if pavilion.Ring*int(z.Place.Row)+int(z.Place.Col) == at {
			return i
		}
	}
	t.t.Fatal("the space is not among the targets")
	return -1
}

// TestZoomMakesSpacesLargeEnough checks that the zoom circle of each star is within the board, and that each free space in it can be hit and is at least
// 48 pixels wide.
func TestZoomMakesSpacesLargeEnough(t *testing.T) {
	for _, game := range []int{coloured, sepia} {
		b := newPlacing(t, game)
		p := pavilion.See(b.match.Position())
		for star, area := range b.zoom.areas {
			b.openZoom(star)
			for range zoomTicks {
				b.Follow(stage.Pointer{})
			}
			if r, board := area.Zoomed, area.Behind; r.X < board.X || r.Y < board.Y || r.X+r.W > board.X+board.W+1e-6 || r.Y+r.H > board.Y+board.H+1e-6 {
				t.Errorf("the circle of star %d at %+v is not within the board at %+v", star, r, board)
			}
			free := 0
			for n := range pavilion.Ring {
				if _, covered := p.Tile(p.ToMove(), star*pavilion.Ring+n); !covered {
					free++
				}
			}
			targets := b.find("zoom-target-")
			if len(targets) != free {
				t.Errorf("star %d has %d free spaces and %d targets", star, free, len(targets))
			}
			for _, n := range targets {
				x, y := n.Centre()
				if hit := b.root.Hit(x, y); hit != n || n.W < 48 {
					t.Errorf("%s with a width of %.0f cannot be hit", n.Name, n.W)
				}
			}
		}
	}
}

// TestTapInTheZoomChooses checks that the zoom focuses a target, that a tap on a space begins a placement without closing the zoom, and that the close button
// closes the zoom without cancelling the placement.
func TestTapInTheZoomChooses(t *testing.T) {
	b := newPlacing(t, coloured)
	n := b.find(zoomTargetName(b.zoomToPayable()))[0]
	if b.dispatcher.KeyScope == nil || !strings.HasPrefix(b.dispatcher.FocusName(), "zoom-target-") {
		t.Errorf("the focus is on %q", b.dispatcher.FocusName())
	}
	x, y := n.Centre()
	b.click(x, y)
	if b.placing() == nil || b.zoom.at < 0 {
		t.Fatal("no placement has begun, or the zoom is closed")
	}
	if b.dispatcher.FocusName() != "button-place" {
		t.Errorf("the focus is on %q", b.dispatcher.FocusName())
	}
	x, y = b.find("zoom-close")[0].Centre()
	b.click(x, y)
	if b.zoom.at >= 0 || b.placing() == nil {
		t.Error("the close button does not close the zoom, or cancels the placement")
	}
}

// TestZoomIsClosed checks that Escape, the close button and a tap next to the circle close the zoom and return the focus to the star.
func TestZoomIsClosed(t *testing.T) {
	for name, closeZoom := range map[string]func(b *testBoard){
		"Escape":                   func(b *testBoard) { b.Escape() },
		"the close button":         func(b *testBoard) { b.find("zoom-close")[0].Touch.Press() },
		"a tap next to the circle": func(b *testBoard) { r := b.zoom.areas[0].Behind; b.click(r.X+3, r.Y+3) },
	} {
		b := newPlacing(t, coloured)
		b.zoomToPayable()
		closeZoom(b)
		if b.zoom.at >= 0 || b.find("zoom-target-") != nil || b.dispatcher.KeyScope != nil || !strings.HasPrefix(b.dispatcher.FocusName(), "zoom-") {
			t.Errorf("%s does not close the zoom, or the focus is on %q", name, b.dispatcher.FocusName())
		}
	}
}

// TestSwipeShowsTheNextStar checks that a swipe of 90 pixels shows the next or the previous star, and one of 20 pixels shows no other.
func TestSwipeShowsTheNextStar(t *testing.T) {
	b := newPlacing(t, coloured)
	b.openZoom(6)
	for _, x := range []struct{ by, want float64 }{{-90, 0}, {90, 6}, {90, 5}, {20, 5}} {
		circle := b.zoom.body.Children()[0]
		cx, cy := circle.Centre()
		b.drag(circle, cx+x.by/9, cy) // a touch becomes a swipe once it has moved a little
		b.drop(cx+x.by*10/9, cy)
		if b.zoom.at != int(x.want) {
			t.Errorf("a swipe by %v shows star %d, expected %v", x.by, b.zoom.at, x.want)
		}
	}
}

// TestZoomOpensFromItsStar checks that the circle grows within 12 ticks, and that it fades in at its full size with reduced motion.
func TestZoomOpensFromItsStar(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := newPlacing(t, coloured)
		b.frame.Still = still
		b.openZoom(4)
		body := b.zoom.body
		if grows := body.Scale < 0.6; grows == still {
			t.Errorf("still %v: the first scale is %v", still, body.Scale)
		}
		if still && body.Alpha != 0 {
			t.Errorf("the first opacity is %v, expected 0", body.Alpha)
		}
		for range zoomTicks {
			b.Follow(stage.Pointer{})
		}
		if body.Scale != 1 || body.X != 0 || body.Y != 0 || body.Alpha != 1 {
			t.Errorf("still %v: the circle ends at (%v, %v) with scale %v and opacity %v", still, body.X, body.Y, body.Scale, body.Alpha)
		}
	}
}

// TestDesktopHasNoZoom checks that on a desktop spaces are chosen on the board, without a zoom.
func TestDesktopHasNoZoom(t *testing.T) {
	b := newTestBoard(t, coloured, func(p engine.Position) bool { _, ways := mostPayments(p); return ways > 2 })
	if b.find("zoom-") != nil || b.find("target-") == nil {
		t.Error("there is a zoom, or there are no targets")
	}
}
