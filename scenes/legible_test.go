package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestDialogsAreLegible checks that the dialogs are legible in every window and language.
func TestDialogsAreLegible(t *testing.T) {
	router := Router(games.All(), scenetest.IdleBackend{})
	all := []game.Route{route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Saved{}, route.Lessons{Course: "azul"}, route.Lessons{Course: "pavilion"}}
	scenetest.EachViewOf(t, scenetest.BlankRouter, route.Title{}, []int{len(all)}, func(t *testing.T, c *game.Context, at []int) {
		scenetest.ArchiveGames(t, c, 8)
		c.Words.LoadLessons()
		c.Settings.Lessons = []string{"azul-take", "pavilion-pass"}
		r := all[at[0]]
		scenetest.ExpectLegible(t, c, fmt.Sprintf("%T", r), rootOf(c, router(r)))
	})
}

// TestDialogsWithLargeText checks that larger text makes all text of the dialogs larger.
func TestDialogsWithLargeText(t *testing.T) {
	router := Router(games.All(), scenetest.IdleBackend{})
	scenetest.EachWindowOf(t, scenetest.BlankRouter, route.Title{}, []int{len(dialogs())}, func(t *testing.T, c *game.Context, at []int) {
		scenetest.ArchiveGames(t, c, 3) // more would not all be built with larger text
		c.CanQuit = true
		c.Words.LoadLessons()
		r := dialogs()[at[0]]
		if r == any(route.ChangeKeys{}) || r == any(route.Saved{}) && !dialog.NewKit(c).Handheld() {
			return // larger text moves their rows to other pages
		}
		scenetest.ExpectLargerText(t, c, fmt.Sprintf("%T %v", r, r), func() []*stage.Node { return []*stage.Node{rootOf(c, router(r))} })
	})
}

// TestTouch checks that targets in handheld windows are large enough for fingers, and that all text is legible.
func TestTouch(t *testing.T) {
	router, windows := Router(games.All(), scenetest.IdleBackend{}), 0
	scenetest.EachHandheld(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		windows++
		scenetest.ArchiveGames(t, c, 8)
		c.Words.LoadLessons()
		target, text := scenetest.TouchSizes(c)
		for _, r := range dialogs() {
			root, name := rootOf(c, router(r)), fmt.Sprintf("%T %v", r, r)
			scenetest.ExpectTouchable(t, c, name, root, target, text)
			scenetest.ExpectLegible(t, c, name, root)
		}
		minTarget, minText := 44.0, 13.0 // independent of the text size
		at, seats := windows%len(games.All()), 2+windows%3
		m, players := scenetest.SampleGame(t, at, seats, 12)
		course := []string{"azul", "pavilion"}[windows%2]
		for _, r := range []game.Route{route.Title{}, route.Setup{}, route.Lesson{Course: course, At: windows % 5}, route.Review{Match: m, Players: players}} {
			scenetest.ExpectTouchable(t, c, fmt.Sprintf("%T", r), rootOf(c, router(r)), 0, minText)
		}
		table := router(route.Play{Match: m, Players: players})
		scenetest.ExpectTouchable(t, c, fmt.Sprintf("table of %d for %d", at, seats), rootOf(c, table), 0, minText)
		for _, name := range []string{"moves", "board-2", route.ExplainName} {
			r, ok := table.(interface {
				Dialog(name string) (game.Route, bool)
			}).Dialog(name)
			if !ok {
				t.Fatal("there is no dialog", name)
			}
			scenetest.ExpectTouchable(t, c, fmt.Sprintf("%s of %d for %d", name, at, seats), rootOf(c, router(r)), minTarget, minText)
		}
	})
}

// TestPhoneTargets checks on phones that the targets of all screens are at least 44 device-independent pixels wide and high. Tiles and spaces of a table
// are exempt: a press near them takes the nearest one, and a long press magnifies them.
func TestPhoneTargets(t *testing.T) {
	router := Router(games.All(), scenetest.IdleBackend{})
	exempt := []string{"pickable-", "target-", "pick-", "zoom-", "leaf"}
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}} {
		c := scenetest.Context(t, size[0], size[1])
		scenetest.ArchiveGames(t, c, 3)
		c.Words.LoadLessons()
		check := func(name string, s game.Scene) {
			for what, r := range scenetest.Targets(c, rootOf(c, s)) {
				if slices.ContainsFunc(exempt, func(prefix string) bool { return strings.HasPrefix(what, prefix) }) {
					continue
				}
				if min(r.W, r.H) < 43.95 {
					t.Errorf("%v, %s: %s is %.1f × %.1f", size, name, what, r.W, r.H)
				}
			}
		}
		all := append(dialogs(), route.Title{}, route.Setup{}, route.Setup{FromTable: true}, route.TableGround{}, route.Light{}, route.Rules{Title: "game.azul"},
			route.Rules{Title: "game.pavilion", Page: "setup"}, route.Lesson{Course: "azul", At: 2}, route.Lesson{Course: "pavilion", At: 3})
		for _, r := range all {
			check(fmt.Sprintf("%T %v", r, r), router(r))
		}
		for at, g := range games.All() {
			for seats := 2; seats <= engine.MaxSeats; seats++ {
				for _, moves := range []int{0, 12, 30} {
					m, players := scenetest.SampleGame(t, at, seats, moves, "", "novice", "master", "novice")
					table, name := router(route.Play{Match: m, Players: players}), fmt.Sprintf("%s for %d after %d", g.Edition.ID, seats, moves)
					check(name, table)
					for _, drawer := range []string{"moves", "board-2", "stock", route.ExplainName} {
						if r, ok := table.(interface {
							Dialog(name string) (game.Route, bool)
						}).Dialog(drawer); ok {
							check(name+", "+drawer, router(r))
						}
					}
				}
				m, players := scenetest.SampleGame(t, at, seats, -1)
				check(fmt.Sprintf("review of %s for %d", g.Edition.ID, seats), router(route.Review{Match: m, Players: players}))
				check(fmt.Sprintf("results of %s for %d", g.Edition.ID, seats), router(route.Results{Match: m, Players: players}))
			}
		}
	}
}

// TestHighContrast checks the contrast of the dialogs in high contrast, over both grounds.
func TestHighContrast(t *testing.T) {
	router := Router(games.All(), scenetest.IdleBackend{})
	for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
		c := scenetest.HighContrast(t, size[0], size[1])
		for _, ground := range []gfx.Ground{ui.Sand(), ui.Sage()} {
			for _, r := range []game.Route{route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Rules{Title: "game.azul"}} {
				scenetest.ExpectContrast(t, c, fmt.Sprintf("%T", r), ground, rootOf(c, router(r)))
			}
		}
	}
}

// TestDragsHaveAlternatives checks that only sliders, text fields and the pages of the rules are dragged, and that each works by a press or by
// arrow keys as well.
func TestDragsHaveAlternatives(t *testing.T) {
	router := Router(games.All(), scenetest.IdleBackend{})
	c := scenetest.Context(t, 1280, 720)
	var dragged []string
	for _, r := range append(dialogs(), route.Rules{Title: "game.azul"}, route.Setup{}) {
		dragged = append(dragged, scenetest.ExpectDragAlternatives(t, fmt.Sprintf("%T", r), rootOf(c, router(r)))...)
	}
	count := len(dragged)
	dragged = slices.DeleteFunc(dragged, func(name string) bool { return strings.HasPrefix(name, "level-") }) // the dials
	if slices.Sort(dragged); count == len(dragged) || !slices.Equal(dragged, []string{"computer-pause", "effects", "leaf", "music", "name-0", "name-1", "search", "speed", "step-pause", "text-scale"}) {
		t.Errorf("the draggable nodes are %v", dragged)
	}
}
