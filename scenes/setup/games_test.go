package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// catalogue returns games in a number of boxes with two sides each, copies of Summer Pavilion under other titles.
func catalogue(boxes int) (all []games.Game) {
	sides := []games.Game{games.All()[2], games.All()[3]}
	for box := range boxes {
		for _, g := range sides {
			rules, edition := *g.Game.Game, *g.Edition
			edition.ID = fmt.Sprintf("%s-%d", edition.ID, box)
			rules.Edition = &edition
			g.Game.Game, g.Title = &rules, fmt.Sprintf("Summer Pavilion %d", box+1)
			all = append(all, g)
		}
	}
	return all
}

// TestChooseGame checks that in catalogues of one to nine boxes the set-up is legible and each game can be chosen by pointer and keys and is announced to
// screen readers in order.
func TestChooseGame(t *testing.T) {
	for _, size := range [][3]float64{{1280, 720, 1}, {390, 844, 3}, {360, 640, 3}, {820, 1180, 2}, {1024, 640, 1}} {
		for _, boxes := range []int{1, 2, 3, 5, 9} {
			name := fmt.Sprintf("%d boxes at %v", boxes, size)
			app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
			c := app.Context()
			c.Resize(size[0]*size[2], size[1]*size[2], size[2])
			for _, more := range []bool{false, true} {
				s := New(catalogue(boxes), scenetest.IdleBackend{})
				s.more, s.choices.Seats = more, 0
				s.Layout(c)
				for s.choices.Seats < 4 {
					s.setSeats(c, s.choices.Seats+1)
				}
				scenetest.ExpectLegible(t, c, fmt.Sprint(name, ", more: ", more), s.screen.Root)
				if !more {
					expectChoosable(t, c, name, s, boxes)
				}
			}
		}
	}
}

// expectChoosable fails unless arrows move the focus from the first card to that of each game, and pressing it chooses the game.
func expectChoosable(t *testing.T, c *game.Context, name string, s *Scene, boxes int) {
	t.Helper()
	var cards, want []string
	s.screen.Root.Walk(func(n *stage.Node) {
		if n.Name == "game" {
			for _, card := range n.Children() {
				cards = append(cards, card.Accessible.Name)
			}
		}
	})
	d, reached := &s.screen.Dispatcher, map[string]bool{}
	for open := []string{"game-Summer Pavilion 1"}; len(open) > 0; open = open[1:] {
		if reached[open[0]] {
			continue
		}
		reached[open[0]] = true
		for _, arrow := range []stage.Keys{{Right: true}, {Down: true}, {Left: true}, {Up: true}} {
			d.Focus(open[0])
			d.Update(stage.Pointer{}, arrow)
			if to := d.FocusName(); strings.HasPrefix(to, "game-") {
				open = append(open, to)
			}
		}
	}
	targets := scenetest.Targets(c, s.screen.Root)
	for box := range boxes {
		title := fmt.Sprintf("Summer Pavilion %d", box+1)
		want = append(want, title)
		card := "game-" + title
		if _, ok := targets[card]; !ok || !reached[card] {
			t.Errorf("%s: %s is a target: %v, has the focus: %v", name, card, ok, reached[card])
			continue
		}
		scenetest.Button(t, s.screen.Root, card).Touch.Press()
		if got := s.game().Title; got != title {
			t.Errorf("%s: a press on %s chooses %s", name, card, got)
		}
		if _, chosen := s.chosenBox(); chosen != s.game() {
			t.Errorf("%s: the options are those of %v", name, chosen)
		}
	}
	if !slices.Equal(cards, want) {
		t.Errorf("%s: the accessible names of the cards are %q", name, cards)
	}
}

// TestMoreOptions checks that with more options the cards of the games, the choice of a side and the choice of the starting player are still shown, and
// the order of the jokers in games that have one.
func TestMoreOptions(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		c := app.Context()
		for _, g := range games.All() {
			s := withGame(c, g, 2)
			s.more = true
			s.Layout(c)
			for _, sides := range s.boxes() {
				if title := c.Words.T(sides[0].Title); s.screen.Root.Find("game-"+title) == nil {
					t.Errorf("%v, %s: the card of %s is missing", size, g.Edition.ID, title)
				}
			}
			for _, name := range []string{"side", "side-other", "start"} {
				if s.screen.Root.Find(name) == nil {
					t.Errorf("%v, %s: %s is missing", size, g.Edition.ID, name)
				}
			}
			if s.screen.Root.Find("jokers") == nil != (g.Edition.JokerOrders == nil) {
				t.Errorf("%v, %s: the choice of an order of jokers is missing or unwanted", size, g.Edition.ID)
			}
		}
	}
}
