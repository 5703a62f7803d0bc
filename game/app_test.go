package game

import (
	"testing"

	"azulejo/game/settings"
)

// TestWindowSize checks that the window has its last size, or the default one if the settings have none.
func TestWindowSize(t *testing.T) {
	for _, c := range []struct{ w, h, wantW, wantH int }{{0, 0, 1280, 720}, {1100, 700, 1100, 700}, {1100, 0, 1280, 720}} {
		a := &App{c: &Context{Settings: &settings.Settings{Width: c.w, Height: c.h}}}
		if w, h := a.WindowSize(); w != c.wantW || h != c.wantH {
			t.Errorf("after %d × %d: %d × %d, expected %d × %d", c.w, c.h, w, h, c.wantW, c.wantH)
		}
	}
}
