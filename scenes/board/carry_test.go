package board

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
)

// illegalTarget returns the name of a tile of Azul that can be picked up, and the index of a target that does not accept it although others do.
func (t *testBoard) illegalTarget() (pickable string, at int) {
	t.t.Helper()
	for _, n := range t.find("pickable-") {
		n.Touch.Press()
		for i, z := range t.targets {
			if z.why != nil && len(z.options) == 0 && len(legalTargets(t.targets)) > 1 {
				t.Release()
				return n.Name, i
			}
		}
		t.Release()
	}
	t.t.Fatal("no target is illegal")
	return "", 0
}

// TestHeldTilesAreFramed checks that lifted and carried tiles have a frame, are tilted, larger and fully lifted, and that released tiles return to normal.
func TestHeldTilesAreFramed(t *testing.T) {
	for game := range games.All() {
		for _, carried := range []bool{false, true} {
			b := newTestBoard(t, game, always)
			n := b.find("pickable-")[0]
			if carried {
				b.drag(n, 640, 360)
			} else {
				g := b.table.Options(b.Shown()).Pickables()[0]
				b.liftTiles(g, false)
			}
			held := b.lifted.tiles
			if len(held) == 0 {
				t.Fatalf("game %d: nothing is held", game)
			}
			for i, a := range held {
				tilted := math.Abs(a.Node.Rotation - a.Spot().Turn)
				if a.Art.Frame == nil || a.Art.Lift != 1 || tilted < 0.05 || tilted > 0.13 || a.Node.Scale < 1.11 {
					t.Errorf("game %d, carried %v: tile %d is lifted by %v, tilted by %.3f, scaled by %.2f, frame %v", game, carried, i, a.Art.Lift, tilted, a.Node.Scale, a.Art.Frame)
				}
			}
			b.Release()
			for range returnTicks + 1 {
				b.lifted.follow(1)
			}
			for _, a := range held {
				if a.Art.Frame != nil || a.Art.Lift != 0 || a.Node.Rotation != a.Spot().Turn || a.Node.Scale != 1 {
					t.Errorf("game %d, carried %v: %+v stays lifted", game, carried, a.Piece)
				}
			}
		}
	}
}

// TestDropNowhereEndsThePrompt checks that tiles that are dropped next to all targets are put back, and that the prompt to choose one disappears.
func TestDropNowhereEndsThePrompt(t *testing.T) {
	b := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	prompt := ""
	b.report = func(e Event) {
		if h, ok := e.(Hovered); ok {
			prompt = h.Text
		}
	}
	name, _ := b.illegalTarget()
	b.drag(b.find(name)[0], 1, 1)
	if prompt == "" {
		t.Fatal("there is no prompt while tiles are carried")
	}
	b.drop(1, 1)
	if b.held() != nil || prompt != "" {
		t.Errorf("after the drop, tiles are held: %v, and the prompt is %q", b.held() != nil, prompt)
	}
}

// TestIllegalClickPutsTheTilesBack checks that a click on tiles that may not be taken puts them back, so that no prompt asks for a highlighted place.
func TestIllegalClickPutsTheTilesBack(t *testing.T) {
	b := newTestBoard(t, 2, always)
	prompt, refused := "", 0
	b.report = func(e Event) {
		if h, ok := e.(Hovered); ok {
			prompt = h.Text
		}
	}
	for _, n := range b.find("pickable-") {
		n.Touch.Press()
		illegal := b.held() == nil || len(b.targets) == 1 && len(b.targets[0].options) == 0
		if illegal {
			refused++
		}
		if illegal && (b.held() != nil || prompt != "") {
			t.Errorf("after a click on %s, tiles are held: %v, and the prompt is %q", n.Name, b.held() != nil, prompt)
		}
		b.Release()
	}
	if refused == 0 {
		t.Error("all tiles may be taken")
	}
}

// TestIllegalDropKeepsTheTiles checks that tiles dropped on an illegal target return to their places and stay held, that the prompt says how to go on, that
// the legal targets stay lit, and that a click on one of them makes the move.
func TestIllegalDropKeepsTheTiles(t *testing.T) {
	b := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	litTargets := func() (all []int) {
		for i, z := range b.targets {
			if b.lit(&z) {
				all = append(all, i)
			}
		}
		return all
	}
	name, at := b.illegalTarget()
	x, y := b.targets[at].Rect.Middle()
	b.drag(b.find(name)[0], x, y)
	n := len(b.lifted.tiles)
	b.drop(x, y)
	want := b.frame.Words.T("play.held", "tiles", n)
	for _, ticks := range []int{0, returnTicks + 1, reasonTicks} {
		for range ticks {
			b.Follow(stage.Pointer{X: x, Y: y})
		}
		if b.sentence != want || len(b.lifted.tiles) != n || len(b.chosen) > 0 || !slices.Equal(litTargets(), legalTargets(b.targets)) {
			t.Fatalf("after %d ticks: the prompt is %q, expected %q; %d tiles are held, targets %v are lit, chosen %v", ticks, b.sentence, want, len(b.lifted.tiles), litTargets(), b.chosen)
		}
	}
	for _, a := range b.lifted.tiles {
		if s := a.Spot(); math.Hypot(a.Node.X-s.X, a.Node.Y-s.Y) > 0.5 || a.Art.Frame == nil {
			t.Errorf("a held tile is at %v, %v with frame %v, expected at %v", a.Node.X, a.Node.Y, a.Art.Frame, s)
		}
	}
	if b.choose(litTargets()[0]); len(b.chosen) != 1 {
		t.Errorf("a click on a lit target chose %v", b.chosen)
	}
}

// legalTargets returns the indices of the targets with moves.
func legalTargets(all []target) (indices []int) {
	for i, to := range all {
		if len(to.options) > 0 {
			indices = append(indices, i)
		}
	}
	return indices
}
