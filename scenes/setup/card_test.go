package setup

import (
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// jokerTiles returns the names of the joker tiles below a node.
func jokerTiles(root *stage.Node) (all []string) {
	root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "joker-") {
			all = append(all, n.Name)
		}
	})
	return all
}

// TestJokerMenu checks that in a wide window the card of a game with a joker order shows the order whichever game is chosen, that an order is chosen in a
// menu, which also chooses the game, and that Escape closes the menu.
func TestJokerMenu(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
		c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1]).Context()
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(c)
		if got := jokerTiles(s.screen.Root); s.game().Edition.JokerOrders != nil || len(got) != 6 {
			t.Fatalf("%v: with %s the cards show the jokers %v", size, s.game().Edition.ID, got)
		}
		open := func() { scenetest.Button(t, s.screen.Root, "orders").Touch.Press() }
		open()
		if !s.HasOverlay() || s.screen.Dispatcher.Scope == s.screen.Root || s.screen.Dispatcher.FocusName() != "order-0" {
			t.Errorf("%v: the menu does not open; the focus is at %q", size, s.screen.Dispatcher.FocusName())
		}
		scenetest.ExpectLegible(t, c, "menu", s.screen.Dispatcher.Scope)
		if s.CloseOverlay(c); s.HasOverlay() || s.screen.Dispatcher.FocusName() != "orders" {
			t.Errorf("%v: the menu is open, or the focus at %q", size, s.screen.Dispatcher.FocusName())
		}
		for i, want := range []string{"front", "back", seating.Shuffled} {
			open()
			scenetest.Button(t, s.screen.Root, orderName(i)).Touch.Press()
			orders := s.game().Edition.JokerOrders
			if orders == nil {
				t.Fatalf("%v: the menu chooses %s", size, s.game().Edition.ID)
			}
			if i < len(orders) {
				want = orders[i]
			}
			if s.choices.Seating.Jokers != want || s.HasOverlay() {
				t.Errorf("%v: the order %d is %s, expected %s", size, i, s.choices.Seating.Jokers, want)
			}
		}
		open()
		scenetest.Button(t, s.screen.Root, orderName(3)).Touch.Press()
		if n := s.screen.Root.Find("joker-0"); n == nil || n.Touch == nil {
			t.Errorf("%v: the jokers cannot be moved by hand", size)
		}
	}
}

// TestNotes checks that the button of the rarely changed options says what is chosen there, that the button of the last set-up says what that was, and
// that the summary continues its sentence in lower case.
func TestNotes(t *testing.T) {
	c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context()
	s := New(games.All(), scenetest.IdleBackend{})
	s.Layout(c)
	shows := func(text string) bool { return slices.Contains(labels(s.screen.Root), text) }
	expect := func(text string) {
		t.Helper()
		if s.Layout(c); !shows(text) {
			t.Errorf("%q is missing", text)
		}
	}
	expect("start and seed random")
	expect("Azul, coloured wall")
	expect("two players, five factories")
	s.choices.Seating.Start = 1
	expect("Inês starts")
	s.choices.Seating.Start, s.choices.Seating.Seed = -1, "7"
	expect("seed 7")
	s.last = s.choices
	s.last.Seating.Game, s.choices.Seats = "pavilion", 3
	expect("Summer Pavilion, you and Inês")
}

// labels returns all texts below a node.
func labels(root *stage.Node) (all []string) {
	root.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok {
			all = append(all, l.Text)
		}
	})
	return all
}

// TestPlatesBetweenSeats checks that no seat covers a plate on the table.
func TestPlatesBetweenSeats(t *testing.T) {
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		at := layout.Solve(stage.Rect{W: landscapeWidth, H: landscapeHeight}, landscape(seats, layout.InColumn(restOfColumn())))
		x, y := at[tableArea].Middle()
		for i, r := range plateRooms(2*seats+1, x, y, 1) {
			for seat := range seats {
				if at[seatArea+area(seat)].Overlaps(r) {
					t.Errorf("%d seats: seat %d covers plate %d", seats, seat, i)
				}
			}
		}
	}
}

// TestEdgeOfTableAvoidsText checks that the edge of the table does not run through the text of the button that adds a seat.
func TestEdgeOfTableAvoidsText(t *testing.T) {
	const edge = 298.0 / 640 // the radius of the table by the side of its picture
	c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context()
	for _, language := range locale.Languages() {
		c.SetLanguage(language)
		for seats := 2; seats < engine.MaxSeats; seats++ {
			s := New(games.All(), scenetest.IdleBackend{})
			s.recall(c)
			s.setSeats(c, seats)
			var table *stage.Node
			s.screen.Root.Walk(func(n *stage.Node) {
				if art, ok := n.Art.(*stage.Sprite); ok && art.Name == "round-table" {
					table = n
				}
			})
			button := s.screen.Root.Find("add-seat")
			for _, n := range button.Children() {
				l, ok := n.Art.(*stage.Label)
				if !ok {
					continue
				}
				width, _ := c.Pages.Fonts().Measure(l.Text, l.Face, l.Size)
				for _, x := range []float64{-width / 2, width / 2} {
					for _, y := range []float64{-l.Size / 2, l.Size / 2} {
						if d := math.Hypot(button.X+n.X+x-table.X, button.Y+n.Y+y-table.Y); d < edge*table.W+2 {
							t.Errorf("%s, %d seats: %q lies on the table, %.0f pixels from its middle", language, seats, l.Text, d)
						}
					}
				}
			}
		}
	}
}
