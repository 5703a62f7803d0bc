package scenes

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// openApp opens the program with addresses on its title screen. If playing is set, a game is in progress.
func openApp(t testing.TB, playing bool) *game.App {
	return openRouter(t, Router(games.All(), scenetest.IdleBackend{}), playing)
}

// openRouter opens the program with a router, as openApp does.
func openRouter(t testing.TB, router game.Router, playing bool) *game.App {
	app := scenetest.OpenWithAddresses(t, router, Addresses(games.All(), scenetest.IdleBackend{}.Levels()), route.Title{}, 1280, 720)
	app.Context().Settings.Speed = settings.Off
	if playing {
		m, players := scenetest.SampleGame(t, 0, 2, 6)
		saves.Save(app.Context(), m, players)
	}
	return app
}

// updateUntilLoaded updates the program until assets have loaded.
func updateUntilLoaded(t testing.TB, app *game.App) {
	t.Helper()
	for range 3 {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// openAddresses returns the addresses of the open scenes in one line.
func openAddresses(app *game.App) string { return strings.Join(app.Context().OpenAddresses(), " ") }

// TestVisit checks which scenes each address opens, also if it is unknown or its scene is not available.
func TestVisit(t *testing.T) {
	for _, x := range []struct {
		address, want string
		playing       bool
	}{
		{"", "", true},
		{"setup", " setup", false},
		{"play", " play", true},
		{"play", "", false},
		{"play/menu", " play play/menu", true},
		{"play/moves", " play play/moves", true},
		{"play/board-2", " play play/board-2", true},
		{"play/board-3", " play", true},
		{"play/board-x", " play", true},
		{"play/help", " play play/help", true},
		{"play/results", " play", true}, // it is not over
		{"play/nowhere", " play", true},
		{"play/menu", "", false},
		{"games", " games", true},
		{"keys", " keys", false},
		{"settings", " settings/play", false},
		{"settings/sound", " settings/sound", false},
		{"settings/nowhere", " settings/play", false},
		{"settings/language", " settings/look settings/language", false},
		{"settings/keys", " settings/access settings/keys", false},
		{"rules", " rules/table", false},
		{"rules/floor", " rules/floor", false},
		{"rules/pass", " rules/pass", false},
		{"rules/nowhere", " rules/table", false},
		{"learn", " learn/azul", false},
		{"learn/pavilion", " learn/pavilion", false},
		{"learn/nowhere/1", " learn/azul", false},
		{"learn/azul/3", " learn/azul learn/azul/3", false},
		{"learn/azul/99", " learn/azul", false},
		{"nowhere", "", true},
		{"play?", " play", true},
		{strings.Repeat("a/", 50_000), "", true},
		{"play/menu/" + strings.Repeat("a/", 50_000), " play play/menu", true},
	} {
		app := openApp(t, x.playing)
		app.Context().Visit([]string{x.address})
		if updateUntilLoaded(t, app); openAddresses(app) != x.want {
			t.Errorf("%q opens %q, expected %q", x.address, openAddresses(app), x.want)
		}
	}
}

// TestVisitsKeepScenes checks that a scene that stays open is not created again when those above it change.
func TestVisitsKeepScenes(t *testing.T) {
	created, router := 0, Router(games.All(), scenetest.IdleBackend{})
	app := openRouter(t, func(r game.Route) game.Scene { created++; return router(r) }, true)
	c := app.Context()
	for _, x := range []struct {
		name    string
		do      func()
		want    string
		created int // the number of scenes created
	}{
		{"the table", func() { c.Visit([]string{"", "play"}) }, " play", 1},
		{"a sheet", func() { c.Push(route.Menu{Title: "game.azul"}) }, " play play/menu", 1},
		{"another over it", func() { c.Push(route.Settings{}) }, " play play/menu settings/play", 1},
		{"Back", func() { c.Visit([]string{"", "play", "play/menu"}) }, " play play/menu", 0},
		{"two Back", func() { c.Visit([]string{"", "play"}) }, " play", 0},
		{"two Forward", func() { c.Visit([]string{"", "play", "play/menu", "settings/sound"}) }, " play play/menu settings/sound", 2},
		{"to the side", func() { c.Visit([]string{"", "play", "rules/floor", "keys"}) }, " play rules/floor keys", 2},
		{"a closed scene", func() { c.Visit([]string{"", "play", "play/results", "keys"}) }, " play", 0},
		{"the title", func() { c.Visit([]string{""}) }, "", 1},
		{"a lesson", func() { c.Visit([]string{"", "learn/azul", "learn/azul/2", "settings/look"}) }, " learn/azul learn/azul/2 settings/look", 2},
		{"the list below it", func() { c.Visit([]string{"", "learn/azul"}) }, " learn/azul", 2},
		{"the title below that", func() { c.Visit([]string{""}) }, "", 0},
	} {
		created = 0
		x.do()
		if updateUntilLoaded(t, app); openAddresses(app) != x.want || created != x.created {
			t.Errorf("%s: %q is open and %d scenes were created, expected %q and %d", x.name, openAddresses(app), created, x.want, x.created)
		}
	}
}

// TestVisitsCloseOverlays checks that Back closes an overlay before its scene.
func TestVisitsCloseOverlays(t *testing.T) {
	var last game.Scene
	router := Router(games.All(), scenetest.IdleBackend{})
	app := openRouter(t, func(r game.Route) game.Scene { last = router(r); return last }, false)
	c := app.Context()
	c.Visit([]string{"rules/floor"})
	updateUntilLoaded(t, app)
	field := rootOf(c, last).Find("search").Touch.Text
	field.SetLine(field.Line().Insert("x"))
	if updateUntilLoaded(t, app); openAddresses(app) != " rules/floor rules/floor?" {
		t.Errorf("with a search %q is open", openAddresses(app))
	}
	c.Visit([]string{"", "rules/floor"})
	if updateUntilLoaded(t, app); openAddresses(app) != " rules/floor" {
		t.Errorf("after Back %q is open", openAddresses(app))
	}
}

// TestRandomVisits checks that the scenes of the last visit are open and that repeating a visit changes nothing.
func TestRandomVisits(t *testing.T) {
	all := []string{"", "setup", "play", "play/menu", "play/moves", "play/board-1", "play/help", "games", "keys", "settings/sound", "settings/language", "rules/floor",
		"rules/pass", "learn/azul", "learn/pavilion", "learn/azul/1", "learn/pavilion/2"}
	app, rng := openApp(t, true), rand.New(rand.NewPCG(1, 2))
	c := app.Context()
	for range long.Count(50, 300) {
		want, _ := route.Trail(all[rng.IntN(len(all))])
		for rng.IntN(3) == 0 { // a sheet above it
			want = append(want, []string{"keys", "settings/look", "rules/end"}[rng.IntN(3)])
		}
		for range 2 {
			c.Visit(want)
			if updateUntilLoaded(t, app); !slices.Equal(c.OpenAddresses(), want) {
				t.Fatalf("%q is open, expected %q", c.OpenAddresses(), want)
			}
		}
		if length := 1 + rng.IntN(len(want)); rng.IntN(2) == 0 {
			c.Visit(want[:length])
			if updateUntilLoaded(t, app); !slices.Equal(c.OpenAddresses(), want[:length]) {
				t.Fatalf("%q is open, expected %q", c.OpenAddresses(), want[:length])
			}
		}
	}
}

// FuzzVisit checks that after visiting arbitrary addresses the title screen is always at the bottom.
func FuzzVisit(f *testing.F) {
	for _, s := range []string{"", "rules/floor", "\nplay\nplay/menu", "\nlearn/azul\nlearn/azul/3\nkeys", "\nsetup\nsetup\nsetup", "\nplay?\nplay", "\n\n\n", "learn/x/1"} {
		f.Add(s)
	}
	app := openApp(f, true)
	f.Fuzz(func(t *testing.T, text string) {
		list := strings.Split(text, "\n")
		app.Context().Visit(list[:min(9, len(list))])
		updateUntilLoaded(t, app)
		if open := app.Context().OpenAddresses(); open[0] != "" {
			t.Errorf("%q opens %q", list, open)
		}
	})
}

// TestTitles checks that every scene has a different title in every language.
func TestTitles(t *testing.T) {
	app := openApp(t, true)
	c := app.Context()
	m, players := scenetest.SampleGame(t, 0, 2, 1000)
	for _, language := range locale.Languages() {
		c.SetLanguage(language)
		updateUntilLoaded(t, app)
		c.Visit([]string{"rules/floor"}) // loads the strings of the rules
		updateUntilLoaded(t, app)
		seen := map[string]game.Route{}
		for _, r := range []game.Route{route.Title{}, route.Setup{}, route.Play{Match: m, Players: players}, route.Menu{}, route.Explain{}, route.Results{Match: m, Players: players},
			route.Drawer{Title: "x"}, route.Saved{}, route.Settings{}, route.Language{}, route.ChangeKeys{}, route.Keys{}, route.Rules{Page: "floor"}, route.Rules{Page: "end"},
			route.Lessons{}, route.Lesson{Course: "azul", At: 1}} {
			name := Addresses(games.All(), nil).Title(c, r)
			if other, twice := seen[name]; twice || !strings.HasSuffix(name, "Azulejo") || strings.ContainsAny(name, "{}.") {
				t.Errorf("%s: %T has the title %q, as %T has", language, r, name, other)
			}
			seen[name] = r
		}
	}
}

// TestLinks checks that the link of a finished game opens its review, that of a position its table as a branch, and that a link that is cut off is refused with
// its place.
func TestLinks(t *testing.T) {
	all := Addresses(games.All(), scenetest.IdleBackend{}.Levels())
	for _, moves := range []int{9, -1} {
		m, players := scenetest.SampleGame(t, 0, 2, moves, "", "master")
		text := record.Link(&record.Record{Headers: seating.Headers(m, players), Match: m})
		for _, r := range []route.Link{{Text: text}, {Text: text, Try: true}} {
			c := newTour(t, route.Title{}).Context()
			address := all.Address(r)
			if trail, base := all.Trail(address); !slices.Equal(trail, []string{"", address}) || base {
				t.Errorf("%s has the trail %q, %v", address, trail, base)
			}
			to, ok := all.Route(c, nil, address)
			var opened *engine.Match
			switch to := to.(type) {
			case route.Review:
				if opened = to.Match; all.Address(to) != address {
					t.Errorf("the review has the address %s", all.Address(to))
				}
			case route.Branch:
				if opened = to.Match; !r.Try || moves < 0 || to.Free || to.Players[1].Level != "master" {
					t.Errorf("%s leads to the table of %v", address, to.Players)
				}
			}
			if !ok || opened == nil || opened.Position().Hash() != m.Position().Hash() {
				t.Errorf("%s leads to %T, %v", address, to, ok)
			}
			if _, ok := all.Route(c, nil, address[:len(address)-3]); ok || !strings.Contains(c.Toast(), "link:1:") {
				t.Errorf("a link that is cut off is opened, and the toast is %q", c.Toast())
			}
		}
	}
}
