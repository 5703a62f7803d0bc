package play

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestBoardsShowTheLevelsOfComputers checks that large and compact boards show the level of a computer, and none for a person.
func TestBoardsShowTheLevelsOfComputers(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	for at, g := range games.All() {
		for _, levels := range [][2]string{{"", "master"}, {"virtuoso", "cmd:'./my bots/mine' -x"}, {"novice", ""}} {
			m, players := scenetest.SampleGame(t, at, 2, 8, levels[:]...)
			s := New(&games.All()[at], idle{}, m, players)
			scenetest.Open(t, router, s, 1280, 720)
			for seat, level := range levels {
				want := map[string]string{"": "", "master": "Master", "virtuoso": "Virtuoso", "novice": "Novice", "cmd:'./my bots/mine' -x": "mine"}[level]
				if got := levelOn(s, nodeOf(s, fmt.Sprint("board-", seat))); got != want {
					t.Errorf("%s: the board of seat %d says %q, expected %q", g.Edition.ID, seat+1, got, want)
				}
			}
		}
	}
}

// levelOn returns the text in italics after or below the name on a board.
func levelOn(s *Scene, board *stage.Node) (level string) {
	x, y := board.Centre()
	r := stage.Rect{X: x - board.W/2, Y: y - board.H/2, W: board.W, H: board.H}
	s.root.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && l.Face == gfx.SerifItalic && r.Contains(n.Centre()) {
			level += strings.TrimPrefix(l.Text, " · ")
		}
	})
	return level
}
