package game

import (
	"bytes"
	"strings"
	"testing"

	"azulejo/game/settings"

	"github.com/hajimehoshi/ebiten/v2"
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

// TestLogFPS checks that the frame rate is written once per second, and nowhere if there is no output.
func TestLogFPS(t *testing.T) {
	var out bytes.Buffer
	for tick := range 3*ebiten.TPS() - 1 {
		logFPS(&out, tick+1)
	}
	if n := strings.Count(out.String(), " frames a second\n"); n != 2 {
		t.Errorf("%d lines in just under three seconds: %q", n, out.String())
	}
	logFPS(nil, ebiten.TPS())
}
