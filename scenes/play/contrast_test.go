package play

import (
	"fmt"
	"testing"

	"azulejo/engine/enginetest/long"
	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestTablesInHighContrast checks the contrast of every game on its own ground in high contrast, in the middle of a game and at its end.
func TestTablesInHighContrast(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	for at, g := range games.All() {
		for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
			for _, moves := range []int{5, 23, 41, -1} {
				m, players := scenetest.SampleGame(t, at, 3, moves, "", "virtuoso", "master")
				s := New(&games.All()[at], idle{}, m, players)
				c := scenetest.Open(t, router, s, size[0], size[1]).Context()
				c.Settings.HighContrast, c.Settings.WinBar = true, moves == 23
				c.ApplySettings()
				scenetest.ExpectContrast(t, c, fmt.Sprintf("%s after %d", g.Edition.ID, moves), s.Ground(c), s.root)
			}
		}
	}
}

// minContrast is the minimum contrast of text (WCAG 2.2, 1.4.3).
const minContrast = 4.5

// TestTablesOnEveryGround checks the contrast of all texts on each ground. A text below the minimum on the game's own ground must not have less on
// another.
func TestTablesOnEveryGround(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	sizes := [][2]float64{{1280, 720}, {780, 1688}, {390, 844}, {844, 390}}
	for _, x := range long.Pairs(nil, len(games.All()), len(sizes), 2, 2) {
		g, size, seats, moves := &games.All()[x[0]], sizes[x[1]], []int{2, 4}[x[2]], []int{5, 41}[x[3]]
		m, players := scenetest.SampleGame(t, x[0], seats, moves, "", "virtuoso")
		s := New(g, idle{}, m, players)
		c := scenetest.Open(t, router, s, size[0], size[1]).Context()
		var own map[string]float64
		for _, ground := range settings.Grounds() {
			c.Settings.Ground, c.Settings.WinBar = ground, moves == 5
			c.ApplySettings()
			faint := scenetest.LowContrastTexts(t, c, s.Ground(c), s.root, minContrast)
			if ground == settings.GameGround {
				own = faint
			}
			for text, ratio := range faint {
				if ratio >= own[text] && own[text] > 0 {
					continue
				}
				t.Errorf("%s, %d at %v after %d on %s: %q has a contrast of only %.1f", g.Edition.ID, seats, size, moves, ground, text, ratio)
			}
		}
	}
}
