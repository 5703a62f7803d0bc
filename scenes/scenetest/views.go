package scenetest

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine/enginetest/long"
	"azulejo/game"
	"azulejo/game/locale"
)

// window is a window in device-independent pixels, with the text sizes in which it is tested.
type window struct {
	w, h, device float64
	zooms        []float64
}

// windows returns the windows in which everything must be legible.
func windows() []window {
	all := []window{{390, 844, 3, nil}, {844, 390, 3, nil}, {768, 1024, 2, nil}, {1024, 640, 1, nil}, {1280, 720, 1, nil}, {1920, 1080, 1, nil}, {3840, 2160, 1, nil}}
	for i := range all {
		all[i].zooms = []float64{1, 1.5, 2}
	}
	return append(all, window{360, 640, 3, []float64{1}}, window{640, 360, 2, []float64{1}}, window{1024, 768, 1, []float64{1.5}}, window{2560, 1080, 1, []float64{2}},
		window{2560, 1440, 2, []float64{1.25}})
}

// isExtreme reports whether a view has the largest text, or a common or the smallest window.
func isExtreme(w window, zoom float64) bool {
	return zoom == 2 || zoom == 1 && (w.w == 1280 || w.w == 360)
}

// EachView calls visit in windows of all sizes, with text of all sizes and in all languages, each time with a new first scene: without -long in enough
// of them that every window has every language and text size, and every language every text size.
func EachView(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	EachViewOf(t, router, first, nil, withoutValues(visit))
}

// EachViewOf is like EachView for what has further dimensions, such as games and seats. visit is called with a value of each, from 0 up to its size:
// with -long for all combinations, otherwise for every pair of values, languages, windows and text sizes.
func EachViewOf(t *testing.T, router game.Router, first game.Route, sizes []int, visit func(t *testing.T, c *game.Context, at []int)) {
	visitViews(t, windows(), router, first, func(string, window, float64) bool { return true }, sizes, visit)
}

// EachExtremeViewOf is like EachViewOf, but in languages other than English it calls visit only for extreme views. It is for slow tests.
func EachExtremeViewOf(t *testing.T, router game.Router, first game.Route, sizes []int, visit func(t *testing.T, c *game.Context, at []int)) {
	wanted := func(language string, w window, zoom float64) bool {
		return language == locale.English || isExtreme(w, zoom)
	}
	visitViews(t, windows(), router, first, wanted, sizes, visit)
}

// EachExtremeView is EachExtremeViewOf without further dimensions.
func EachExtremeView(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	EachExtremeViewOf(t, router, first, nil, withoutValues(visit))
}

// EachWindow calls visit for windows of desktops, tablets and phones in all languages, with text at 100 % and each time with a new first
// scene.
func EachWindow(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	EachWindowOf(t, router, first, nil, withoutValues(visit))
}

// EachWindowOf is like EachWindow for what has further dimensions, as EachViewOf is like EachView.
func EachWindowOf(t *testing.T, router game.Router, first game.Route, sizes []int, visit func(t *testing.T, c *game.Context, at []int)) {
	all := []window{{1280, 720, 1, nil}, {2560, 1440, 1, nil}, {1024, 640, 1, nil}, {360, 640, 3, nil}, {390, 844, 3, nil}, {844, 390, 3, nil}, {820, 1180, 2, nil}}
	for i := range all {
		all[i].zooms = []float64{1}
	}
	visitViews(t, all, router, first, func(string, window, float64) bool { return true }, sizes, visit)
}

// EachHandheld calls visit for windows of phones and of a tablet held upright in all languages, with text at 100 and 200 % and each time with
// a new first scene. Without -long, it does so for every pair of a window, a language and a text size.
func EachHandheld(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	all := []window{{360, 640, 3, nil}, {390, 844, 3, nil}, {844, 390, 3, nil}, {820, 1180, 2, nil}}
	for i := range all {
		all[i].zooms = []float64{1, 2}
	}
	visitViews(t, all, router, first, func(string, window, float64) bool { return true }, nil, withoutValues(visit))
}

func withoutValues(visit func(t *testing.T, c *game.Context)) func(t *testing.T, c *game.Context, at []int) {
	return func(t *testing.T, c *game.Context, _ []int) { visit(t, c) }
}

// visitViews calls visit for combinations of languages, the windows of a list, their text sizes and values of further dimensions. Each view in a
// language is a subtest.
func visitViews(t *testing.T, all []window, router game.Router, first game.Route, wanted func(language string, w window, zoom float64) bool, sizes []int,
	visit func(t *testing.T, c *game.Context, at []int)) {
	c := Open(t, router, first, 1280, 720).Context()
	languages, zooms := locale.Languages(), []float64{1, 1.25, 1.5, 2}
	combinations := long.Pairs(func(at []int) bool {
		w, zoom := all[at[1]], zooms[at[2]]
		return slices.Contains(w.zooms, zoom) && wanted(languages[at[0]], w, zoom)
	}, append([]int{len(languages), len(all), len(zooms)}, sizes...)...)
	for len(combinations) > 0 {
		view := combinations[0][:3]
		language, w, zoom := languages[view[0]], all[view[1]], zooms[view[2]]
		n := slices.IndexFunc(combinations, func(at []int) bool { return !slices.Equal(at[:3], view) })
		if n < 0 {
			n = len(combinations)
		}
		t.Run(fmt.Sprintf("%s %v × %v at %v, text at %.0f %%", language, w.w, w.h, w.device, 100*zoom), func(t *testing.T) {
			if c.Words.Language != language {
				c.SetLanguage(language)
			}
			for _, at := range combinations[:n] {
				c.Settings.TextScale = zoom
				c.Go(first)
				c.Resize(w.w*w.device, w.h*w.device, w.device)
				visit(t, c, at[3:])
			}
		})
		combinations = combinations[n:]
	}
}
