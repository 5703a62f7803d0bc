package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// placingScene returns a scene of Summer Pavilion in which a person can pay for the space of target.
func placingScene(t *testing.T) (b *testScene, target *stage.Node) {
	t.Helper()
	for moves := 20; moves < 80; moves++ {
		b := newTestScene(t, 2, 2, moves, false)
		b.s.board.ShowSums = true
		if p := pavilion.See(b.s.board.Shown()); b.s.phase != personToMove || !p.Placing() || handSize(p, p.ToMove()) < 3 {
			continue
		}
		b.s.root.Walk(func(n *stage.Node) {
			if target == nil && n.Touch != nil && n.Touch.Focus && len(n.Name) > 7 && n.Name[:7] == "target-" {
				target = n
			}
		})
		if target != nil {
			return b, target
		}
	}
	t.Fatal("no tile can be placed")
	return nil, nil
}

// TestLabelsDisappearWithTheirSubject checks that the label with the score of a move disappears when Escape opens the menu and when P starts a pass, with
// the pointer and with the focus on its space.
func TestLabelsDisappearWithTheirSubject(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyP} {
		for _, byKey := range []bool{false, true} {
			b, target := placingScene(t)
			if x, y := target.Centre(); byKey {
				b.s.dispatcher.FocusVisibly(target.Name)
			} else {
				b.s.dispatcher.Update(stage.Pointer{X: x, Y: y, Over: true, Moved: true}, stage.Keys{})
			}
			if len(b.s.board.Top.Children()) == 0 {
				t.Fatalf("by key %v: there is no label", byKey)
			}
			d := &inputDevice{key: key}
			b.connect(d)
			d.on = true
			b.app.Context().Input.Update()
			b.s.run(b.s.pressedCommand(b.app.Context().Input))
			if key == ebiten.KeyEscape {
				if len(*b.opened) != 1 {
					t.Fatalf("by key %v: opened %v", byKey, *b.opened)
				}
				b.s.Pause(b.s.ctx)
			}
			if n := len(b.s.board.Top.Children()); n != 0 {
				t.Errorf("%v, by key %v: %d labels stay", key, byKey, n)
			}
		}
	}
}

// TestScoreBreakdownsEndOnAnyKey checks that Escape closes the explanation of a score without opening the menu, and that the start of a pass closes it.
func TestScoreBreakdownsEndOnAnyKey(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyP} {
		b, _ := placingScene(t)
		for _, p := range b.s.table.Pieces(b.s.board.Shown()) {
			if p.Place.Zone == engine.Star {
				spot := b.s.table.Anchor(p.Place, 0, 1)
				b.s.explainTile(stage.Pointer{X: spot.X, Y: spot.Y, Over: true, Released: true})
				break
			}
		}
		if b.explanationCount() == 0 {
			t.Fatal("no sum is shown")
		}
		d := &inputDevice{key: key}
		b.connect(d)
		d.on = true
		b.app.Context().Input.Update()
		b.s.run(b.s.pressedCommand(b.app.Context().Input))
		if n := b.explanationCount(); n != 0 || len(*b.opened) != 0 {
			t.Errorf("%v: %d nodes of the explanation stay, opened %v", key, n, *b.opened)
		}
	}
}

// TestHeadingMentionsLookingBack checks that the heading at an earlier position names no seat to move, and that it does after undo.
func TestHeadingMentionsLookingBack(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 9, false)
		w, looked := b.s.ctx.Words, 0
		for range 6 {
			b.s.stepMove(-1)
			b.finishAnimation()
			if b.s.phase != personToMove {
				continue
			}
			looked++
			name := b.s.session.players[b.s.board.Shown().ToMove()].Name
			if title := b.s.heading.titleText; title == w.T("play.yourTurn") || title == w.T("play.turnOf", "player", name) {
				t.Fatalf("looking back at move %d the heading says %q", b.s.session.movesMade(), title)
			}
		}
		b.s.undo()
		b.finishAnimation()
		name := b.s.session.players[b.s.board.Shown().ToMove()].Name
		if title := b.s.heading.titleText; title != w.T("play.turnOf", "player", name) || looked < 3 {
			t.Errorf("after %d positions and undo the heading says %q", looked, title)
		}
	})
}
