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

// wide sets every letter that the program's typefaces lack: Japanese ones are as wide as they are high, others narrower.
type wide struct{ updated bool }

func (w *wide) Find(rune, gfx.Face) gfx.Typeface { return w }
func (w *wide) Updated() bool {
	updated := w.updated
	w.updated = false
	return updated
}
func (*wide) Width(s string, size float64) (width float64) {
	for _, r := range s {
		if width += size; r < 0x3000 {
			width -= 0.4 * size
		}
	}
	return width
}
func (w *wide) Caret(s string, at int, size float64) float64     { return w.Width(s[:at], size) }
func (*wide) Draw(_ *ebiten.Image, _ string, _, _, _, _ float64) {}

// TestNamesInAnyScript: in set-up, at the table and in the results, names that other typefaces set are seen whole.
func TestNamesInAnyScript(t *testing.T) {
	names := []string{"さくら", "محمد", "Ωμέγα", "Юля"}
	for i, size := range [][2]float64{{1280, 720}, {1600, 900}, {360, 640}, {844, 390}, {820, 1180}} {
		m, players := scenetest.SampleGame(t, i%len(games.All()), 4, -1)
		for seat := range players {
			players[seat].Name = names[seat]
		}
		router := Router(games.All(), scenetest.Idle{})
		app := scenetest.Open(t, router, route.Title{}, size[0], size[1])
		c := app.Context()
		fonts := c.Pages.Fonts()
		fonts.Fallback = &wide{}
		t.Cleanup(func() { fonts.Fallback = nil })
		playing, _ := scenetest.SampleGame(t, i%len(games.All()), 4, 9)
		c.Settings.LastSetup = fmt.Appendf(nil, `{"Seats":4,"Seating":{"Game":%q,"Start":-1,"Players":[{"Name":%q},{"Name":%q},{"Name":%q},{"Name":%q}]}}`,
			m.Edition.ID, names[0], names[1], names[2], names[3])
		for name, s := range map[string]game.Scene{"set-up": router(route.Setup{}), "table": router(route.Play{Match: playing, Players: players}), "results": router(route.Results{Match: m, Players: players})} {
			root := rootOf(c, s)
			what := fmt.Sprint(name, " at ", size)
			scenetest.ExpectLegible(t, c, what, root)
			for _, who := range names {
				if !shows(root, who) {
					t.Errorf("%s: %s is not seen whole", what, who)
				}
			}
		}
	}
}

// shows reports whether a stage has a text in it, or holds it in a field.
func shows(root *stage.Node, text string) (yes bool) {
	root.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		yes = yes || ok && !n.Hidden && strings.Contains(l.Text, text) || n.Accessible.Value == text
	})
	return yes
}

// TestTextIsLaidOutOnceItsTypefaceIsFound: when a typeface of the system was found, scenes are laid out anew by its widths. While a name is
// written nothing but the field is.
func TestTextIsLaidOutOnceItsTypefaceIsFound(t *testing.T) {
	set, system := Router(games.All(), scenetest.Idle{})(route.Setup{}), &wide{}
	app := scenetest.Open(t, func(game.Route) game.Scene { return set }, nil, 1280, 720)
	app.Context().Input = input.NewFrom(scenetest.Bare{})
	fonts := app.Context().Pages.Fonts()
	fonts.Fallback = system
	t.Cleanup(func() { fonts.Fallback = nil })
	rootOf(app.Context(), set)
	shown := app.Context().Dispatcher()
	tick := func(focus string) (anew bool) {
		was := shown.Scope
		shown.Focus(focus)
		set.Update(app.Context())
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		return shown.Scope != was
	}
	tick("start-game")
	system.updated = true
	if !tick("start-game") {
		t.Error("the set-up is not laid out anew")
	}
	if tick("start-game") {
		t.Error("it is laid out anew without need")
	}
	system.updated = true
	if tick("name-0") {
		t.Error("it is laid out anew while a name is written")
	}
	if !tick("start-game") {
		t.Error("it is not laid out anew once the name is written")
	}
}
