package screens

import (
	"image"
	"testing"

	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTransitionFillsWindow checks that every frame of the transitions from the title screen to the set-up and back fills the window, and that the
// transitions end.
func TestTransitionFillsWindow(t *testing.T) {
	t.Parallel()
	d := open(t, 800, 450, settingsJSON("azul", "normal", "", "greedy"), "")
	for i, keys := range [][]ebiten.Key{{ebiten.KeyEnter}, {ebiten.KeyEscape}} {
		before, all := d.Frame(), stage.Rect{W: d.w, H: d.h}
		for _, k := range keys {
			d.Key(k)
		}
		changes := 0
		for range 28 {
			frame := d.Frame()
			if n := countEmpty(frame); n > 0 {
				t.Fatalf("%d pixels are empty", n)
			}
			if !equalFrames(before, frame, all) {
				changes++
			}
			before = frame
			d.Tick(1)
		}
		if changes < 15 {
			t.Errorf("only %d frames differ from the one before", changes)
		}
		last := d.Frame()
		if d.Tick(2); i == 0 && !equalFrames(last, d.Frame(), all) { // the title screen has an animation
			t.Error("the transition has not ended")
		}
	}
}

// TestInputEndsTransition checks that a key during a transition moves the focus at once and ends the transition.
func TestInputEndsTransition(t *testing.T) {
	t.Parallel()
	d := open(t, 800, 450, settingsJSON("azul", "normal", "", "greedy"), "")
	d.Frame()
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	d.Frame()
	d.Key(ebiten.KeyUp)
	afterKey, all := d.Frame(), stage.Rect{W: d.w, H: d.h}
	if d.Tick(30); !equalFrames(afterKey, d.Frame(), all) {
		t.Error("the transition has not ended")
	}
	d.Key(ebiten.KeyDown)
	if equalFrames(afterKey, d.Frame(), all) {
		t.Error("the first key did not move the focus")
	}
}

// countEmpty returns the number of pixels that were not drawn.
func countEmpty(f *image.RGBA) (n int) {
	for i := 0; i < len(f.Pix); i += 4 {
		if f.Pix[i] == 0 && f.Pix[i+1] == 0 && f.Pix[i+2] == 0 || f.Pix[i+3] != 255 {
			n++
		}
	}
	return n
}
