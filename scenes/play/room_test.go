package play

import (
	"testing"

	"azulejo/scenes/games"
)

// TestTheTableFollowsItsRoom takes all tiles of a round of Summer Pavilion: what stands around the table travels with it once tiles are
// placed, the table is in motion until then, and with less motion all is there at once.
func TestTheTableFollowsItsRoom(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := newBench(t, len(games.All())-1, 2, 0, false)
		b.s.ctx.Settings.ReducedMotion = still
		b.s.session.players[1].Level = "greedy" // so that the first seat goes on to see its board large
		b.s.ctx.Relayout()
		was, offer := nodeOf(b.s, "button-menu").X, b.s.hud.rooms.Offer
		for takes := 0; b.s.hud.rooms.Offer == offer; takes++ {
			if takes > 30 {
				t.Fatal("the plates keep their room")
			}
			b.s.play(b.s.session.match.Position().Moves(nil)[0])
			b.arriveNow()
		}
		menu, end := nodeOf(b.s, "button-menu"), b.s.hud.rooms.Buttons.X+b.s.hud.rooms.Buttons.W
		if travels := b.s.view.ClosesUp(); travels == still || travels != (menu.X == was) || travels && !b.s.Moving() {
			t.Errorf("still %v: it travels %v, the last button is at %v and was at %v", still, travels, menu.X, was)
		}
		for ticks := 0; b.s.view.ClosesUp(); ticks++ {
			if b.s.view.Tick(); ticks > 30 {
				t.Fatal("it does not come to rest")
			}
		}
		if right := menu.X + menu.W/2; right < end-1 || right > end+1 || menu.X == was {
			t.Errorf("still %v: the last button ends at %v, its room at %v", still, right, end)
		}
	}
}

// TestTheTableFollowsItsRoomBesideABar: where the chances have a strip of the window, the table closes up after moves as it does elsewhere.
func TestTheTableFollowsItsRoomBesideABar(t *testing.T) {
	b := newBenchIn(t, len(games.All())-1, 2, 0, true, 500, 800)
	b.s.session.players[1].Level = "greedy" // so that the first seat goes on to see its board large
	travelled := false
	for pos := b.s.session.match.Position(); pos.Round() == 1 && !pos.Over() && !travelled; pos = b.s.session.match.Position() {
		b.s.play(pos.Moves(nil)[0])
		b.arriveNow()
		if !b.s.chances.beside {
			t.Fatal("the chances lie in the log")
		}
		travelled = b.s.view.ClosesUp()
	}
	if !travelled {
		t.Error("nothing closes up in a round")
	}
}
