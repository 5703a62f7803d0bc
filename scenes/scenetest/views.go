package scenetest

import (
	"fmt"
	"testing"

	"azulejo/game"
	"azulejo/game/locale"
)

// A view is a window in device-independent pixels and how text is set in it.
type view struct{ w, h, device, zoom float64 }

func (v view) String() string {
	return fmt.Sprintf("%v × %v at %v, text at %.0f %%", v.w, v.h, v.device, 100*v.zoom)
}

// views are the windows and text sizes at which everything has to be read and pressed.
func views() []view {
	return []view{
		{1024, 640, 1, 1}, {1024, 640, 1, 1.5}, {1024, 640, 1, 2},
		{1280, 720, 1, 1}, {1280, 720, 1, 1.25}, {1280, 720, 1, 2},
		{1024, 768, 1, 1.5}, {2560, 1080, 1, 2}, {2560, 1440, 2, 1}, {3840, 2160, 2, 1.75},
		{390, 844, 3, 1}, {844, 390, 3, 1}, {360, 640, 3, 1}, {640, 360, 2, 1}, {768, 1024, 2, 1}, {768, 1024, 1, 2},
	}
}

// EachView visits all views in all languages, each with a program opened on a scene of its own.
func EachView(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context)) {
	c := Open(t, router, first, 1280, 720).Context()
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		c.Words = words
		for _, v := range views() {
			t.Run(fmt.Sprint(language, " ", v), func(t *testing.T) {
				c.Settings.TextScale = v.zoom
				c.Go(first)
				c.Resize(v.w*v.device, v.h*v.device, v.device)
				visit(t, c)
			})
		}
	}
}
