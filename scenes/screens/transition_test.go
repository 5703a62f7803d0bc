package screens

import (
	"image"
	"testing"

	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Every frame of the transitions from the title to the set-up and back fills the window, and the last one stays.
func TestTransitionFillsWindow(t *testing.T) {
	t.Parallel()
	d := open(t, 800, 450, settingsFor("azul", "normal", "", "greedy"), "")
	for i, keys := range [][]ebiten.Key{{ebiten.KeyEnter}, {ebiten.KeyEscape}} {
		before, all := d.Frame(), stage.Rect{W: d.w, H: d.h}
		for _, k := range keys {
			d.Key(k)
		}
		between := 0
		for range 28 {
			frame := d.Frame()
			if n := empty(frame); n > 0 {
				t.Fatalf("%d pixels are empty", n)
			}
			if !same(before, frame, all) {
				between++
			}
			before = frame
			d.Tick(1)
		}
		if between < 15 {
			t.Errorf("%d frames differ from the one before", between)
		}
		last := d.Frame()
		if d.Tick(2); i == 0 && !same(last, d.Frame(), all) { // on the title the light drifts
			t.Error("the transition goes on")
		}
	}
}

// A key during a transition moves the focus at once and ends the transition.
func TestInputEndsTransition(t *testing.T) {
	t.Parallel()
	d := open(t, 800, 450, settingsFor("azul", "normal", "", "greedy"), "")
	d.Frame()
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	d.Frame()
	d.Key(ebiten.KeyUp)
	arrived, all := d.Frame(), stage.Rect{W: d.w, H: d.h}
	if d.Tick(30); !same(arrived, d.Frame(), all) {
		t.Error("the transition goes on")
	}
	d.Key(ebiten.KeyDown)
	if same(arrived, d.Frame(), all) {
		t.Error("the first key moved no focus")
	}
}

// empty is how many pixels were not drawn.
func empty(f *image.RGBA) (n int) {
	for i := 0; i < len(f.Pix); i += 4 {
		if f.Pix[i] == 0 && f.Pix[i+1] == 0 && f.Pix[i+2] == 0 || f.Pix[i+3] != 255 {
			n++
		}
	}
	return n
}
