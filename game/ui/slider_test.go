package ui

import (
	"fmt"
	"math"
	"testing"

	"azulejo/game/stage"
)

// The slider of these tests lies at (100, 0) and is 456 × 40: its track runs over 200 pixels from x = 342, less what its number takes.
func trackAt(s *Slider, share float64) float64 { return 342 + s.trackW*share }

func percent(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) }

func TestSlider(t *testing.T) {
	for _, c := range []struct {
		name string
		from float64
		play func(*testStage, *Slider)
		want float64
		told bool
	}{
		{"as made", 0.3, func(*testStage, *Slider) {}, 0.3, false},
		{"dragged", 0.3, func(u *testStage, s *Slider) { u.drag(20, trackAt(s, 0.3), trackAt(s, 0.5), trackAt(s, 0.65)) }, 0.65, true},
		{"grabbed beside the knob", 0.3, func(u *testStage, s *Slider) { u.drag(20, trackAt(s, 0.9), trackAt(s, 0.88)) }, 0.88, true},
		{"dragged beyond its right end", 0.3, func(u *testStage, s *Slider) { u.drag(20, trackAt(s, 0.3), 5000) }, 1, true},
		{"dragged beyond its left end", 0.3, func(u *testStage, s *Slider) { u.drag(20, trackAt(s, 0.3), -5000) }, 0, true},
		{"dragged away upwards", 0.3, func(u *testStage, s *Slider) { u.drag(20, trackAt(s, 0.3), trackAt(s, 0.4)) }, 0.4, true},
		{"clicked", 0.3, func(u *testStage, s *Slider) { u.click(trackAt(s, 0.75), 20) }, 0.75, true},
		{"clicked at its end", 0.3, func(u *testStage, s *Slider) { u.click(trackAt(s, 1)+8, 20) }, 1, true},
		{"clicked on its word", 0.3, func(u *testStage, s *Slider) { u.click(150, 20) }, 0.3, false},
		{"clicked on its number", 0.3, func(u *testStage, s *Slider) { u.click(552, 20) }, 0.3, false},
		{"dragged by its word", 0.3, func(u *testStage, s *Slider) { u.drag(20, 150, 180) }, 0.3, false},
		{"held, and let go by another way", 0.3, func(u *testStage, s *Slider) { u.hold(20, trackAt(s, 0.3), trackAt(s, 0.9)); u.Cancel() }, 0.3, false},
		{"right", 0.3, func(u *testStage, s *Slider) { u.key("nr") }, 0.4, true},
		{"left twice", 0.3, func(u *testStage, s *Slider) { u.key("nll") }, 0.1, true},
		{"right at its end", 1, func(u *testStage, s *Slider) { u.key("nr") }, 1, true},
		{"left at its end", 0.1, func(u *testStage, s *Slider) { u.key("nlll") }, 0, true},
		{"up and down", 0.37, func(u *testStage, s *Slider) { u.key("nud") }, 0.37, false},
	} {
		u, told := newTestStage(t), math.NaN()
		s := u.kit.Slider("sound", Caption{Label: "Sound"}, c.from, u.kit.SliderLabelWidth("100 %"), stage.Rect{W: 456, H: 40}, percent, func(v float64) { told = v })
		row := stage.Group("row").Add(s.Node)
		row.X = 100
		u.add(row)
		c.play(u, s)
		x, _ := s.knob.Centre()
		if math.Abs(s.value-c.want) > 1e-9 || math.Abs(x-trackAt(s, c.want)) > 1e-6 {
			t.Errorf("%s: %v with the knob at %v, expected %v at %v", c.name, s.value, x, c.want, trackAt(s, c.want))
		}
		if told == s.value != c.told {
			t.Errorf("%s: told %v", c.name, told)
		}
		if s.valueLabel.Text != percent(c.want) {
			t.Errorf("%s: it says %q", c.name, s.valueLabel.Text)
		}
	}
}

func TestSliderLeavesUpAndDownToTheFocus(t *testing.T) {
	u := newTestStage(t)
	u.add(u.kit.Slider("sound", Caption{Label: "Sound"}, 0.5, 60, stage.Rect{W: 456, H: 40}, percent, func(float64) {}).Node)
	u.add(u.kit.Slider("music", Caption{Label: "Music"}, 0.5, 60, stage.Rect{Y: 60, W: 456, H: 40}, percent, func(float64) {}).Node)
	for _, c := range []struct{ key, at string }{{"n", "sound"}, {"r", "sound"}, {"d", "music"}, {"l", "music"}, {"u", "sound"}} {
		if u.key(c.key); u.Focused().Name != c.at {
			t.Errorf("after %s at %s, expected %s", c.key, u.Focused().Name, c.at)
		}
	}
}

func TestSliderFollowsAndTellsOnceWhenLetGo(t *testing.T) {
	u, told := newTestStage(t), ""
	s := u.kit.Slider("sound", Caption{Label: "Sound"}, 0.5, 60, stage.Rect{X: 100, W: 456, H: 40}, percent, func(v float64) { told += percent(v) })
	u.add(s.Node)
	u.hold(20, trackAt(s, 0.5), trackAt(s, 0.6), trackAt(s, 0.8))
	if s.valueLabel.Text != "80 %" || told != "" {
		t.Errorf("while held it says %q, and told is %q", s.valueLabel.Text, told)
	}
	u.drop(20, trackAt(s, 0.7))
	if told != "70 %" || u.clicks != 1 {
		t.Errorf("told %q with %d sounds, expected to hear of it once", told, u.clicks)
	}
}
