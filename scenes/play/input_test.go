package play

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// mouse is an input device with a mouse and one key.
type mouse struct {
	inputDevice
	x, y float64
	down bool
	was  bool
}

func (m *mouse) CursorPosition() (x, y float64) { return m.x, m.y }
func (m *mouse) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	if b != ebiten.MouseButtonLeft {
		return false, false, false
	}
	return m.down && !m.was, m.down, m.was && !m.down
}

// tick runs a tick with the mouse at (x, y) and its left button down or up.
func (b *testScene) tick(m *mouse, x, y float64, down bool) {
	m.was, m.down, m.x, m.y = m.down, down, x, y
	b.app.Context().Input.Update()
	b.ticks(1)
}

// pressKey holds a key down for one tick. The mouse does not change.
func (b *testScene) pressKey(m *mouse, k ebiten.Key) {
	m.key = k
	for _, m.on = range []bool{true, false} {
		b.tick(m, m.x, m.y, m.down)
	}
}

// connectMouse returns a mouse and makes it the only input device.
func (b *testScene) connectMouse() *mouse {
	m := &mouse{}
	b.app.Context().Input = input.NewFrom(m)
	b.app.Context().Input.Update()
	return m
}

// drag presses the mouse on a node and moves it 40 pixels to the right.
func (b *testScene) drag(m *mouse, n *stage.Node) {
	x, y := n.Centre()
	b.tick(m, x, y, false)
	b.tick(m, x, y, true)
	b.tick(m, x+20, y, true)
	b.tick(m, x+40, y, true)
}

// TestKeysDuringDrag checks that keys that only change the view do not interrupt a drag, that other keys cancel it, and that a drop after that plays no
// move.
func TestKeysDuringDrag(t *testing.T) {
	keep := []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyV, ebiten.KeyC}
	end := []ebiten.Key{ebiten.KeyH, ebiten.KeyB, ebiten.KeyPageUp}
	eachGame(t, func(t *testing.T, at int) {
		for i, k := range slices.Concat(keep, end) {
			b := newTestScene(t, at, 2, 6, false)
			b.setSpeed(settings.Off)
			m := b.connectMouse()
			if b.drag(m, nodeWith(b.s, "pickable-")); b.lifted() == 0 {
				t.Fatal("nothing is dragged")
			}
			b.pressKey(m, k)
			b.finishAnimation()
			if kept := b.lifted() > 0 && b.s.board.Busy(); kept != (i < len(keep)) {
				t.Errorf("%v: kept %v", k, kept)
			}
			moves := len(b.s.session.match.Line())
			for _, n := range targets(b.s) {
				x, y := n.Centre()
				b.tick(m, x, y, true)
			}
			held := b.s.board.Busy()
			if b.tick(m, m.x, m.y, false); !held && (len(b.s.session.match.Line()) != moves || b.s.phase == confirming || b.s.board.Busy()) {
				t.Errorf("%v: an empty drag plays a move", k)
			}
		}
	})
}

// targets returns the nodes of all targets.
func targets(s *Scene) (all []*stage.Node) {
	s.root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "target-") && n.Touch != nil {
			all = append(all, n)
		}
	})
	return all
}

// TestCancelledDragPlaysNothing checks that a drop on any space of a star plays no move after a key has cancelled the drag.
func TestCancelledDragPlaysNothing(t *testing.T) {
	dropped := 0
	for moves := 16; moves < 40; moves++ {
		first := newTestScene(t, 2, 2, moves, false)
		for i, n := range targets(first.s) {
			if !n.Touch.Focus || nodeWith(first.s, "pickable-") == nil {
				continue
			}
			b := newTestScene(t, 2, 2, moves, false)
			m := b.connectMouse()
			b.drag(m, nodeWith(b.s, "pickable-"))
			if b.lifted() == 0 {
				continue
			}
			b.pressKey(m, ebiten.KeyH)
			x, y := targets(b.s)[i].Centre()
			b.tick(m, x, y, true)
			line := len(b.s.session.match.Line())
			b.tick(m, x, y, false)
			if dropped++; len(b.s.session.match.Line()) != line || b.s.board.Busy() {
				t.Fatalf("after %d moves a drop on target %d of nothing acts", moves, i)
			}
		}
		if dropped > 20 {
			return
		}
	}
	t.Errorf("only %d drops", dropped)
}

// TestViewKeysKeepAConfirmation checks that a confirmation stays open and can still be answered.
func TestViewKeysKeepAConfirmation(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, k := range []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyV, ebiten.KeyC} {
			b, m, moves := newConfirmingScene(t, at)
			d := &inputDevice{key: k}
			b.connect(d)
			if b.pressOnce(d); b.s.phase != confirming {
				t.Errorf("%v loses the confirmation", k)
				continue
			}
			b.press("confirm")
			if made := b.s.session.match.Moves(); len(made) != moves+1 || made[moves] != m {
				t.Errorf("%v: %d moves of %d", k, len(made), moves+1)
			}
		}
	})
}

// TestViewKeysKeepAPayment checks that an unfinished payment and an enlarged star stay open.
func TestViewKeysKeepAPayment(t *testing.T) {
	for moves := 16; moves < 40; moves++ {
		b := newTestSceneIn(t, 2, 2, moves, false, 390, 844)
		star := nodeWith(b.s, "zoom-")
		if b.s.phase != personToMove || star == nil {
			continue
		}
		star.Touch.Press()
		if !b.s.board.Enlarged() {
			continue
		}
		b.s.toggleWinBar()
		if !b.s.board.Enlarged() {
			t.Error("the win bar closes an enlarged star")
		}
		space := (*stage.Node)(nil)
		b.s.root.Walk(func(n *stage.Node) {
			if space == nil && strings.HasPrefix(n.Name, "zoom-target-") && n.Touch != nil && n.Touch.Focus {
				space = n
			}
		})
		if space == nil {
			continue
		}
		space.Touch.Press()
		if nodeOf(b.s, "button-place") == nil {
			continue
		}
		b.s.toggleWinBar()
		if nodeOf(b.s, "button-place") == nil {
			t.Error("the win bar cancels the payment")
		}
		return
	}
	t.Error("no payment is put together")
}

// TestEnterPressesButtonDuringCelebration checks that at the end of a game Enter and a click press the button and do nothing else.
func TestEnterPressesButtonDuringCelebration(t *testing.T) {
	b, d := newTestScene(t, 0, 2, 0, false), &inputDevice{key: ebiten.KeyEnter}
	b.playToTheEnd()
	b.connect(d)
	if b.s.data.resultsIn <= 0 {
		t.Fatal("the game ends without a finale")
	}
	b.s.dispatcher.FocusVisibly("button-menu")
	if b.pressOnce(d); len(*b.opened) != 1 || !leadsToMenu((*b.opened)[0]) {
		t.Errorf("Enter on Menu leads to %v", *b.opened)
	}
	m := b.connectMouse()
	b.s.data.resultsIn = table.VictoryTicks
	x, y := nodeOf(b.s, "button-menu").Centre()
	b.tick(m, x, y, false)
	b.tick(m, x, y, true)
	if b.tick(m, x, y, false); len(*b.opened) != 2 || !leadsToMenu((*b.opened)[1]) {
		t.Errorf("a click on Menu leads to %v", (*b.opened)[1:])
	}
}

// playToTheEnd plays the first legal move until the game is over and its end is shown.
func (b *testScene) playToTheEnd() {
	b.t.Helper()
	was := b.app.Context().Settings.Speed
	b.setSpeed(settings.Off)
	for b.dealTiles(); !b.s.session.match.Position().Over(); b.dealTiles() {
		all := b.s.session.match.Position().Moves(nil)
		m := all[len(b.s.session.match.Line())%len(all)]
		if after := b.s.session.match.Position().Clone(); true {
			after.Play(m, nil)
			if after.Over() {
				b.setSpeed(was)
			}
		}
		b.s.play(m)
	}
	b.finishAnimation()
}

// TestEarlyDragIsPickedUp checks that a drag that begins while the computer is thinking picks up the tiles as soon as they can be taken.
func TestEarlyDragIsPickedUp(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		tried := map[engine.Zone]int{}
		for moves := 0; moves < 30; moves++ {
			size := [][2]float64{{1280, 720}, {390, 844}, {844, 390}}[moves%3]
			b := newTestSceneIn(t, at, 2, moves, false, size[0], size[1])
			b.setSpeed(settings.Off)
			pos := b.s.session.match.Position()
			answer := pos.Moves(nil)[0]
			after := pos.Clone()
			after.Play(answer, nil)
			if after.Over() || after.ToMove() == engine.Nature || after.ToMove() == pos.ToMove() {
				continue
			}
			b.s.session.players[pos.ToMove()].Level = "master"
			b.s.endAnimation()
			var tile *table.Actor
			for _, g := range b.s.table.Options(after).Pickables() {
				for _, a := range b.s.board.Actors() {
					if table.SamePool(a.Place, g.From) && a.Place.Seat == g.From.Seat && a.Tile == g.Tile {
						tile = a // it is there before the answer, too
					}
				}
			}
			if b.s.phase != computerThinking || tile == nil {
				continue
			}
			m := b.connectMouse()
			x, y := tile.Node.Centre()
			b.tick(m, x, y, false)
			b.tick(m, x, y, true)
			b.tick(m, x+30, y, true)
			b.backend.choice = &players.Choice{Move: answer}
			for i := 0; i < 900 && !b.s.board.Busy(); i++ {
				b.tick(m, x+30, y, true)
			}
			tried[tile.Place.Zone]++
			if b.s.phase != personToMove || !b.s.board.Busy() {
				t.Errorf("after %d moves, %v: the tiles at %v are not held in phase %d", moves, size, tile.Place, b.s.phase)
			}
		}
		if len(tried) == 0 {
			t.Error("nothing was tried")
		}
	})
}

// TestEnterChoosesAfterTheComputer checks that on the next turn of a keyboard player the focus is on a possible choice.
func TestEnterChoosesAfterTheComputer(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b, d := newTestScene(t, at, 2, 0, false), &inputDevice{}
		b.setSpeed(settings.Off)
		b.connect(d)
		key := func(k ebiten.Key) { d.key = k; b.pressOnce(d) }
		seat := b.s.session.match.Position().ToMove()
		b.s.session.players[1-seat].Level = "master"
		for key(ebiten.KeyTab); !strings.HasPrefix(b.s.dispatcher.FocusName(), "pickable-") || b.s.dispatcher.Focused().Accessible.Off; {
			key(ebiten.KeyTab)
		}
		for i := 0; i < 8 && b.s.phase == personToMove; i++ { // take tiles, and place them if there is a choice
			key(ebiten.KeyEnter)
		}
		if b.s.phase != computerThinking {
			t.Fatalf("phase %d", b.s.phase)
		}
		b.backend.choice = &players.Choice{Move: b.s.session.match.Position().Moves(nil)[0]}
		for i := 0; b.s.phase != personToMove && i < 900; i++ {
			b.app.Context().Input.Update()
			b.ticks(1)
			b.finishAnimation()
		}
		b.ticks(1)
		if !strings.HasPrefix(b.s.dispatcher.FocusName(), "pickable-") {
			t.Fatalf("the focus is on %q", b.s.dispatcher.FocusName())
		}
		line := len(b.s.session.match.Line())
		if key(ebiten.KeyEnter); !b.s.board.Busy() && len(b.s.session.match.Line()) == line {
			t.Error("Enter chooses nothing")
		}
	})
}

// TestDropNextToAShortLine checks that tiles dropped a little to the left of a line are placed there, on desktops and phones.
func TestDropNextToAShortLine(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}, {390, 844}, {844, 390}} {
		for seats := 2; seats <= 4; seats++ {
			b := newTestSceneIn(t, 0, seats, 0, false, size[0], size[1])
			b.setSpeed(settings.Off)
			m := b.connectMouse()
			seat := b.s.session.match.Position().ToMove()
			b.drag(m, nodeWith(b.s, "pickable-"))
			line := b.s.table.Anchor(engine.Place{Zone: engine.Line, Seat: seat, Row: 1, Col: 1}, 0, 1)
			left := b.s.table.Anchor(engine.Place{Zone: engine.Line, Seat: seat, Row: 1, Col: 0}, 0, 1)
			x := min(line.X, left.X) - line.Size/2 - 0.6*line.Size
			before := len(b.s.session.match.Line())
			b.tick(m, x, line.Y, true)
			b.tick(m, x, line.Y, false)
			name := fmt.Sprint(size, " with ", seats, " seats")
			made := b.s.session.match.Line()
			if len(made) == before {
				t.Errorf("%s: nothing catches the drop", name)
				continue
			}
			if to := b.s.table.Option(b.s.session.match.At(before), made[before]).To; to.Zone != engine.Line || to.Row != 1 {
				t.Errorf("%s: the drop goes to %v", name, to)
			}
		}
	}
}

// TestArrowKeysReachEveryPlate checks that the right arrow stays in the offer while there is a factory with tiles to the right, and that it does not go to a
// factory more than twice as far away as another in that direction.
func TestArrowKeysReachEveryPlate(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for moves := 0; moves < 24; moves++ {
			b, d := newTestScene(t, 0, seats, moves, false), &inputDevice{}
			b.connect(d)
			var offer []*stage.Node
			b.s.root.Walk(func(n *stage.Node) {
				if strings.HasPrefix(n.Name, "pickable-") && n.Focusable() {
					offer = append(offer, n)
				}
			})
			for _, from := range offer {
				b.s.dispatcher.FocusVisibly(from.Name)
				a := from.Bounds()
				d.key = ebiten.KeyRight
				b.pressOnce(d)
				to := b.s.dispatcher.Focused()
				for _, n := range offer {
					r := n.Bounds()
					if r.X < a.X+a.W { // not to the right
						continue
					}
					if !slices.Contains(offer, to) {
						t.Fatalf("%d seats, %d moves: right of %s leads to %s, past %s", seats, moves, from.Name, to.Name, n.Name)
					}
					near, far := math.Hypot(r.X-a.X, r.Y-a.Y), math.Hypot(to.Bounds().X-a.X, to.Bounds().Y-a.Y)
					if ahead := r.X-a.X >= math.Abs(r.Y-a.Y); ahead && far > 2*near {
						t.Errorf("%d seats, %d moves: right of %s leads to %s, past %s", seats, moves, from.Name, to.Name, n.Name)
					}
				}
			}
		}
	}
}
