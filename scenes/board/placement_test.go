package board

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// The indices of the sides of Summer Pavilion in the list of games.
const (
	coloured = 2
	sepia    = 3
)

// mostPayments returns the space with the most payments and their number, or zeros if no tile can be placed.
func mostPayments(p engine.Position) (at, most int) {
	v := pavilion.See(p)
	if v.Over() || !v.Placing() {
		return 0, 0
	}
	for i := range pavilion.Spaces {
		if n := len(v.Payments(i)); n > most {
			at, most = i, n
		}
	}
	return at, most
}

// newPlacing returns a board on a phone in a position where a tile can be placed on some space with at least three payments.
func newPlacing(t *testing.T, game int) *testBoard {
	t.Helper()
	v := newRandomGameIn(t, &games.All()[game], 2, 390, 844)
	b := newTestBoardOf(t, v, func(p engine.Position) bool { _, ways := mostPayments(p); return ways > 2 })
	b.DisableMoves()
	f := v.frame
	f.Shown, f.Viewer = v.match.Position(), v.match.Position().ToMove()
	v.layoutIn(f, nil)
	v.showPosition(nil, engine.NoMove)
	b.EnableMoves()
	return b
}

// choosePayable chooses the space with the most payments, and returns the placement that this begins.
func (t *testBoard) choosePayable() *placing {
	t.t.Helper()
	at, _ := mostPayments(t.match.Position())
	for i, z := range t.targets {
		if pavilion.Ring*int(z.Place.Row)+int(z.Place.Col) == at {
			t.choose(i)
		}
	}
	if t.placing() == nil {
		t.t.Fatal("no placement has begun")
	}
	return t.placing()
}

// placing returns the pending placement, or nil.
func (t *testBoard) placing() *placing {
	m, _ := t.mode.(*placing)
	return m
}

// TestCheapestPaymentIsProposed checks that a press on a space proposes its cheapest payment without making the move, and that the focused button makes it.
func TestCheapestPaymentIsProposed(t *testing.T) {
	b := newPlacing(t, coloured)
	o := b.choosePayable()
	at, ways := mostPayments(b.match.Position())
	cheapest := pavilion.See(b.match.Position()).Payments(at)[0].Move()
	if b.chosen != nil || o.proposed().Move != cheapest || len(o.ways) != ways {
		t.Fatalf("chosen %v, proposed %v of %d, expected %v of %d", b.chosen, o.proposed().Move, len(o.ways), cheapest, ways)
	}
	place := b.find("button-place")
	if len(place) != 1 || b.dispatcher.FocusName() != "button-place" {
		t.Fatalf("%d buttons, the focus is on %q", len(place), b.dispatcher.FocusName())
	}
	place[0].Touch.Press()
	if !slices.Equal(b.chosen, []engine.Move{cheapest}) {
		t.Errorf("chosen %v, expected %v", b.chosen, cheapest)
	}
}

// TestEveryPaymentCanBeReached checks that presses on tiles of the hand lead from each payment to every other.
func TestEveryPaymentCanBeReached(t *testing.T) {
	for _, game := range []int{coloured, sepia} {
		b := newPlacing(t, game)
		o := b.choosePayable()
		for from := range o.ways {
			seen := map[int]bool{from: true}
			for todo := []int{from}; len(todo) > 0; todo = todo[1:] {
				for c := range engine.Tile(pavilion.Colours) {
					o.choice = todo[0]
					b.offerMoves()
					for _, a := range b.At(o.proposed().From.From) {
						if a.Tile == c {
							a.Node.Touch.Press()
							break
						}
					}
					if !seen[o.choice] {
						seen[o.choice] = true
						todo = append(todo, o.choice)
					}
				}
			}
			if len(seen) != len(o.ways) {
				t.Errorf("game %d: from payment %d of %d only %d can be reached", game, from, len(o.ways), len(seen))
			}
		}
	}
}

// numbers returns the numbers on the discs among the descendants of a node that are at a spot.
func numbers(root *stage.Node, at table.Spot) (all []string) {
	root.Walk(func(n *stage.Node) {
		if pic, ok := n.Art.(*stage.Sprite); ok && pic.Name == "knob" && math.Hypot(n.X-at.X, n.Y-at.Y) < 1 {
			all = append(all, n.Children()[0].Art.(*stage.Label).Text)
		}
	})
	return all
}

// TestGhostsShowTheirCost checks that the ghost of a placement shows the cost of its space on a disc: of a pending placement on the board and in the zoom
// circle of a phone, and of a hovered target on a desktop. In Azul, where moves cost nothing, there is no disc.
func TestGhostsShowTheirCost(t *testing.T) {
	for _, game := range []int{coloured, sepia} {
		b := newPlacing(t, game)
		target := b.targets[b.zoomToPayable()]
		want := []string{fmt.Sprint(pavilion.See(b.match.Position()).Cost(int(pavilion.Ring*target.Place.Row + target.Place.Col)))}
		for _, o := range target.options {
			b.proposePlacement(o.Move)
			if got := numbers(b.layers.shapes[belowTiles], b.table.Anchor(target.Place, 0, 1)); !slices.Equal(got, want) {
				t.Errorf("game %d: the ghost shows %v, expected %v", game, got, want)
			}
			large := b.zoom.areas[b.zoom.at].Build()
			if got := numbers(b.zoom.body, large.Anchor(target.Place)); !slices.Equal(got, want) {
				t.Errorf("game %d: in the zoom circle the ghost shows %v, expected %v", game, got, want)
			}
		}
		if b.closePlacement(); len(numbers(b.layers.shapes[belowTiles], b.table.Anchor(target.Place, 0, 1))) > 0 {
			t.Error("the disc stays after the placement was cancelled")
		}
	}
	for _, at := range []int{0, coloured} {
		b := newTestBoardOf(t, newRandomGameIn(t, &games.All()[at], 2, 1280, 720), func(p engine.Position) bool {
			if at == 0 {
				return true
			}
			_, ways := mostPayments(p)
			return ways > 2
		})
		if at == 0 {
			b.find("pickable-")[0].Touch.Press()
		}
		ghosts, discs := 0, 0
		for i, z := range b.targets {
			b.hover(i, true)
			ghosts += b.ghosts()
			discs += len(numbers(b.layers.shapes[belowTiles], b.table.Anchor(z.Place, 0, 1)))
			b.hover(i, false)
		}
		if ghosts == 0 || discs > 0 != (at == coloured) {
			t.Errorf("game %d: %d nodes of ghosts and %d costs are shown", at, ghosts, discs)
		}
	}
}

// TestEscapeCancelsThePlacement checks that Escape cancels a placement and offers passing again, and that a drag of a tile from the hand cancels it, too.
func TestEscapeCancelsThePlacement(t *testing.T) {
	b := newPlacing(t, coloured)
	b.choosePayable()
	if word, _ := b.ActionLabel(); word != "" {
		t.Errorf("the action %q is offered during a placement", word)
	}
	if !b.Escape() || b.placing() != nil || b.find("button-place") != nil {
		t.Error("Escape does not cancel the placement")
	}
	if word, _ := b.ActionLabel(); word == "" {
		t.Error("passing is not offered after Escape")
	}
	b.choosePayable()
	b.find("pickable-")[0].Touch.DragStart(0, 0)
	if b.placing() != nil || b.held() == nil {
		t.Error("a drag does not cancel the placement")
	}
}

// TestDropProposesItsColour checks that a tile dropped on a space proposes a payment that begins with its colour, for each colour that can be paid.
func TestDropProposesItsColour(t *testing.T) {
	b := newPlacing(t, sepia)
	at, _ := mostPayments(b.match.Position())
	dropped := 0
	for _, l := range pavilion.See(b.match.Position()).Payments(at) {
		for _, n := range b.find("pickable-") {
			if n.Name != b.handNodeName(l.Colour) {
				continue
			}
			s := b.table.Anchor(engine.Place{Zone: engine.Star, Seat: b.match.Position().ToMove(), Row: int8(at / pavilion.Ring), Col: int8(at % pavilion.Ring)}, 0, 1)
			b.drag(n, s.X, s.Y)
			b.drop(s.X, s.Y)
			dropped++
			if o := b.placing(); o == nil || o.proposed().Price[0] != l.Colour {
				t.Fatalf("a drop of colour %d does not propose it", l.Colour)
			}
			b.Escape()
			for range 2 * returnTicks {
				b.Follow(stage.Pointer{})
			}
			break
		}
	}
	if dropped == 0 {
		t.Error("no tile was dropped")
	}
}

// handNodeName returns the name of the node of a tile of a colour in the hand on turn, or "".
func (t *testBoard) handNodeName(c engine.Tile) string {
	for _, a := range t.Actors() {
		if a.Place.Zone == engine.Hand && a.Place.Seat == t.match.Position().ToMove() && a.Tile == c {
			return a.Node.Name
		}
	}
	return ""
}
