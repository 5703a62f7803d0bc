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

// The places of Summer Pavilion's sides in the list of games.
const (
	coloured = 2
	sepia    = 3
)

// payable are the spaces with the most ways to pay, and how many those are.
func payable(p engine.Position) (at, ways int) {
	v := pavilion.See(p)
	if v.Over() || !v.Placing() {
		return 0, 0
	}
	for i := range pavilion.Spaces {
		if n := len(v.Payments(i)); n > ways {
			at, ways = i, n
		}
	}
	return at, ways
}

// newPlacing is a game on a phone in which tiles are placed, with a space that can be paid for in several ways.
func newPlacing(t *testing.T, game int) *testBoard {
	t.Helper()
	s := newTestViewIn(t, &games.All()[game], 2, 390, 844)
	d := newTestBoardOf(t, s, func(p engine.Position) bool { _, ways := payable(p); return ways > 2 })
	d.player.DisableMoves()
	f := s.frame
	f.Shown, f.Viewer = s.match.Position(), s.match.Position().ToMove()
	s.Layout(f, nil)
	s.rest(nil, engine.NoMove)
	d.player.EnableMoves()
	return d
}

// aim chooses the space with the most ways to pay.
func (d *testBoard) aim() *placing {
	d.t.Helper()
	at, _ := payable(d.match.Position())
	for i, z := range d.player.targets.list {
		if pavilion.Ring*int(z.Place.Row)+int(z.Place.Col) == at {
			d.player.choose(i)
		}
	}
	if d.placing() == nil {
		d.t.Fatal("nothing is put together")
	}
	return d.placing()
}

// placing returns the placement that is put together, or nil.
func (d *testBoard) placing() *placing {
	m, _ := d.player.mode.(*placing)
	return m
}

func TestCheapestPaymentIsProposed(t *testing.T) {
	d := newPlacing(t, coloured)
	o := d.aim()
	at, ways := payable(d.match.Position())
	cheapest := pavilion.See(d.match.Position()).Payments(at)[0].Move()
	if d.chosen != nil || o.proposed().Move != cheapest || len(o.ways) != ways {
		t.Fatalf("made %v, proposed %v of %d, expected %v of %d", d.chosen, o.proposed().Move, len(o.ways), cheapest, ways)
	}
	place := d.find("button-place")
	if len(place) != 1 || d.d.FocusName() != "button-place" {
		t.Fatalf("%d buttons, the focus rests on %q", len(place), d.d.FocusName())
	}
	place[0].Touch.Press()
	if !slices.Equal(d.chosen, []engine.Move{cheapest}) {
		t.Errorf("made %v, expected %v", d.chosen, cheapest)
	}
}

// TestEveryPaymentIsFound: presses on the hand lead from every way to pay to every other.
func TestEveryPaymentIsFound(t *testing.T) {
	for _, game := range []int{coloured, sepia} {
		d := newPlacing(t, game)
		o := d.aim()
		for from := range o.ways {
			seen := map[int]bool{from: true}
			for todo := []int{from}; len(todo) > 0; todo = todo[1:] {
				for c := range engine.Tile(pavilion.Colours) {
					o.choice = todo[0]
					d.player.offerMoves()
					for _, a := range d.At(o.proposed().From.From) {
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
				t.Errorf("game %d: from %d of %d ways only %d are found", game, from, len(o.ways), len(seen))
			}
		}
	}
}

// numbers are the numbers on discs below a node whose middle lies at a spot.
func numbers(root *stage.Node, at table.Spot) (all []string) {
	root.Walk(func(n *stage.Node) {
		if pic, ok := n.Art.(*stage.Sprite); ok && pic.Name == "knob" && math.Hypot(n.X-at.X, n.Y-at.Y) < 1 {
			all = append(all, n.Children()[0].Art.(*stage.Label).Text)
		}
	})
	return all
}

// TestTheChosenSpaceKeepsItsNumber: its number stands on a disc over the tile that would lie there, on the board, in the dish and on a desk.
func TestTheChosenSpaceKeepsItsNumber(t *testing.T) {
	for _, game := range []int{coloured, sepia} {
		d := newPlacing(t, game)
		target := d.player.targets.list[d.peer()]
		want := []string{fmt.Sprint(pavilion.See(d.match.Position()).Cost(int(pavilion.Ring*target.Place.Row + target.Place.Col)))}
		for _, way := range target.options {
			d.player.proposePlacement(way.Move)
			if got := numbers(d.layers.ghosts, d.table.Anchor(target.Place, 0, 1)); !slices.Equal(got, want) {
				t.Errorf("game %d: the chosen space shows %v, expected %v", game, got, want)
			}
			large := d.player.zoom.areas[d.player.zoom.at].Build()
			if got := numbers(d.player.zoom.body, large.Anchor(target.Place)); !slices.Equal(got, want) {
				t.Errorf("game %d: in the dish the chosen space shows %v, expected %v", game, got, want)
			}
		}
		if d.player.closePlacement(); len(numbers(d.layers.ghosts, d.table.Anchor(target.Place, 0, 1))) > 0 {
			t.Error("a disc stays where nothing is chosen")
		}
	}
	for _, at := range []int{0, coloured} {
		d := newTestBoardOf(t, newTestViewIn(t, &games.All()[at], 2, 1280, 720), func(p engine.Position) bool {
			if at == 0 {
				return true
			}
			_, ways := payable(p)
			return ways > 2
		})
		shown := 0
		for i, z := range d.player.targets.list {
			d.player.hover(i, true)
			shown += len(numbers(d.layers.ghosts, d.table.Anchor(z.Place, 0, 1)))
			d.player.hover(i, false)
		}
		if shown > 0 != (at == coloured) {
			t.Errorf("game %d: %d targets show a number", at, shown)
		}
	}
}

func TestEscapeCancelsThePlacement(t *testing.T) {
	d := newPlacing(t, coloured)
	d.aim()
	if word, _ := d.player.ActionLabel(); word != "" {
		t.Errorf("while a tile is put on a space, %q is offered", word)
	}
	if !d.player.Escape() || d.placing() != nil || d.find("button-place") != nil {
		t.Error("the order stays open")
	}
	if word, _ := d.player.ActionLabel(); word == "" {
		t.Error("passing is not offered again")
	}
	d.aim()
	d.find("pickable-")[0].Touch.DragStart(0, 0)
	if d.placing() != nil || d.player.held() == nil {
		t.Error("a tile that is dragged off its stack does not end the order")
	}
}

// TestDropCombinesSourceAndTarget: a tile dropped on a space is paid for there with its colour.
func TestDropCombinesSourceAndTarget(t *testing.T) {
	d := newPlacing(t, sepia)
	at, _ := payable(d.match.Position())
	for _, l := range pavilion.See(d.match.Position()).Payments(at) {
		for _, n := range d.find("pickable-") {
			if n.Name != d.pickName(l.Colour) {
				continue
			}
			s := d.table.Anchor(engine.Place{Zone: engine.Star, Seat: d.match.Position().ToMove(), Row: int8(at / pavilion.Ring), Col: int8(at % pavilion.Ring)}, 0, 1)
			d.drag(n, s.X, s.Y)
			d.drop(s.X, s.Y)
			if o := d.placing(); o == nil || o.proposed().Price[0] != l.Colour {
				t.Fatalf("a tile of colour %d dropped there is not paid for", l.Colour)
			}
			d.player.Escape()
			for range 2 * returnTicks {
				d.player.Follow(stage.Pointer{})
			}
			break
		}
	}
}

// pickName returns the name of the stack of a colour in the hand.
func (d *testBoard) pickName(c engine.Tile) string {
	for _, a := range d.Actors() {
		if a.Place.Zone == engine.Hand && a.Place.Seat == d.match.Position().ToMove() && a.Tile == c {
			return a.Node.Name
		}
	}
	return ""
}
