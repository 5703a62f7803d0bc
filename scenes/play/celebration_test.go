package play

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine/enginetest/long"
	"azulejo/game/stage"
)

// eachCelebration plays a random game for four to the end, and calls visit in every seventh tick in which a celebration is running.
func eachCelebration(t *testing.T, at, w, h int, visit func(b *testScene)) {
	b := newTestSceneIn(t, at, 4, 0, false, float64(w), float64(h))
	dice, ticks := rand.New(rand.NewPCG(2, 9)), 0
	for tick := 0; tick < 60000 && (b.s.phase != over || b.s.Moving()); tick++ {
		if b.s.phase == personToMove {
			all := b.s.session.match.Position().Moves(nil)
			b.s.chooseMove(all[dice.IntN(len(all))])
		}
		b.ticks(1)
		if b.s.board.Celebrations.Moving() {
			if ticks++; ticks%7 == 0 {
				visit(b)
			}
		}
	}
	if ticks < 120 {
		t.Errorf("only %d ticks with a celebration", ticks)
	}
}

// TestFramesOfCelebrations checks that a frame with a celebration takes at most 60 draw calls and allocates nothing, in windows of desktops and phones:
// in one of them for each game, and with -long in all.
func TestFramesOfCelebrations(t *testing.T) {
	const limit = 60
	windows := [][2]int{{1280, 720}, {390, 844}, {844, 390}, {2560, 1440}}
	eachGame(t, func(t *testing.T, at int) {
		for i, size := range windows {
			if i != at%len(windows) && !long.Enabled() {
				continue
			}
			t.Run(fmt.Sprintf("%d × %d", size[0], size[1]), func(t *testing.T) {
				most := 0
				eachCelebration(t, at, size[0], size[1], func(b *testScene) {
					paint(b.app, b.s)
					most = max(most, b.s.ctx.Canvas.DrawCalls())
					if n := testing.AllocsPerRun(1, func() { paint(b.app, b.s) }); n != 0 {
						t.Fatalf("a frame allocates %v times", n)
					}
				})
				if t.Logf("%d draw calls", most); most == 0 || most > limit {
					t.Errorf("%d draw calls, expected at most %d", most, limit)
				}
			})
		}
	})
}

// celebrations returns the nodes of the celebrations that are running.
func (b *testScene) celebrations() []*stage.Node {
	below, c := b.s.board.Below, b.s.board.Celebrations
	return slices.Concat(below.Find("lights").Children(), c.Layer.Find("sets").Children(), c.Above.Find("sums").Children(), c.Above.Find("banner").Children())
}

// TestClickEndsCelebrations checks that a press ends all celebrations, even where there is nothing to press. It may start the next one, as it also
// speeds up the animation.
func TestClickEndsCelebrations(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		visits, ended := 0, 0
		eachCelebration(t, at, 1280, 720, func(b *testScene) {
			running := b.celebrations()
			if len(running) == 0 {
				return
			}
			if visits++; visits%3 > 0 {
				return
			}
			m := b.connectMouse()
			b.tick(m, 1, 1, true)
			for _, n := range b.celebrations() {
				if slices.Contains(running, n) {
					t.Fatal("a celebration continues after a click")
				}
			}
			ended++
			b.tick(m, 1, 1, false)
			b.tick(m, 1, 1, false)
		})
		if ended < 20 {
			t.Errorf("only %d clicks ended celebrations", ended)
		}
	})
}

// TestResultsFollowTheVictory checks that the results are shown within 1.2 seconds after the last points.
func TestResultsFollowTheVictory(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		dice := rand.New(rand.NewPCG(2, 9))
		for ticks := 0; !b.s.phase.ended() && ticks < 60000; ticks++ {
			if b.s.phase == personToMove {
				all := b.s.session.match.Position().Moves(nil)
				b.s.chooseMove(all[dice.IntN(len(all))])
			}
			b.ticks(1)
		}
		before, waited := len(*b.opened), 0
		for ; b.s.phase == celebrating; waited++ {
			b.ticks(1)
		}
		if waited == 0 || waited > 72 || len(*b.opened) != before+1 {
			t.Errorf("after %d ticks %d screens follow", waited, len(*b.opened)-before)
		}
	})
}
