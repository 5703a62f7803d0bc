package board

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
)

// blocked is a tile of Azul that can be picked up and a target where it may not go, though it may elsewhere.
func (d *testBoard) blocked() (pickable string, at int) {
	d.t.Helper()
	for _, n := range d.find("pickable-") {
		n.Touch.Press()
		for i, z := range d.player.targets.list {
			if z.why != nil && len(z.options) == 0 && len(usable(d.player.targets)) > 1 {
				d.player.Release()
				return n.Name, i
			}
		}
		d.player.Release()
	}
	d.t.Fatal("every line takes everything")
	return "", 0
}

// TestHeldTilesAreFramed: tiles in hand, lifted or carried, have a frame, lean, are larger by an eighth and cast the longer shadow; what
// is let go has none of it.
func TestHeldTilesAreFramed(t *testing.T) {
	for game := range games.All() {
		for _, carried := range []bool{false, true} {
			d := newTestBoard(t, game, always)
			n := d.find("pickable-")[0]
			if carried {
				d.drag(n, 640, 360)
			} else {
				g := d.table.Options(d.player.Shown()).Pickables()[0]
				d.player.liftTiles(g, false)
			}
			held := d.player.lifted.tiles
			if len(held) == 0 {
				t.Fatalf("game %d: nothing is held", game)
			}
			for i, a := range held {
				lean := math.Abs(a.Node.Rotation - a.Spot().Turn)
				if a.Art.Frame == nil || a.Art.Lift != 1 || lean < 0.05 || lean > 0.13 || a.Node.Scale < 1.11 {
					t.Errorf("game %d, carried %v: tile %d is lifted by %v, leans by %.3f, scale %.2f, frame %v", game, carried, i, a.Art.Lift, lean, a.Node.Scale, a.Art.Frame)
				}
			}
			d.player.Release()
			for range returnTicks + 1 {
				d.player.lifted.follow(1)
			}
			for _, a := range held {
				if a.Art.Frame != nil || a.Art.Lift != 0 || a.Node.Rotation != a.Spot().Turn || a.Node.Scale != 1 {
					t.Errorf("game %d, carried %v: %+v stays lifted", game, carried, a.Piece)
				}
			}
		}
	}
}

// TestIllegalDropKeepsTheTiles: they go back to where they lay and stay in hand, the prompt says what to do with them, the places where they
// may go stay lit, and a click on one of those plays them.
func TestIllegalDropKeepsTheTiles(t *testing.T) {
	d := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	lit := func() (all []int) {
		for i, z := range d.player.targets.list {
			if !z.halo.Hidden {
				all = append(all, i)
			}
		}
		return all
	}
	name, at := d.blocked()
	x, y := d.player.targets.list[at].Rect.Middle()
	d.drag(d.find(name)[0], x, y)
	n := len(d.player.lifted.tiles)
	d.drop(x, y)
	want := d.frame.Words.T("play.held", "tiles", n)
	for _, ticks := range []int{0, returnTicks + 1, reasonTicks} {
		for range ticks {
			d.player.Follow(stage.Pointer{X: x, Y: y})
		}
		if d.said != want || len(d.player.lifted.tiles) != n || len(d.chosen) > 0 || !slices.Equal(lit(), usable(d.player.targets)) {
			t.Fatalf("%d ticks later: said %q, expected %q; %d tiles are held, targets %v lit, chosen %v", ticks, d.said, want, len(d.player.lifted.tiles), lit(), d.chosen)
		}
	}
	for _, a := range d.player.lifted.tiles {
		if s := a.Spot(); math.Hypot(a.Node.X-s.X, a.Node.Y-s.Y) > 0.5 || a.Art.Frame == nil {
			t.Errorf("a tile in hand is at %v, %v with frame %v; it lay at %v", a.Node.X, a.Node.Y, a.Art.Frame, s)
		}
	}
	if d.player.choose(lit()[0]); len(d.chosen) != 1 {
		t.Errorf("chosen %v by a click on a place that is lit", d.chosen)
	}
}

// usable are the targets where something can be done.
func usable(all targets) (at []int) {
	for i, t := range all.list {
		if len(t.options) > 0 {
			at = append(at, i)
		}
	}
	return at
}
