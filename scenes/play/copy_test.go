package play

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/game/settings"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
)

// TestPlayingOnFromAFinishedGameIsACopy checks that another move at an earlier position of a finished game leaves that game among the saved
// ones and says so.
func TestPlayingOnFromAFinishedGameIsACopy(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	b.setSpeed(settings.Off)
	b.playRandomMoves(rand.New(rand.NewPCG(3, 3)), 1000)
	s := b.s
	if !s.session.match.Position().Over() {
		t.Fatal("the game is not over")
	}
	end := s.session.match.Position().Hash()
	at := len(s.session.match.Line()) / 2
	for ; !s.session.isStop(s.session.match.At(at)) || len(s.session.match.At(at).Moves(nil)) < 2; at++ {
	}
	s.goToMove(at)
	s.continueHere()
	moves := s.session.match.Position().Moves(nil)
	other := moves[0]
	if other == s.session.match.Redoable()[0] {
		other = moves[1]
	}
	s.play(other)
	if s.ctx.Toast() != s.ctx.Words.T("play.copy") {
		t.Errorf("the toast is %q", s.ctx.Toast())
	}
	all := saves.ListFinished(s.ctx)
	if len(all) != 1 {
		t.Fatalf("%d finished games are saved", len(all))
	}
	if m, _, ok := saves.Open(s.ctx, all[0]); !ok || m.Position().Hash() != end {
		t.Error("the finished game has changed")
	}
	if m, _, ok := saves.Unfinished(s.ctx); !ok || m.Position().Over() || len(m.Moves()) <= at {
		t.Error("the copy is not the current game")
	}
}

// TestDealIsNotRepeated checks that a game that is left after a deal continues after it.
func TestDealIsNotRepeated(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		b.setSpeed(settings.Off)
		dice := rand.New(rand.NewPCG(4, 4))
		for dealt := false; !dealt; {
			b.playRandomMoves(dice, 1)
			n := b.s.session.movesMade()
			dealt = b.s.session.match.At(n-1).ToMove() == engine.Nature
		}
		m, _, ok := saves.Current(b.s.ctx)
		if !ok || m.Position().ToMove() < 0 || m.Position().Hash() != b.s.session.match.Position().Hash() {
			t.Errorf("the saved game is not at the first decision: %v", ok)
		}
	})
}

// TestNewGameDialog checks that the set-up screen over the table has an address that leads back there.
func TestNewGameDialog(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	r, ok := b.s.Dialog(route.NewGameName)
	if setup, isSetup := r.(route.Setup); !ok || !isSetup || !setup.FromTable {
		t.Errorf("the dialog is %v, %v", r, ok)
	}
	if trail, base := route.Trail(route.Address(r)); base || len(trail) != 3 || trail[1] != "play" {
		t.Errorf("its trail is %q, %v", trail, base)
	}
}
