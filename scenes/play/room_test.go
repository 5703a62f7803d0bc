package play

import (
	"testing"

	"azulejo/scenes/games"
)

// TestControlsMoveWhenPlacementStarts checks that when placement starts in Summer Pavilion the controls move to their new places with the table, and that
// with reduced motion they are there at once.
func TestControlsMoveWhenPlacementStarts(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := newTestScene(t, len(games.All())-1, 2, 0, false)
		b.s.ctx.Settings.ReducedMotion = still
		b.s.session.players[1].Level = "greedy" // so that the first seat's board stays large
		b.s.ctx.ApplySettings()
		was, offer := nodeOf(b.s, "button-menu").X, b.s.board.Areas().Offer
		for takes := 0; b.s.board.Areas().Offer == offer; takes++ {
			if takes > 30 {
				t.Fatal("the plates do not disappear")
			}
			b.s.play(b.s.session.match.Position().Moves(nil)[0])
			b.finishAnimation()
		}
		menu, end := nodeOf(b.s, "button-menu"), b.s.board.Areas().Buttons.X+b.s.board.Areas().Buttons.W
		if travels := b.s.board.LayoutMoves(); travels == still || travels != (menu.X == was) || travels && !b.s.Moving() {
			t.Errorf("still %v: it travels %v, the last button is at %v and was at %v", still, travels, menu.X, was)
		}
		for ticks := 0; b.s.board.LayoutMoves(); ticks++ {
			if b.s.board.Tick(); ticks > 30 {
				t.Fatal("the animation does not end")
			}
		}
		if right := menu.X + menu.W/2; right < end-1 || right > end+1 || menu.X == was {
			t.Errorf("still %v: the last button ends at %v, its room at %v", still, right, end)
		}
	}
}

// TestTableAdaptsNextToTheWinBar checks that the layout also changes during a round if the win bar is next to the table.
func TestTableAdaptsNextToTheWinBar(t *testing.T) {
	b := newTestSceneIn(t, len(games.All())-1, 2, 0, true, 500, 800)
	b.s.session.players[1].Level = "greedy" // so that the first seat's board stays large
	travelled := false
	for pos := b.s.session.match.Position(); pos.Round() == 1 && !pos.Over() && !travelled; pos = b.s.session.match.Position() {
		b.s.play(pos.Moves(nil)[0])
		b.finishAnimation()
		if !b.s.winBarBeside() {
			t.Fatal("the win bar is in the log")
		}
		travelled = b.s.board.LayoutMoves()
	}
	if !travelled {
		t.Error("the layout did not change in a round")
	}
}

// TestWinBarIsInTheLog checks that the win bar is in the log panel if both fit, and next to the table otherwise, and that the log keeps its entries.
func TestWinBarIsInTheLog(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, x := range []struct {
			w, h   float64
			seats  int
			within bool
		}{{1280, 720, 2, true}, {2560, 1440, 4, true}, {1024, 640, 3, true}, {390, 844, 2, false}, {844, 390, 4, false}} {
			b := newTestSceneIn(t, at, x.seats, 30, true, x.w, x.h)
			b.s.Layout(b.s.ctx)
			panel, room := b.s.board.Areas().Panel, b.s.probability.bar.Room
			if got := room.In(panel); got != x.within || b.s.winBarBeside() == x.within {
				t.Errorf("%v × %v, %d seats: the bar is in the panel %v: %+v, %+v", x.w, x.h, x.seats, got, room, panel)
			}
			for _, r := range b.s.log.Rows {
				if r.Overlaps(room) {
					t.Errorf("%v × %v, %d seats: the bar covers an entry", x.w, x.h, x.seats)
				}
			}
			if x.within && len(b.s.log.Rows) < 2 {
				t.Errorf("%v × %v, %d seats: %d entries are left", x.w, x.h, x.seats, len(b.s.log.Rows))
			}
		}
	})
}
