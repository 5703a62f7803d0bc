package play

import (
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"
)

// newConfirmingScene returns a scene that asks for confirmation of m. moves is the number of moves played before.
func newConfirmingScene(t *testing.T, at int) (b *testScene, m engine.Move, moves int) {
	b = newTestScene(t, at, 2, 5, false)
	b.s.ctx.Settings.Confirm = true
	m, moves = b.s.session.match.Position().Moves(nil)[0], len(b.s.session.match.Moves())
	b.s.chooseMove(m)
	if b.s.phase != confirming || len(b.s.session.match.Moves()) != moves {
		t.Fatalf("phase %d after a choice, %d moves", b.s.phase, len(b.s.session.match.Moves()))
	}
	return b, m, moves
}

// press presses a button of the row. Its name is given without the prefix.
func (b *testScene) press(name string) {
	b.t.Helper()
	var found *stage.Node
	b.s.root.Walk(func(n *stage.Node) {
		if n.Name == "button-"+name && n.Touch != nil {
			found = n
		}
	})
	if found == nil || found.Touch.Press == nil {
		b.t.Fatalf("no button %s", name)
	}
	found.Touch.Press()
}

// TestMoveIsConfirmed checks that the button that confirms a move has the focus, and that pressing it plays the move.
func TestMoveIsConfirmed(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b, m, moves := newConfirmingScene(t, at)
		if b.s.dispatcher.FocusName() != "button-confirm" {
			t.Errorf("the focus is on %q", b.s.dispatcher.FocusName())
		}
		b.press("confirm")
		made := b.s.session.match.Moves()
		if len(made) != moves+1 || made[moves] != m || !b.s.phase.isAnimated() {
			t.Errorf("%d moves of %d, phase %d", len(made), moves+1, b.s.phase)
		}
	})
}

// TestMoveIsCancelledBeforeItIsConfirmed checks that undo cancels a move that has not been confirmed.
func TestMoveIsCancelledBeforeItIsConfirmed(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b, _, moves := newConfirmingScene(t, at)
		b.press("undo")
		if b.s.phase != personToMove || len(b.s.session.match.Moves()) != moves || firstTile(b.s) == nil {
			t.Errorf("phase %d, %d moves", b.s.phase, len(b.s.session.match.Moves()))
		}
	})
}

// TestNoConfirmationByDefault checks that with default settings a move is played without confirmation.
func TestNoConfirmationByDefault(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
	if b.s.phase != animating {
		t.Errorf("phase %d", b.s.phase)
	}
}

// TestConfirmationSurvivesSheets checks that the score of the move to confirm is still shown after a sheet was open.
func TestConfirmationSurvivesSheets(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestSceneIn(t, at, 2, 5, false, 390, 844)
		b.s.ctx.Settings.Arithmetic, b.s.ctx.Settings.Confirm = true, true
		b.s.Layout(b.s.ctx)
		b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
		before := len(b.s.board.Top.Children())
		if before == 0 {
			t.Fatal("no score is shown")
		}
		b.s.Pause(b.s.ctx)
		if after := len(b.s.board.Top.Children()); after != before {
			t.Errorf("%d labels before a sheet, %d after", before, after)
		}
	})
}

// TestConfirmationOnPhones checks that on phones all buttons around a move that waits for confirmation are at least 44 device-independent pixels wide
// and high.
func TestConfirmationOnPhones(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}} {
			for seats := 2; seats <= engine.MaxSeats; seats++ {
				b := newTestSceneIn(t, at, seats, 5, false, size[0], size[1])
				b.s.ctx.Settings.Confirm = true
				b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
				b.ticks(20)
				seen := 0
				for name, r := range scenetest.Targets(b.s.ctx, b.s.root) {
					if !strings.HasPrefix(name, "button-") {
						continue
					}
					seen++
					if min(r.W, r.H) < 43.95 {
						t.Errorf("%v, %d seats: %s is %.1f × %.1f", size, seats, name, r.W, r.H)
					}
				}
				if b.s.phase != confirming || seen < 2 {
					t.Errorf("%v, %d seats: %d buttons in phase %d", size, seats, seen, b.s.phase)
				}
			}
		}
	})
}
