package play

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"
)

// nodeState is the transform, the size and the opacity of a node on the stage.
type nodeState struct {
	at    gfx.Affine
	w, h  float64
	alpha float64
}

// collectStates adds the states of n and all nodes below it to into. above and alpha are the transform and the opacity of its parent.
func collectStates(n *stage.Node, above gfx.Affine, alpha float64, into map[*stage.Node]nodeState) {
	if n.Hidden {
		return
	}
	p := nodeState{above.Mul(n.Local()), n.W, n.H, alpha * n.Alpha}
	if n.Art != nil {
		into[n] = p
	}
	for _, child := range n.Children() {
		collectStates(child, p.at, p.alpha, into)
	}
}

// minVisible is the opacity up to which a node may move unseen, between fading out and fading in.
const minVisible = 0.2

// movedNode returns a visible node that differs in place, size or rotation, or nil.
func movedNode(was, is map[*stage.Node]nodeState) *stage.Node {
	for n, p := range is {
		q, there := was[n]
		if there && max(p.alpha, q.alpha) > minVisible && (p.at != q.at || p.w != q.w || p.h != q.h) {
			return n
		}
	}
	return nil
}

// TestReducedMotionMovesNothing checks in whole games that with reduced motion no visible node moves, scales or rotates during an animation.
func TestReducedMotionMovesNothing(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		b.s.ctx.Settings.ReducedMotion, b.s.ctx.Settings.WinBar = true, true
		b.s.ctx.ApplySettings()
		dice, motions := rand.New(rand.NewPCG(7, 3)), 0
		for ; b.s.phase != over && motions < 1000; motions++ {
			if b.s.phase == personToMove {
				all := b.s.session.match.Position().Moves(nil)
				b.s.chooseMove(all[dice.IntN(len(all))])
			}
			var was map[*stage.Node]nodeState
			for b.ticks(1); b.s.board.Animating(); b.ticks(1) {
				is := map[*stage.Node]nodeState{}
				collectStates(b.s.root, gfx.Identity(), 1, is)
				if n := movedNode(was, is); n != nil {
					t.Fatalf("motion %d: %q, %#v, was at %v and is at %v", motions, n.Name, n.Art, was[n], is[n])
				}
				was = is
			}
		}
		if b.s.phase != over {
			t.Errorf("the game is not over after %d motions", motions)
		}
	})
}

// TestReducedMotionWhileDragging checks that with reduced motion dragged tiles keep their size and are below the pointer, and are back in their places as
// soon as the drag is cancelled.
func TestReducedMotionWhileDragging(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		app, p := tableApp(t, at, 2, 4, 1280, 720)
		app.Context().Settings.ReducedMotion = true
		app.Context().ApplySettings()
		tile := firstTile(p)
		sizes := map[*stage.Node]float64{}
		for _, a := range p.board.Actors() {
			sizes[a.Node] = a.Node.W * a.Node.Scale
		}
		tile.DragStart(300, 200)
		for _, x := range []float64{300, 500, 640} {
			tile.Drag(x, 250)
			p.board.Follow(stage.Pointer{X: x, Y: 250})
			under := 0
			for _, a := range p.board.Actors() {
				if math.Abs(a.Node.W*a.Node.Scale-sizes[a.Node]) > 1e-9 {
					t.Errorf("a tile is %v wide in the hand and %v on the table", a.Node.W*a.Node.Scale, sizes[a.Node])
				}
				if a.Art.Lift > 0 && a.Node.Y == 250 && math.Abs(a.Node.X-x) < 200 {
					under++
				}
			}
			if under == 0 {
				t.Errorf("no tile is under the pointer at %v", x)
			}
		}
		tile.DragCancel()
		p.board.Follow(stage.Pointer{X: 1, Y: 1})
		for _, a := range p.board.Actors() {
			if s := a.Spot(); math.Hypot(a.Node.X-s.X, a.Node.Y-s.Y) > 1e-6 || a.Art.Lift != 0 {
				t.Errorf("a tile is at %v, %v, lifted by %v; it belongs to %v, %v", a.Node.X, a.Node.Y, a.Art.Lift, s.X, s.Y)
			}
		}
	})
}

// flashes returns the greatest number of flashes in window consecutive frames. A flash is a change of luminance by a tenth of white's and back
// (WCAG 2.2, 2.3.1).
func flashes(light []float64, window int) (most int) {
	var turns []int // the frames in which a change of a tenth ends, in the opposite direction of the one before
	low, high, up := light[0], light[0], 0
	for i, v := range light {
		low, high = min(low, v), max(high, v)
		switch {
		case up <= 0 && v-low >= 0.1:
			turns, up, low, high = append(turns, i), 1, v, v
		case up >= 0 && high-v >= 0.1:
			turns, up, low, high = append(turns, i), -1, v, v
		case up > 0 && v == high:
			low = v
		case up < 0 && v == low:
			high = v
		}
	}
	for i := range turns {
		n := 0
		for _, at := range turns[i:] {
			if at < turns[i]+window {
				n++
			}
		}
		most = max(most, n/2)
	}
	return most
}

// TestFlashes checks that flashes counts light that flickers, and neither small nor slow changes.
func TestFlashes(t *testing.T) {
	var steady, flicker, slow []float64
	for i := range 60 {
		steady = append(steady, 0.5+0.04*float64(i%2))
		flicker = append(flicker, float64(i/6%2))
		slow = append(slow, float64(i/20%2))
	}
	for name, c := range map[string]struct {
		light []float64
		want  int
	}{"steady": {steady, 0}, "flicker": {flicker, 4}, "slow": {slow, 1}} {
		if got := flashes(c.light, 60); got != c.want {
			t.Errorf("%s light flashes %d times, expected %d", name, got, c.want)
		}
	}
}

// TestNothingFlashes checks, in a round of each game at normal speed, that no cell of 107 × 80 pixels flashes more than three times a second. Cells are
// smaller than the smallest area in which flashes are harmful.
func TestNothingFlashes(t *testing.T) {
	const columns, rows, every, most = 48, 27, 3, 3
	const cellWidth, cellHeight = 4, 3 // in samples
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		dice := rand.New(rand.NewPCG(7, 3))
		light := make([][]float64, columns/cellWidth*rows/cellHeight)
		for tick, scored := 0, false; b.s.phase != over && !scored; tick++ {
			if b.s.phase == personToMove {
				all := b.s.session.match.Position().Moves(nil)
				b.s.chooseMove(all[dice.IntN(len(all))])
				scored = b.s.session.match.Position().Round() > 1
			}
			for b.ticks(1); b.s.board.Animating(); b.ticks(1) {
				if tick++; tick%every != 0 || b.s.board.Shown().Round() > 1 {
					continue
				}
				frame := make([]float64, len(light))
				for i, l := range scenetest.Luminances(t, b.s.ctx, b.s.Ground(b.s.ctx), b.s.root, columns, rows) {
					frame[i/columns/cellHeight*(columns/cellWidth)+i%columns/cellWidth] += l / (cellWidth * cellHeight)
				}
				for i, l := range frame {
					light[i] = append(light[i], l)
				}
			}
		}
		if len(light[0]) < 60 {
			t.Fatalf("only %d frames were seen", len(light[0]))
		}
		for i, l := range light {
			if n := flashes(l, 60/every); n > most {
				t.Errorf("cell %d of row %d flashes %d times in a second", i%(columns/cellWidth), i/(columns/cellWidth), n)
			}
		}
	})
}
