package ui

import (
	"fmt"
	"math"
	"testing"

	"azulejo/game/stage"
)

// The slider of these tests lies at (100, 0) and is 456 × 40: its track runs over 200 pixels from x = 342, less what its number takes.
func trackAt(s *Slider, share float64) float64 { return 342 + s.run*share }

func percent(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) }

func TestSlider(t *testing.T) {
	for _, c := range []struct {
		name string
		from float64
		play func(*hand, *Slider)
		want float64
		told bool
	}{
		{"as made", 0.3, func(*hand, *Slider) {}, 0.3, false},
		{"dragged", 0.3, func(h *hand, s *Slider) { h.drag(20, trackAt(s, 0.3), trackAt(s, 0.5), trackAt(s, 0.65)) }, 0.65, true},
		{"grabbed beside the knob", 0.3, func(h *hand, s *Slider) { h.drag(20, trackAt(s, 0.9), trackAt(s, 0.88)) }, 0.88, true},
		{"dragged beyond its right end", 0.3, func(h *hand, s *Slider) { h.drag(20, trackAt(s, 0.3), 5000) }, 1, true},
		{"dragged beyond its left end", 0.3, func(h *hand, s *Slider) { h.drag(20, trackAt(s, 0.3), -5000) }, 0, true},
		{"dragged away upwards", 0.3, func(h *hand, s *Slider) { h.drag(20, trackAt(s, 0.3), trackAt(s, 0.4)) }, 0.4, true},
		{"clicked", 0.3, func(h *hand, s *Slider) { h.click(trackAt(s, 0.75), 20) }, 0.75, true},
		{"clicked at its end", 0.3, func(h *hand, s *Slider) { h.click(trackAt(s, 1)+8, 20) }, 1, true},
		{"clicked on its word", 0.3, func(h *hand, s *Slider) { h.click(150, 20) }, 0.3, false},
		{"clicked on its number", 0.3, func(h *hand, s *Slider) { h.click(552, 20) }, 0.3, false},
		{"dragged by its word", 0.3, func(h *hand, s *Slider) { h.drag(20, 150, 180) }, 0.3, false},
		{"held, and let go by another way", 0.3, func(h *hand, s *Slider) { h.hold(20, trackAt(s, 0.3), trackAt(s, 0.9)); h.Cancel() }, 0.3, false},
		{"right", 0.3, func(h *hand, s *Slider) { h.key("nr") }, 0.4, true},
		{"left twice", 0.3, func(h *hand, s *Slider) { h.key("nll") }, 0.1, true},
		{"right at its end", 1, func(h *hand, s *Slider) { h.key("nr") }, 1, true},
		{"left at its end", 0.1, func(h *hand, s *Slider) { h.key("nlll") }, 0, true},
		{"up and down", 0.37, func(h *hand, s *Slider) { h.key("nud") }, 0.37, false},
	} {
		h, told := newHand(t), math.NaN()
		s := h.kit.Slider("sound", "Sound", c.from, stage.Rect{W: 456, H: 40}, percent, func(v float64) { told = v })
		row := stage.Group("row").Add(s.Node)
		row.X = 100
		h.lay(row)
		c.play(h, s)
		x, _ := s.knob.Centre()
		if math.Abs(s.value-c.want) > 1e-9 || math.Abs(x-trackAt(s, c.want)) > 1e-6 {
			t.Errorf("%s: %v with the knob at %v, expected %v at %v", c.name, s.value, x, c.want, trackAt(s, c.want))
		}
		if told == s.value != c.told {
			t.Errorf("%s: told %v", c.name, told)
		}
		if s.says.Text != percent(c.want) {
			t.Errorf("%s: it says %q", c.name, s.says.Text)
		}
	}
}

func TestSliderLeavesUpAndDownToTheFocus(t *testing.T) {
	h := newHand(t)
	h.lay(h.kit.Slider("sound", "Sound", 0.5, stage.Rect{W: 456, H: 40}, percent, func(float64) {}).Node)
	h.lay(h.kit.Slider("music", "Music", 0.5, stage.Rect{Y: 60, W: 456, H: 40}, percent, func(float64) {}).Node)
	for _, c := range []struct{ key, at string }{{"n", "sound"}, {"r", "sound"}, {"d", "music"}, {"l", "music"}, {"u", "sound"}} {
		if h.key(c.key); h.Focused().Name != c.at {
			t.Errorf("after %s at %s, expected %s", c.key, h.Focused().Name, c.at)
		}
	}
}

func TestSliderFollowsAndTellsOnceWhenLetGo(t *testing.T) {
	h, told := newHand(t), ""
	s := h.kit.Slider("sound", "Sound", 0.5, stage.Rect{X: 100, W: 456, H: 40}, percent, func(v float64) { told += percent(v) })
	h.lay(s.Node)
	h.hold(20, trackAt(s, 0.5), trackAt(s, 0.6), trackAt(s, 0.8))
	if s.says.Text != "80 %" || told != "" {
		t.Errorf("while held it says %q, and told is %q", s.says.Text, told)
	}
	h.drop(20, trackAt(s, 0.7))
	if told != "70 %" || h.clicks != 1 {
		t.Errorf("told %q with %d sounds, expected to hear of it once", told, h.clicks)
	}
}
