// Package scenetest opens scenes without a window, for tests.
package scenetest

import (
	"cmp"
	"runtime/debug"
	"sync"
	"testing"

	"azulejo/assets"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"
	"azulejo/scenes/route"
)

// Tests build scenes that live briefly, so the garbage collector need not run often. This saves a sixth of their processor time.
func init() { debug.SetGCPercent(400) }

// The index of the atlas and the typefaces are read once for all tests of a package, which may run in parallel. The sprites have no pixels: without a
// window nothing is seen of them.
var (
	sheet     = sync.OnceValues(func() (*gfx.Sheet, error) { return gfx.NewSheet(nil, assets.AtlasIndex(), nil) })
	typefaces = sync.OnceValues(func() (*gfx.Fonts, error) { return gfx.NewFonts(assets.Fonts()) })
)

// Open opens the program with an empty store and default settings in a window of w × h pixels, on its first scene.
func Open(t testing.TB, router game.Router, first game.Route, w, h float64) *game.App {
	t.Helper()
	return OpenConfig(t, game.Config{Router: router, First: first}, w, h)
}

// OpenWithAddresses is like Open, with addresses of scenes.
func OpenWithAddresses(t testing.TB, router game.Router, addresses game.Addresses, first game.Route, w, h float64) *game.App {
	t.Helper()
	return OpenConfig(t, game.Config{Router: router, Addresses: addresses, First: first}, w, h)
}

// OpenConfig is like Open, with the router, the first scene and the other options for scenes of p, and with its sprites and typefaces if it has some.
func OpenConfig(t testing.TB, p game.Config, w, h float64) *game.App {
	t.Helper()
	sheet, err := sheet()
	if err != nil {
		t.Fatal(err)
	}
	shared, err := typefaces()
	if err != nil {
		t.Fatal(err)
	}
	fonts := *shared // each program has its own settings of typefaces
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	prefs := settings.Default()
	prefs.CommentsOffered = true // otherwise the first game asks about comments
	memory := store.NewMemory()
	slot, _ := store.EnterSlot(memory)
	p.Sheet, p.Fonts = cmp.Or(p.Sheet, sheet), cmp.Or(p.Fonts, &fonts)
	p.Sound, p.Store, p.Slot, p.Settings, p.Words = sound.New(1), memory, slot, &prefs, words
	p.Hour, p.ShortcutsSheet = func() int { return 9 }, route.Keys{}
	app := game.NewApp(p)
	app.LayoutF(w, h)
	return app
}

// Context returns the context of a program in a window of w × h pixels, on a scene that does nothing.
func Context(t testing.TB, w, h float64) *game.Context {
	t.Helper()
	return Open(t, func(game.Route) game.Scene { return blankScene{} }, nil, w, h).Context()
}

// HighContrast returns the context of a program with high contrast.
func HighContrast(t testing.TB, w, h float64) *game.Context {
	t.Helper()
	c := Context(t, w, h)
	*c.Settings = settings.Default()
	c.Settings.HighContrast = true
	c.ApplySettings()
	return c
}

// blankScene is a scene that does nothing.
type blankScene struct{}

func (blankScene) Layout(*game.Context) {}
func (blankScene) Update(*game.Context) {}
func (blankScene) Draw(*game.Context)   {}
