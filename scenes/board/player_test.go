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

// eventRecorder keeps the events that a player reports.
type eventRecorder struct {
	chosen []engine.Move
	said   string
	picked int
}

func (e *eventRecorder) hear(event Event) {
	switch event := event.(type) {
	case MoveChosen:
		e.chosen = append(e.chosen, event.Move)
	case Announced:
		e.said = event.Text
	case Hovered:
		e.said = event.Text
	case Changed:
		e.picked++
	}
}

// testBoard is a view whose position a person plays by hand.
type testBoard struct {
	*testView
	*eventRecorder
	player *Player
	root   *stage.Node
	d      *stage.Dispatcher
	finger bool // what points is a finger
}

// newTestBoard deals a game and makes some random moves, until a condition holds.
func newTestBoard(t *testing.T, game int, enough func(engine.Position) bool) *testBoard {
	t.Helper()
	return newTestBoardOf(t, newTestView(t, &games.All()[game], 2), enough)
}

func newTestBoardOf(t *testing.T, s *testView, enough func(engine.Position) bool) *testBoard {
	t.Helper()
	for p := s.match.Position(); p.ToMove() == engine.Nature || !enough(p); p = s.match.Position() {
		if p.Over() {
			t.Fatal("there is no such position")
		}
		s.move()
		s.Settle()
	}
	s.rest(nil, engine.NoMove)
	d := &testBoard{testView: s, eventRecorder: &eventRecorder{}, root: stage.Group("root"), d: &stage.Dispatcher{}}
	d.player = newPlayer(s.View, s.table, Options{Dispatcher: d.d, Report: d.hear})
	d.root.Add(s.Below, s.Above, d.player.Top)
	d.d.Scope = d.root
	d.player.EnableMoves()
	return d
}

// find lists the nodes on the stage whose names begin so.
func (d *testBoard) find(prefix string) (all []*stage.Node) {
	d.root.Walk(func(n *stage.Node) {
		if n.Touch != nil && strings.HasPrefix(n.Name, prefix) {
			all = append(all, n)
		}
	})
	return all
}

// tick goes on by a tick with a pointer.
func (d *testBoard) tick(p stage.Pointer) {
	p.Finger = d.finger
	d.d.Update(p, stage.Keys{})
	d.player.Follow(p)
}

// drag carries a node to a point and holds it there for some ticks.
func (d *testBoard) drag(n *stage.Node, x, y float64) {
	sx, sy := n.Centre()
	for _, p := range []stage.Pointer{{X: sx, Y: sy, Over: true, Pressed: true, Down: true}, {X: x, Y: y, Over: true, Moved: true, Down: true, Dragging: true}} {
		d.tick(p)
	}
	for range 30 {
		d.tick(stage.Pointer{X: x, Y: y, Over: true, Down: true, Dragging: true})
	}
}

func (d *testBoard) drop(x, y float64) {
	d.tick(stage.Pointer{X: x, Y: y, Over: true, Released: true})
}

func always(engine.Position) bool { return true }

func TestCarriedTilesAreLargerThanTheCells(t *testing.T) {
	for game := range games.All() {
		d := newTestBoard(t, game, always)
		d.drag(d.find("pickable-")[0], 640, 360)
		if len(d.player.lifted.tiles) == 0 {
			t.Fatal("nothing is carried")
		}
		a := d.player.lifted.tiles[0]
		cell := d.table.Anchor(d.player.targets.list[0].Place, 0, 1).Size
		if size := a.Node.H / a.Art.H * a.Node.Scale; size < 1.1*max(cell, a.Spot().Size) {
			t.Errorf("%d: carried at %.1f over cells of %.1f", game, size, cell)
		}
	}
}

// TestGhostsGoWithTheDrop: nothing of what a drop would bring stays once it is dropped.
func TestGhostsGoWithTheDrop(t *testing.T) {
	d := newTestBoard(t, 0, always)
	x, y := d.player.targets.list[4].Rect.Middle()
	d.drag(d.find("pickable-")[0], x, y)
	if len(d.layers.ghosts.Children()) == 0 {
		t.Fatal("there are no ghosts")
	}
	d.drop(x, y)
	d.player.DisableMoves() // as the scene does before it shows the move
	if len(d.chosen) != 1 || len(d.layers.ghosts.Children()) != 0 {
		t.Errorf("chosen %v, %d ghosts", d.chosen, len(d.layers.ghosts.Children()))
	}
}

// TestWrongClickKeepsHeldTiles: a click on a line that does not take the tiles says why, where it was, and they stay picked up.
func TestWrongClickKeepsHeldTiles(t *testing.T) {
	wrong := func(p engine.Position) bool { return p.Round() > 1 }
	d := newTestBoard(t, 0, wrong)
	for _, n := range d.find("pickable-") {
		n.Touch.Press()
		for i, to := range d.player.targets.list {
			if len(to.options) > 0 || to.why == nil {
				continue
			}
			d.player.pointer = stage.Pointer{X: 600, Y: 300}
			d.player.choose(i)
			if d.player.held() == nil || len(d.player.Top.Children()) != 1 {
				t.Fatalf("held %v, %d bubbles", d.player.held(), len(d.player.Top.Children()))
			}
			if b := d.player.Top.Children()[0]; b.Y > 300 || b.Y < 250 {
				t.Errorf("said at %v", b.Y)
			}
			return
		}
		d.player.Release()
	}
	t.Fatal("every line takes everything")
}

// TestClickWithoutTilesExplainsTheFirstStep: where the click was, and all tiles that can be taken are lit as long as that stands.
func TestClickWithoutTilesExplainsTheFirstStep(t *testing.T) {
	d := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	d.player.pointer = stage.Pointer{X: 600, Y: 300}
	d.player.choose(2)
	first := len(d.layers.lights.Children())
	d.player.choose(2) // once more while the reason stands
	alerts := stage.AppendAccessible(nil, d.player.Top, nil)
	if len(alerts) != 1 || alerts[0].Role != stage.RoleAlert || alerts[0].Name != d.frame.Words.T("play.first") {
		t.Errorf("told %+v", alerts)
	}
	if lit := len(d.layers.lights.Children()); lit < 4 || lit != first {
		t.Errorf("%d tiles are lit, then %d", first, lit)
	}
	for range reasonTicks + 1 {
		d.player.Follow(stage.Pointer{})
	}
	if lit := len(d.layers.lights.Children()); lit != 0 {
		t.Errorf("%d tiles stay lit", lit)
	}
}

// TestKeyReleasesTilesThatFitNowhere: the keyboard that presses tiles which may not be taken is told why, and can go on to others.
func TestKeyReleasesTilesThatFitNowhere(t *testing.T) {
	d := newTestBoard(t, 2, func(p engine.Position) bool { return pavilion.See(p).Taking() })
	for _, n := range d.find("pickable-") {
		if !n.Accessible.Off || !d.d.FocusVisibly(n.Name) {
			continue
		}
		n.Touch.Press()
		if d.player.held() != nil || d.d.KeyScope != nil || len(d.chosen) > 0 {
			t.Errorf("held %v, within %v, chosen %v", d.player.held(), d.d.KeyScope, d.chosen)
		}
		if alerts := stage.AppendAccessible(nil, d.player.Top, nil); len(alerts) != 1 || alerts[0].Role != stage.RoleAlert {
			t.Errorf("told %+v", alerts)
		}
		return
	}
	t.Fatal("everything can be taken")
}

// TestGreyWallSpacesAreLit: where a space has to be chosen, those that can be are lit, and a click is enough.
func TestGreyWallSpacesAreLit(t *testing.T) {
	d := newTestBoard(t, 1, func(p engine.Position) bool { return azul.See(p).Tiling() })
	lit := 0
	for _, to := range d.player.targets.list {
		if len(to.options) > 0 {
			if to.halo.Hidden {
				t.Error("a space that can be chosen is dark")
			}
			lit++
		}
	}
	if lit == 0 {
		t.Fatal("no space can be chosen")
	}
	for i, to := range d.player.targets.list {
		if len(to.options) > 0 {
			d.player.choose(i)
			break
		}
	}
	if len(d.chosen) != 1 {
		t.Error("a click does not choose it")
	}
}

// TestPaymentHasATitle: the offer of several payments says above them what is chosen.
func TestPaymentHasATitle(t *testing.T) {
	d := newTestBoard(t, 2, func(p engine.Position) bool { return spaceToPay(pavilion.See(p)) >= 0 })
	at := spaceToPay(pavilion.See(d.match.Position()))
	d.player.choose(slices.IndexFunc(d.player.targets.list, func(to target) bool {
		return to.Place.Row == int8(at/pavilion.Ring) && to.Place.Col == int8(at%pavilion.Ring)
	}))
	first, title := d.find("pay-0")[0], (*stage.Node)(nil)
	d.player.Top.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && l.Text == "Pay with" {
			title = n
		}
	})
	box := d.player.Top.Find("payment").Children()[0]
	if title == nil || title.Y > first.Y-first.H/2 || title.X != box.X {
		t.Errorf("the title is %+v over %+v", title, first)
	}
}

// TestReleaseEndsAPayment: where tiles are put back, as before another screen is laid over the board, nothing is left of the choice among the
// payments for them.
func TestReleaseEndsAPayment(t *testing.T) {
	for _, holds := range []bool{false, true} {
		d := newTestBoard(t, 2, func(p engine.Position) bool { return spaceToPay(pavilion.See(p)) >= 0 })
		p := d.player
		i := slices.IndexFunc(p.targets.list, func(to target) bool { return len(to.options) > 1 })
		for _, g := range p.table.Options(p.Shown()).Pickables() {
			several := func(to target) bool {
				ways, _ := p.targets.all.Drop(g, to.Place)
				return len(ways) > 1
			}
			if at := slices.IndexFunc(p.targets.list, several); holds && at >= 0 && p.held() == nil {
				i = at
				p.toggleHeld(g)
			}
		}
		if p.choose(i); !p.menuOpen() || holds != (p.held() != nil) {
			t.Fatalf("tiles held: %v: mode %T", holds, p.mode)
		}
		if p.Release(); p.mode != (idle{}) || p.Top.Find("payment") != nil || d.d.KeyScope != nil {
			t.Errorf("tiles held: %v: mode %T after the tiles were put back", holds, p.mode)
		}
	}
}

// spaceToPay is the first space that can be paid in several ways, or -1.
func spaceToPay(p pavilion.View) int {
	for at := range pavilion.Spaces {
		if p.Placing() && len(p.Payments(at)) > 1 {
			return at
		}
	}
	return -1
}

// TestCentreShowsTheCostOfTheMarker: who points at the first tiles taken from the centre sees and hears what the marker costs.
func TestCentreShowsTheCostOfTheMarker(t *testing.T) {
	d := newTestBoard(t, 2, func(p engine.Position) bool {
		first := func(m engine.Move) bool {
			take, ok := pavilion.Taken(m)
			return ok && pavilion.See(p).MarkerCost(take) < 0
		}
		return slices.ContainsFunc(p.Moves(nil), first)
	})
	d.player.ShowSums = true
	for _, n := range d.find(fmt.Sprintf("pickable-%d-", engine.Centre)) {
		n.Touch.Hover(true)
		if shown := textOf(d.player.Top); !strings.Contains(shown, "−") || !strings.Contains(d.said, "the marker, which costs") {
			t.Errorf("%s: shown %q, said %q", n.Name, shown, d.said)
		}
		n.Touch.Hover(false)
	}
	for _, n := range d.find(fmt.Sprintf("pickable-%d-", engine.Factory)) {
		if n.Touch.Hover(true); strings.Contains(d.said, "marker") {
			t.Errorf("%s: said %q", n.Name, d.said)
		}
	}
}

// textOf is all that can be read below a node.
func textOf(n *stage.Node) (text string) {
	n.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok {
			text += l.Text + "\n"
		}
	})
	return text
}

// TestTilesStayAboveTheFinger: they are seen 48 pixels above it, and are dropped where they are seen.
func TestTilesStayAboveTheFinger(t *testing.T) {
	for _, finger := range []bool{false, true} {
		d := newTestBoard(t, 0, always)
		d.finger = finger
		above := 0.0
		if finger {
			above = 48
		}
		x, y := d.player.targets.list[4].Rect.Middle()
		d.drag(d.find("pickable-")[0], x, y+above)
		if n := d.player.lifted.tiles[0].Node; n.Y > y+1 || n.Y < y-1 {
			t.Errorf("finger %v at %v: the tile is seen at %.1f", finger, y+above, n.Y)
		}
		if d.drop(x, y+above); len(d.chosen) != 1 {
			t.Errorf("finger %v: the drop did not count", finger)
		}
	}
}

// TestTwoFingersDropNothing: what is held goes home.
func TestTwoFingersDropNothing(t *testing.T) {
	d := newTestBoard(t, 0, always)
	d.finger = true
	x, y := d.player.targets.list[4].Rect.Middle()
	d.drag(d.find("pickable-")[0], x, y+48)
	d.tick(stage.Pointer{X: x, Y: y + 48, Over: true, Released: true, Dragging: true, Cancelled: true})
	if len(d.chosen) != 0 || d.player.held() != nil {
		t.Errorf("chosen %v, held %v", d.chosen, d.player.held())
	}
}

// TestLongPressShowsAPlateLarge, in the window, until the finger goes up, and takes nothing.
func TestLongPressShowsAPlateLarge(t *testing.T) {
	for game := range games.All() {
		d := newTestBoard(t, game, always)
		d.finger = true
		n := d.find("pickable-")[0]
		x, y := n.Centre()
		d.tick(stage.Pointer{X: x, Y: y, Over: true, Pressed: true, Down: true})
		for range stage.LongPressTicks {
			d.tick(stage.Pointer{X: x, Y: y, Over: true, Down: true})
		}
		loupe := d.player.magnified
		if loupe == nil || loupe.X-loupe.W/2 < 0 || loupe.Y-loupe.H/2 < 0 || len(loupe.Children()) != 4 {
			t.Fatalf("%d: %+v", game, loupe)
		}
		if tile := loupe.Children()[0]; tile.H <= n.H {
			t.Errorf("%d: a tile of %.0f is shown at %.0f", game, n.H, tile.H)
		}
		d.tick(stage.Pointer{X: x, Y: y, Over: true, Released: true})
		if d.player.magnified != nil || d.player.held() != nil || len(d.chosen) != 0 {
			t.Errorf("%d: it stays, or something is taken", game)
		}
	}
}
