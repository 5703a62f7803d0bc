package board

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
)

// eventRecorder stores what a Board reports.
type eventRecorder struct {
	chosen   []engine.Move
	sentence string
}

func (e *eventRecorder) record(event Event) {
	switch event := event.(type) {
	case MoveChosen:
		e.chosen = append(e.chosen, event.Move)
	case Announced:
		e.sentence = event.Text
	case Hovered:
		e.sentence = event.Text
	}
}

// testBoard is a board in which moves by hand are enabled.
type testBoard struct {
	*randomGame
	*eventRecorder
	root       *stage.Node
	dispatcher *stage.Dispatcher
	finger     bool // the pointer is a finger
}

// newTestBoard returns a board of a game for two seats after random moves, in the first position with a person on turn that satisfies wanted.
func newTestBoard(t *testing.T, game int, wanted func(engine.Position) bool) *testBoard {
	t.Helper()
	return newTestBoardOf(t, newRandomGame(t, &games.All()[game], 2), wanted)
}

// newTestBoardOf returns a board after random moves, in the first position with a person on turn that satisfies wanted.
func newTestBoardOf(t *testing.T, v *randomGame, wanted func(engine.Position) bool) *testBoard {
	t.Helper()
	for p := v.match.Position(); p.ToMove() == engine.Nature || !wanted(p); p = v.match.Position() {
		if p.Over() {
			t.Fatal("no position of the game is wanted")
		}
		v.move()
		v.Settle()
	}
	v.showPosition(nil, engine.NoMove)
	b := &testBoard{randomGame: v, eventRecorder: &eventRecorder{}, root: stage.Group("root"), dispatcher: &stage.Dispatcher{}}
	b.Board.dispatcher, b.Board.report = b.dispatcher, b.record
	b.root.Add(v.Below, v.Above, b.Top)
	b.dispatcher.Scope = b.root
	b.EnableMoves()
	return b
}

// find returns the nodes with a touch area whose names begin with a prefix.
func (t *testBoard) find(prefix string) (all []*stage.Node) {
	t.root.Walk(func(n *stage.Node) {
		if n.Touch != nil && strings.HasPrefix(n.Name, prefix) {
			all = append(all, n)
		}
	})
	return all
}

// tick advances dispatcher and player by a tick with a pointer.
func (t *testBoard) tick(p stage.Pointer) {
	p.Finger = t.finger
	t.dispatcher.Update(p, stage.Keys{})
	t.Follow(p)
}

// drag drags a node to a point and keeps it there for 30 ticks, without dropping it.
func (t *testBoard) drag(n *stage.Node, x, y float64) {
	sx, sy := n.Centre()
	for _, p := range []stage.Pointer{{X: sx, Y: sy, Over: true, Pressed: true, Down: true}, {X: x, Y: y, Over: true, Moved: true, Down: true, Dragging: true}} {
		t.tick(p)
	}
	for range 30 {
		t.tick(stage.Pointer{X: x, Y: y, Over: true, Down: true, Dragging: true})
	}
}

// drop releases the pointer at a point.
func (t *testBoard) drop(x, y float64) {
	t.tick(stage.Pointer{X: x, Y: y, Over: true, Released: true})
}

// ghosts returns the number of ghosts and their costs that are drawn at targets.
func (t *testBoard) ghosts() (n int) {
	for _, shape := range t.shapes() {
		if shape.depth == belowTiles && (shape.Kind == Ghost || shape.Kind == Cost) {
			n++
		}
	}
	return n
}

// lights returns the number of halos and ghosts that are drawn around and next to tiles for what is pointed at.
func (t *testBoard) lights() (n int) {
	for _, c := range t.layers.shapes[belowCounts].Children() {
		n += max(1, len(c.Children()))
	}
	return n
}

// always accepts every position.
func always(engine.Position) bool { return true }

// TestCarriedTilesAreLargerThanTheCells checks that a carried tile is at least a tenth larger than at its source and than the spaces of its targets.
func TestCarriedTilesAreLargerThanTheCells(t *testing.T) {
	for game := range games.All() {
		b := newTestBoard(t, game, always)
		b.drag(b.find("pickable-")[0], 640, 360)
		if len(b.lifted.tiles) == 0 {
			t.Fatal("nothing is carried")
		}
		a := b.lifted.tiles[0]
		cell := b.table.Anchor(b.targets[0].Place, 0, 1).Size
		if size := a.Node.H / a.Art.H * a.Node.Scale; size < 1.1*max(cell, a.Spot().Size) {
			t.Errorf("game %d: the size is %.1f while carried, and %.1f at the targets", game, size, cell)
		}
	}
}

// TestGhostsDisappearAfterADrop checks that ghosts appear while tiles are dragged over a target, and disappear when the screen disables moves after the drop.
func TestGhostsDisappearAfterADrop(t *testing.T) {
	b := newTestBoard(t, 0, always)
	x, y := b.targets[4].Rect.Middle()
	b.drag(b.find("pickable-")[0], x, y)
	if b.ghosts() == 0 {
		t.Fatal("there are no ghosts")
	}
	b.drop(x, y)
	b.DisableMoves() // as screens do before they animate the move
	if len(b.chosen) != 1 || b.ghosts() != 0 {
		t.Errorf("chosen %v, %d ghosts", b.chosen, b.ghosts())
	}
}

// TestWrongClickKeepsHeldTiles checks that a click on an illegal target shows the reason just above the click, and that the tiles stay held.
func TestWrongClickKeepsHeldTiles(t *testing.T) {
	b := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	for _, n := range b.find("pickable-") {
		n.Touch.Press()
		for i, to := range b.targets {
			if len(to.options) > 0 || to.why == nil {
				continue
			}
			b.pointer = stage.Pointer{X: 600, Y: 300}
			b.choose(i)
			if b.held() == nil || len(b.Top.Children()) != 1 {
				t.Fatalf("held %v, %d labels", b.held(), len(b.Top.Children()))
			}
			if label := b.Top.Children()[0]; label.Y > 300 || label.Y < 250 {
				t.Errorf("the reason is shown at y = %v", label.Y)
			}
			return
		}
		b.Release()
	}
	t.Fatal("no target is illegal")
}

// TestClickWithoutTilesExplainsTheFirstStep checks that a click on a target with nothing held says that tiles are picked up first, and that all tiles that can
// be taken are lit until the reason disappears.
func TestClickWithoutTilesExplainsTheFirstStep(t *testing.T) {
	b := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	b.pointer = stage.Pointer{X: 600, Y: 300}
	b.choose(2)
	first := b.lights()
	refusals := 0
	b.report = func(e Event) {
		if r, ok := e.(Refused); ok && r.Why == b.frame.Words.T("play.first") {
			refusals++
		}
	}
	b.choose(2) // again, while the reason is shown
	if refusals != 1 {
		t.Errorf("the reason is announced %d times, not once more", refusals)
	}
	alerts := stage.AppendAccessible(nil, b.Top, nil)
	if len(alerts) != 1 || alerts[0].Role != stage.RoleText || alerts[0].Name != b.frame.Words.T("play.first") {
		t.Errorf("the alerts are %+v", alerts)
	}
	if lit := b.lights(); lit < 4 || lit != first {
		t.Errorf("%d tiles are lit after a click, %d after another", first, lit)
	}
	for range reasonTicks + 1 {
		b.Follow(stage.Pointer{})
	}
	if lit := b.lights(); lit != 0 {
		t.Errorf("%d tiles are lit after the reason has disappeared", lit)
	}
}

// TestKeyReleasesTilesThatFitNowhere checks that a key press on tiles that may not be taken shows the reason and releases them, so that other tiles can be
// reached.
func TestKeyReleasesTilesThatFitNowhere(t *testing.T) {
	b := newTestBoard(t, 2, func(p engine.Position) bool { return pavilion.See(p).Taking() })
	for _, n := range b.find("pickable-") {
		if !n.Accessible.Off || !b.dispatcher.FocusVisibly(n.Name) {
			continue
		}
		n.Touch.Press()
		if b.held() != nil || b.dispatcher.KeyScope != nil || len(b.chosen) > 0 {
			t.Errorf("held %v, key scope %v, chosen %v", b.held(), b.dispatcher.KeyScope, b.chosen)
		}
		if alerts := stage.AppendAccessible(nil, b.Top, nil); len(alerts) != 1 || alerts[0].Role != stage.RoleText {
			t.Errorf("the alerts are %+v", alerts)
		}
		return
	}
	t.Fatal("all tiles can be taken")
}

// TestGreyWallSpacesAreLit checks that the legal spaces are lit when a tile has to be placed on the grey wall, and that a click on one makes the move.
func TestGreyWallSpacesAreLit(t *testing.T) {
	b := newTestBoard(t, 1, func(p engine.Position) bool { return azul.See(p).Tiling() })
	lit := 0
	for _, to := range b.targets {
		if len(to.options) > 0 {
			if !b.lit(&to) {
				t.Error("a legal space is not lit")
			}
			lit++
		}
	}
	if lit == 0 {
		t.Fatal("no space is legal")
	}
	for i, to := range b.targets {
		if len(to.options) > 0 {
			b.choose(i)
			break
		}
	}
	if len(b.chosen) != 1 {
		t.Error("a click on a legal space does not make the move")
	}
}

// TestPaymentHasATitle checks that the payment menu has a title, centred above its first payment.
func TestPaymentHasATitle(t *testing.T) {
	b := newTestBoard(t, 2, func(p engine.Position) bool { return spaceWithPayments(pavilion.See(p)) >= 0 })
	at := spaceWithPayments(pavilion.See(b.match.Position()))
	b.choose(slices.IndexFunc(b.targets, func(to target) bool {
		return to.Place.Row == int8(at/pavilion.Ring) && to.Place.Col == int8(at%pavilion.Ring)
	}))
	first, title := b.find("pay-0")[0], (*stage.Node)(nil)
	b.Top.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && l.Text == "Pay with" {
			title = n
		}
	})
	box := b.Top.Find("payment").Children()[0]
	if title == nil || title.Y > first.Y-first.H/2 || title.X != box.X {
		t.Errorf("the title is %+v, the first payment %+v", title, first)
	}
}

// TestReleaseEndsAPayment checks that Release closes the payment menu, whether it was opened with held tiles or by a click on the target.
func TestReleaseEndsAPayment(t *testing.T) {
	for _, holds := range []bool{false, true} {
		b := newTestBoard(t, 2, func(p engine.Position) bool { return spaceWithPayments(pavilion.See(p)) >= 0 })
		p := b.Board
		i := slices.IndexFunc(p.targets, func(to target) bool { return len(to.options) > 1 })
		for _, g := range p.table.Options(p.Shown()).Pickables() {
			several := func(to target) bool {
				ways, _ := p.options().Drop(g, to.Place)
				return len(ways) > 1
			}
			if at := slices.IndexFunc(p.targets, several); holds && at >= 0 && p.held() == nil {
				i = at
				p.toggleHeld(g)
			}
		}
		if p.choose(i); !p.menuOpen() || holds != (p.held() != nil) {
			t.Fatalf("tiles held: %v: the mode is %T", holds, p.mode)
		}
		if p.Release(); p.mode != (idle{}) || p.Top.Find("payment") != nil || b.dispatcher.KeyScope != nil {
			t.Errorf("tiles held: %v: the mode is %T after Release", holds, p.mode)
		}
	}
}

// spaceWithPayments returns the first space with several payments, or -1.
func spaceWithPayments(p pavilion.View) int {
	for at := range pavilion.Spaces {
		if p.Placing() && len(p.Payments(at)) > 1 {
			return at
		}
	}
	return -1
}

// TestCentreShowsTheCostOfTheMarker checks that hovering over tiles of the centre shows the cost of the marker while the marker is there, and that hovering over
// those of factories does not.
func TestCentreShowsTheCostOfTheMarker(t *testing.T) {
	b := newTestBoard(t, 2, func(p engine.Position) bool {
		first := func(m engine.Move) bool {
			take, ok := pavilion.Taken(m)
			return ok && pavilion.See(p).MarkerCost(take) < 0
		}
		return slices.ContainsFunc(p.Moves(nil), first)
	})
	b.ShowSums = true
	for _, n := range b.find(fmt.Sprintf("pickable-%d-", engine.Centre)) {
		n.Touch.Hover(true)
		if shown := textOf(b.Top); !strings.Contains(shown, "−") || !strings.Contains(b.sentence, "the marker, which costs") {
			t.Errorf("%s: the label is %q, the sentence %q", n.Name, shown, b.sentence)
		}
		n.Touch.Hover(false)
	}
	for _, n := range b.find(fmt.Sprintf("pickable-%d-", engine.Factory)) {
		if n.Touch.Hover(true); strings.Contains(b.sentence, "marker") {
			t.Errorf("%s: the sentence is %q", n.Name, b.sentence)
		}
	}
}

// textOf returns the text of all labels below a node.
func textOf(n *stage.Node) (text string) {
	n.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok {
			text += l.Text + "\n"
		}
	})
	return text
}

// TestTilesStayAboveTheFinger checks that tiles carried by a finger are drawn and dropped 48 pixels above it, and those carried by a mouse at the pointer.
func TestTilesStayAboveTheFinger(t *testing.T) {
	for _, finger := range []bool{false, true} {
		b := newTestBoard(t, 0, always)
		b.finger = finger
		above := 0.0
		if finger {
			above = 48
		}
		x, y := b.targets[4].Rect.Middle()
		b.drag(b.find("pickable-")[0], x, y+above)
		if n := b.lifted.tiles[0].Node; n.Y > y+1 || n.Y < y-1 {
			t.Errorf("finger %v at y = %v: the tile is at y = %.1f", finger, y+above, n.Y)
		}
		if b.drop(x, y+above); len(b.chosen) != 1 {
			t.Errorf("finger %v: the drop chose %v", finger, b.chosen)
		}
	}
}

// TestTwoFingersDropNothing checks that a drag that a second finger cancels chooses no move and releases the tiles.
func TestTwoFingersDropNothing(t *testing.T) {
	b := newTestBoard(t, 0, always)
	b.finger = true
	x, y := b.targets[4].Rect.Middle()
	b.drag(b.find("pickable-")[0], x, y+48)
	b.tick(stage.Pointer{X: x, Y: y + 48, Over: true, Released: true, Dragging: true, Cancelled: true})
	if len(b.chosen) != 0 || b.held() != nil {
		t.Errorf("chosen %v, held %v", b.chosen, b.held())
	}
}

// TestLongPressMagnifiesAFactory checks that a long press on a tile shows the four tiles of its factory enlarged within the window until the finger is lifted,
// and picks nothing up.
func TestLongPressMagnifiesAFactory(t *testing.T) {
	for game := range games.All() {
		b := newTestBoard(t, game, always)
		b.finger = true
		n := b.find("pickable-")[0]
		x, y := n.Centre()
		b.tick(stage.Pointer{X: x, Y: y, Over: true, Pressed: true, Down: true})
		for range stage.LongPressTicks {
			b.tick(stage.Pointer{X: x, Y: y, Over: true, Down: true})
		}
		magnifier := b.magnified
		if magnifier == nil || magnifier.X-magnifier.W/2 < 0 || magnifier.Y-magnifier.H/2 < 0 || len(magnifier.Children()) != 4 {
			t.Fatalf("game %d: the magnifier is %+v", game, magnifier)
		}
		if tile := magnifier.Children()[0]; tile.H <= n.H {
			t.Errorf("game %d: a tile of size %.0f is magnified to %.0f", game, n.H, tile.H)
		}
		b.tick(stage.Pointer{X: x, Y: y, Over: true, Released: true})
		if b.magnified != nil || b.held() != nil || len(b.chosen) != 0 {
			t.Errorf("game %d: the magnifier stays, or tiles are held or a move is chosen", game)
		}
	}
}
