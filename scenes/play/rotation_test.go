package play

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table/tabletest"
)

// rotate swaps the width and the height of the window, as a phone does.
func (b *testScene) rotate() {
	b.app.LayoutF(390, 844)
	b.app.LayoutF(844, 390)
}

// lifted returns the number of tiles that are lifted.
func (b *testScene) lifted() (n int) {
	for _, a := range b.s.board.Actors() {
		if a.Art.Lift > 0 {
			n++
		}
	}
	return n
}

// TestRotationKeepsHeldTiles checks that after the window is rotated held tiles are still held and can be placed.
func TestRotationKeepsHeldTiles(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	b.app.LayoutF(390, 844)
	nodeWith(b.s, "pickable-").Touch.Press()
	was := b.lifted()
	if was == 0 {
		t.Fatal("nothing is held")
	}
	b.rotate()
	if b.lifted() != was {
		t.Fatalf("%d tiles are held, expected %d", b.lifted(), was)
	}
	moves := len(b.s.session.match.Moves())
	b.s.root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "target-") && n.Touch.Focus && len(b.s.session.match.Moves()) == moves {
			n.Touch.Press()
		}
	})
	if len(b.s.session.match.Moves()) != moves+1 {
		t.Error("the held tiles cannot be dropped")
	}
}

// TestRotationKeepsTheDrag checks that after the window is rotated a drag continues and drops the tiles at the finger.
func TestRotationKeepsTheDrag(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	b.app.LayoutF(390, 844)
	n := nodeWith(b.s, "pickable-")
	x, y := n.Centre()
	tick := func(p stage.Pointer) {
		p.Over, p.Finger = true, true
		b.s.dispatcher.Update(p, stage.Keys{})
		b.s.board.Follow(p)
	}
	tick(stage.Pointer{X: x, Y: y, Pressed: true, Down: true})
	tick(stage.Pointer{X: x + 20, Y: y, Moved: true, Down: true, Dragging: true})
	b.rotate()
	moves, target := len(b.s.session.match.Moves()), nodeWith(b.s, "target-4")
	x, y = target.Centre()
	for range 3 {
		tick(stage.Pointer{X: x, Y: y + 48, Moved: true, Down: true, Dragging: true})
	}
	if b.lifted() == 0 {
		t.Fatal("nothing is carried")
	}
	tick(stage.Pointer{X: x, Y: y + 48, Released: true, Dragging: true})
	if len(b.s.session.match.Moves()) != moves+1 {
		t.Error("the drop did not count")
	}
}

// TestRotationKeepsPicks checks that after the window is rotated the tiles picked for a pass are the same.
func TestRotationKeepsPicks(t *testing.T) {
	for moves := 20; moves < 80; moves++ {
		b := newTestScene(t, 2, 2, moves, false)
		p := pavilion.See(b.s.board.Shown())
		if b.s.phase != personToMove || !p.Placing() || handSize(p, p.ToMove()) < 3 {
			continue
		}
		b.app.LayoutF(390, 844)
		b.s.board.PressAction()
		nodeWith(b.s, "pick-").Touch.Press()
		kept := b.s.board.SaveInput()
		if b.rotate(); fmt.Sprint(kept) != fmt.Sprint(b.s.board.SaveInput()) {
			t.Errorf("picked %v, then %v", kept, b.s.board.SaveInput())
		}
		return
	}
	t.Error("no position to pass in")
}

// handSize returns the number of tiles in a seat's hand.
func handSize(p pavilion.View, s engine.Seat) (n int) {
	for c := range engine.Tile(pavilion.Colours) {
		n += p.Hand(s, c)
	}
	return n
}

// TestResizingKeepsPayments checks that the choice of a payment stays open in another window size.
func TestResizingKeepsPayments(t *testing.T) {
	for moves := 20; moves < 80; moves++ {
		b := newTestScene(t, 2, 2, moves, false)
		pos := b.s.board.Shown()
		for i, z := range tabletest.Targets(b.s.table, pos) {
			all, _ := b.s.table.Options(pos).Click(z.Place)
			if len(all) < 2 || b.s.phase != personToMove {
				continue
			}
			nodeOf(b.s, fmt.Sprint("target-", i)).Touch.Press()
			if b.app.LayoutF(1600, 900); nodeOf(b.s, fmt.Sprint("pay-", len(all)-1)) == nil {
				t.Errorf("the payments of %v are gone", z.Place)
			}
			return
		}
	}
	t.Errorf("no payment in %s", games.All()[2].Edition.ID)
}

// TestRotationKeepsTheConfirmation checks that after the window is rotated a move can still be confirmed.
func TestRotationKeepsTheConfirmation(t *testing.T) {
	b, m, moves := newConfirmingScene(t, 0)
	b.rotate()
	if b.s.phase != confirming {
		t.Fatalf("phase %v", b.s.phase)
	}
	if b.press("confirm"); len(b.s.session.match.Moves()) != moves+1 || b.s.session.match.Moves()[moves] != m {
		t.Error("another move was made, or none")
	}
}

// nodeWith returns a node whose name begins with prefix.
func nodeWith(s *Scene, prefix string) (found *stage.Node) {
	s.root.Walk(func(n *stage.Node) {
		if found == nil && n.Touch != nil && strings.HasPrefix(n.Name, prefix) {
			found = n
		}
	})
	return found
}
