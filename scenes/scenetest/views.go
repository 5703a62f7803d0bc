package scenetest

import (
	"fmt"
	"testing"

	"azulejo/game"
	"azulejo/game/locale"
)

// view is a window in device-independent pixels with its text size.
type view struct{ w, h, device, zoom float64 }

func (v view) String() string {
	return fmt.Sprintf("%v × %v at %v, text at %.0f %%", v.w, v.h, v.device, 100*v.zoom)
}

// views returns the windows and text sizes in which everything must be legible.
func views() (all []view) {
	for _, w := range []view{{w: 390, h: 844, device: 3}, {w: 844, h: 390, device: 3}, {w: 768, h: 1024, device: 2}, {w: 1024, h: 640, device: 1},
		{w: 1280, h: 720, device: 1}, {w: 1920, h: 1080, device: 1}, {w: 3840, h: 2160, device: 1}} {
		for _, zoom := range []float64{1, 1.5, 2} {
			all = append(all, view{w.w, w.h, w.device, zoom})
		}
	}
	return append(all, view{360, 640, 3, 1}, view{640, 360, 2, 1}, view{1024, 768, 1, 1.5}, view{2560, 1080, 1, 2}, view{2560, 1440, 2, 1.25})
}

// isExtreme reports whether a view has the largest text, or a common or the smallest window.
func (v view) isExtreme() bool { return v.zoom == 2 || v.zoom == 1 && (v.w == 1280 || v.w == 360) }

// EachView calls visit for all views in all languages, each time with a new first scene.
func EachView(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	eachView(t, router, first, func(string, view) bool { return true }, visit)
}

// EachExtremeView is like EachView, but in languages other than English it calls visit only for extreme views. It is for slow tests.
func EachExtremeView(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	eachView(t, router, first, func(language string, v view) bool { return language == locale.English || v.isExtreme() }, visit)
}

func eachView(t *testing.T, router game.Router, first game.Route, wanted func(language string, v view) bool, visit func(t *testing.T, c *game.Context)) {
	visitViews(t, views(), router, first, wanted, visit)
}

// visitViews calls visit for the wanted views of a list in all languages.
func visitViews(t *testing.T, all []view, router game.Router, first game.Route, wanted func(language string, v view) bool, visit func(t *testing.T, c *game.Context)) {
	c := Open(t, router, first, 1280, 720).Context()
	for _, language := range locale.Languages() {
		c.SetLanguage(language)
		for _, v := range all {
			if !wanted(language, v) {
				continue
			}
			t.Run(fmt.Sprint(language, " ", v), func(t *testing.T) {
				c.Settings.TextScale = v.zoom
				c.Go(first)
				c.Resize(v.w*v.device, v.h*v.device, v.device)
				visit(t, c)
			})
		}
	}
}

// EachWindow calls visit for windows of desktops, tablets and phones in all languages, with text at 100 % and each time with a new first
// scene.
func EachWindow(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	windows := []view{{1280, 720, 1, 1}, {2560, 1440, 1, 1}, {1024, 640, 1, 1}, {360, 640, 3, 1}, {390, 844, 3, 1}, {844, 390, 3, 1}, {820, 1180, 2, 1}}
	visitViews(t, windows, router, first, func(string, view) bool { return true }, visit)
}

// EachHandheld calls visit for windows of phones and of a tablet held upright in all languages, with text at 100 and 200 % and each time with
// a new first scene.
func EachHandheld(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	var all []view
	for _, w := range []view{{w: 360, h: 640, device: 3}, {w: 390, h: 844, device: 3}, {w: 844, h: 390, device: 3}, {w: 820, h: 1180, device: 2}} {
		for _, zoom := range []float64{1, 2} {
			w.zoom = zoom
			all = append(all, w)
		}
	}
	visitViews(t, all, router, first, func(string, view) bool { return true }, visit)
}
