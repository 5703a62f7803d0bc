package scenes

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// wideTypeface has every glyph that the typefaces of the program lack. Japanese glyphs are as wide as they are high, others narrower.
type wideTypeface struct{ updated bool }

func (w *wideTypeface) Find(rune, gfx.Face) gfx.Typeface { return w }
func (w *wideTypeface) Updated() bool {
	updated := w.updated
	w.updated = false
	return updated
}
func (*wideTypeface) Width(s string, size float64) (width float64) {
	for _, r := range s {
		if width += size; r < 0x3000 {
			width -= 0.4 * size
		}
	}
	return width
}
func (w *wideTypeface) Caret(s string, at int, size float64) float64     { return w.Width(s[:at], size) }
func (*wideTypeface) Draw(_ *ebiten.Image, _ string, _, _, _, _ float64) {}

// TestNamesInAnyScript checks that names that need another typeface are shown completely in the set-up, at the table and in the results.
func TestNamesInAnyScript(t *testing.T) {
	names := []string{"さくら", "محمد", "Ωμέγα", "Юля"}
	for i, size := range [][2]float64{{1280, 720}, {1600, 900}, {360, 640}, {844, 390}, {820, 1180}} {
		m, players := scenetest.SampleGame(t, i%len(games.All()), 4, -1)
		for seat := range players {
			players[seat].Name = names[seat]
		}
		router := Router(games.All(), scenetest.IdleBackend{})
		app := scenetest.Open(t, router, route.Title{}, size[0], size[1])
		c := app.Context()
		fonts := c.Pages.Fonts()
		fonts.Fallback = &wideTypeface{}
		t.Cleanup(func() { fonts.Fallback = nil })
		playing, _ := scenetest.SampleGame(t, i%len(games.All()), 4, 9)
		c.Settings.LastSetup = fmt.Appendf(nil, `{"Seats":4,"Seating":{"Game":%q,"Start":-1,"Players":[{"Name":%q},{"Name":%q},{"Name":%q},{"Name":%q}]}}`,
			m.Edition.ID, names[0], names[1], names[2], names[3])
		for name, s := range map[string]game.Scene{"set-up": router(route.Setup{}), "table": router(route.Play{Match: playing, Players: players}), "results": router(route.Results{Match: m, Players: players})} {
			root := rootOf(c, s)
			what := fmt.Sprint(name, " at ", size)
			scenetest.ExpectLegible(t, c, what, root)
			for _, name := range names {
				if !containsText(root, name) {
					t.Errorf("%s: %s is not shown completely", what, name)
				}
			}
		}
	}
}

// containsText reports whether a label or a text field below a node contains a text.
func containsText(root *stage.Node, text string) (yes bool) {
	root.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		yes = yes || ok && !n.Hidden && strings.Contains(l.Text, text) || n.Accessible.Value == text
	})
	return yes
}

// TestLayoutAfterTypefaceUpdate checks that scenes are laid out again when a typeface of the system has loaded, but not while a name is being
// edited.
func TestLayoutAfterTypefaceUpdate(t *testing.T) {
	scene, system := Router(games.All(), scenetest.IdleBackend{})(route.Setup{}), &wideTypeface{}
	app := scenetest.Open(t, func(game.Route) game.Scene { return scene }, nil, 1280, 720)
	app.Context().Input = input.NewFrom(scenetest.NoDevices{})
	fonts := app.Context().Pages.Fonts()
	fonts.Fallback = system
	t.Cleanup(func() { fonts.Fallback = nil })
	rootOf(app.Context(), scene)
	dispatcher := app.Context().Dispatcher()
	tick := func(focus string) (laidOut bool) {
		before := dispatcher.Scope
		dispatcher.Focus(focus)
		scene.Update(app.Context())
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		return dispatcher.Scope != before
	}
	tick("start-game")
	system.updated = true
	if !tick("start-game") {
		t.Error("the set-up is not laid out again")
	}
	if tick("start-game") {
		t.Error("it is laid out again without an update")
	}
	system.updated = true
	if tick("name-0") {
		t.Error("it is laid out again while a name is being edited")
	}
	if !tick("start-game") {
		t.Error("it is not laid out again after a name was edited")
	}
}
