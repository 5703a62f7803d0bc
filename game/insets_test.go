package game

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/settings"
)

// sizeRecorder is a scene that records the size for which it was laid out.
type sizeRecorder struct{ w, h, unit float64 }

func (s *sizeRecorder) Layout(c *Context) { s.w, s.h, s.unit = c.W, c.H, c.Unit }
func (*sizeRecorder) Update(*Context)     {}
func (*sizeRecorder) Draw(*Context)       {}

// TestInsets checks that scenes are laid out in the safe area, and that pointer positions are relative to it.
func TestInsets(t *testing.T) {
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	m, scene := &mouse{x: 200}, &sizeRecorder{}
	pages := gfx.NewPages(sheet, fonts)
	c := &Context{Pages: pages, Canvas: gfx.NewCanvas(pages), Input: input.NewFrom(m), Settings: &settings.Settings{}, scenes: scenes{{Scene: scene}}}
	for _, test := range []struct {
		name   string
		sides  Insets
		w, h   float64
		within sizeRecorder
		x      float64 // x of the pointer in the scene
	}{
		{"a window", Insets{}, 780, 1688, sizeRecorder{780, 1688, 780. / 900}, 200},
		{"phone, portrait", Insets{Top: 47, Bottom: 34}, 780, 1688, sizeRecorder{780, 1526, 780. / 900}, 200},
		{"phone, landscape", Insets{Left: 47, Right: 47, Bottom: 21}, 1688, 780, sizeRecorder{1500, 738, 738. / 900}, 106},
		{"insets that cover the window", Insets{Left: 900}, 1688, 780, sizeRecorder{1, 780, 1. / 900}, 200 - 1800},
	} {
		c.platform.insets = test.sides
		c.Resize(test.w, test.h, 2)
		if *scene != test.within {
			t.Errorf("%s: %+v, expected %+v", test.name, *scene, test.within)
		}
		m.down = true
		c.Input.Update()
		if p := c.Pointer(); p.X != test.x {
			t.Errorf("%s: the pointer is at %v, expected %v", test.name, p.X, test.x)
		}
		m.down = false
		c.Input.Update()
	}
}
