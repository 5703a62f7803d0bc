// Package scenetest opens scenes without a window, for tests.
package scenetest

import (
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

// The atlas and the typefaces are read once for all tests of a package.
var (
	sheet     = sync.OnceValues(func() (*gfx.Sheet, error) { return gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture) })
	typefaces = sync.OnceValues(func() (*gfx.Fonts, error) { return gfx.NewFonts(assets.Fonts()) })
)

// Open opens the program with an empty store and default settings in a window of w × h pixels, on its first scene.
func Open(t testing.TB, router game.Router, first game.Route, w, h float64) *game.App {
	t.Helper()
	return OpenParts(t, game.Config{Router: router, First: first}, w, h)
}

// OpenNamed does what Open does, and gives scenes their addresses.
func OpenNamed(t testing.TB, router game.Router, addresses game.Addresses, first game.Route, w, h float64) *game.App {
	t.Helper()
	return OpenParts(t, game.Config{Router: router, Addresses: addresses, First: first}, w, h)
}

// OpenParts does what Open does, with the router, the first scene and all else in p that concerns scenes.
func OpenParts(t testing.TB, p game.Config, w, h float64) *game.App {
	t.Helper()
	sheet, err := sheet()
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := typefaces()
	if err != nil {
		t.Fatal(err)
	}
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	chosen := settings.Default()
	chosen.CommentsOffered = true // a first game does not ask whether to comment
	kept := store.NewMemory()
	slot, _ := store.EnterSlot(kept)
	p.Sheet, p.Fonts, p.Sound, p.Store, p.Slot, p.Settings, p.Words = sheet, fonts, sound.New(1), kept, slot, &chosen, words
	p.Hour, p.ShortcutsSheet = func() int { return 9 }, route.Keys{}
	app := game.NewApp(p)
	app.LayoutF(w, h)
	return app
}

// Context returns the context of a program in a window of w × h pixels, on a scene that does nothing.
func Context(t testing.TB, w, h float64) *game.Context {
	t.Helper()
	return Open(t, func(game.Route) game.Scene { return blank{} }, nil, w, h).Context()
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

// blank is a scene that does nothing.
type blank struct{}

func (blank) Layout(*game.Context) {}
func (blank) Update(*game.Context) {}
func (blank) Draw(*game.Context)   {}
