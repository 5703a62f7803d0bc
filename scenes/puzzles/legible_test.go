package puzzles

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

// views calls visit with the list and with the screen in each state: asking, after a wrong try and a hint, with the daily deal solved, and without a puzzle.
func views(t *testing.T, c *game.Context, at int, visit func(name string, root *stage.Node)) {
	t.Helper()
	if at == 0 {
		l := NewList(games.All(), scenetest.IdleBackend{}.Levels())
		l.Layout(c)
		visit("list", l.Screen.Root)
		return
	}
	set := []string{"azul-hard", "pavilion-hard", dailySet, ownSet}[at-1]
	s := New(games.All(), scenetest.IdleBackend{}, set)
	s.now = onSunday
	s.Layout(c)
	if at > 1 && s.puzzle != nil {
		s.attempt(s.puzzle.Lines[1].Move)
		s.endLine()
		s.giveHint()
	}
	if at == 3 {
		s.attempt(s.puzzle.Answer())
	}
	visit(fmt.Sprint(set, " ", s.phase), s.root)
}

// own returns the part of a view that the table does not draw: the card and the buttons, or the whole list.
func own(root *stage.Node) *stage.Node {
	if card := root.Find("card"); card != nil {
		return card
	}
	return root
}

// viewCount is the number of views.
const viewCount = 5

// TestLegible checks that all text is legible in every window and language.
func TestLegible(t *testing.T) {
	scenetest.EachExtremeViewOf(t, scenetest.BlankRouter, route.Title{}, []int{viewCount}, func(t *testing.T, c *game.Context, at []int) {
		views(t, c, at[0], func(name string, root *stage.Node) { scenetest.ExpectLegible(t, c, name, root) })
	})
}

// TestTouch checks that targets in handheld windows are large enough, and that all text can be read there.
func TestTouch(t *testing.T) {
	const target, text = 44, 13 // independent of the text size
	scenetest.EachHandheld(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		for at := range viewCount {
			views(t, c, at, func(name string, root *stage.Node) { scenetest.ExpectTouchable(t, c, name, own(root), target, text) })
		}
	})
}

// TestAccessible checks that screen readers can read every view.
func TestAccessible(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	for at := range viewCount {
		views(t, c, at, func(name string, root *stage.Node) {
			scenetest.ExpectAccessible(t, name, root)
			scenetest.ExpectOneTitle(t, name, root)
		})
	}
}

// TestLongReasonsFit checks that a reason that is too long for the callout is whole in the card, and that the callout stays in its place.
func TestLongReasonsFit(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	s := New(games.All(), scenetest.IdleBackend{}, "pavilion-medium")
	s.now = onSunday
	s.Layout(c)
	s.attempt(s.puzzle.Answer())
	s.said = strings.TrimSpace(strings.Repeat("You lose 2 points this round instead of 5. You score 23 points this round instead of 19. ", 12))
	s.build()
	var texts []string
	s.card.Walk(func(n *stage.Node) { texts = append(texts, n.Accessible.Name) })
	if !slices.Contains(texts, s.said) {
		t.Errorf("the card has %q", texts)
	}
	place := s.calloutPlace().Grow(0.01)
	s.callouts.Layer.Walk(func(n *stage.Node) {
		if label, ok := n.Art.(*stage.Label); ok && !n.Bounds().In(place) {
			t.Errorf("%+v is at %v, outside of %v", label, n.Bounds(), place)
		}
	})
}
