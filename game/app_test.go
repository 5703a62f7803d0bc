package game

import (
	"bytes"
	"strings"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
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

// handheld is an input.Source with a mouse and at most one finger.
type handheld struct {
	mouse
	fingers []ebiten.TouchID
}

func (h *handheld) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID {
	return append(dst, h.fingers...)
}

// textRecorder is a scene that records the text of each layout.
type textRecorder struct{ texts []string }

func (t *textRecorder) Layout(c *Context) { t.texts = append(t.texts, c.Words.T("help.log")) }
func (*textRecorder) Update(*Context)     {}
func (*textRecorder) Draw(*Context)       {}

// TestTextsFollowThePointer checks that texts say "tap" from the tick in which a finger touches, and "click" from the tick in which the mouse moves, and that
// nothing is laid out again without need.
func TestTextsFollowThePointer(t *testing.T) {
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	in, scene := &handheld{}, &textRecorder{}
	a := &App{c: &Context{Pages: gfx.NewPages(testArt(t, assets.Picture)), Input: input.NewFrom(in), Settings: &settings.Settings{}, Words: words, scenes: scenes{{Scene: scene}}}}
	for i, tick := range []struct {
		x       float64
		fingers []ebiten.TouchID
		say     string // if the scene is laid out
	}{{}, {x: 5}, {5, []ebiten.TouchID{1}, "Tap"}, {5, []ebiten.TouchID{1}, ""}, {x: 5}, {5, []ebiten.TouchID{2}, ""}, {x: 5}, {x: 7, say: "Click"}, {x: 9}} {
		scene.texts, in.x, in.fingers = nil, tick.x, tick.fingers
		a.c.Input.Update()
		a.updateTexts()
		if said := strings.Join(scene.texts, ""); len(scene.texts) > 1 || (said == "") != (tick.say == "") || !strings.Contains(said, tick.say) {
			t.Errorf("tick %d: %q, expected %q", i, scene.texts, tick.say)
		}
	}
}
