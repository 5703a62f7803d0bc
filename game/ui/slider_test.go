package ui

import (
	"fmt"
	"math"
	"testing"

	"azulejo/game/stage"
)

// trackAt returns the x of a value on the track. The slider of these tests is 456 × 40 at (100, 0); its track begins at x = 342.
func trackAt(s *Slider, value float64) float64 { return 342 + s.trackW*value }

// percent formats a value.
func percent(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) }

// TestSlider checks the value, the knob and the label after input by pointer and keys.
func TestSlider(t *testing.T) {
	for _, c := range []struct {
		name    string
		from    float64
		play    func(*uiTest, *Slider)
		want    float64
		changed bool
	}{
		{"initially", 0.3, func(*uiTest, *Slider) {}, 0.3, false},
		{"dragged", 0.3, func(u *uiTest, s *Slider) { u.drag(20, trackAt(s, 0.3), trackAt(s, 0.5), trackAt(s, 0.65)) }, 0.65, true},
		{"dragged from next to the knob", 0.3, func(u *uiTest, s *Slider) { u.drag(20, trackAt(s, 0.9), trackAt(s, 0.88)) }, 0.88, true},
		{"dragged beyond the right end", 0.3, func(u *uiTest, s *Slider) { u.drag(20, trackAt(s, 0.3), 5000) }, 1, true},
		{"dragged beyond the left end", 0.3, func(u *uiTest, s *Slider) { u.drag(20, trackAt(s, 0.3), -5000) }, 0, true},
		{"dragged away upwards", 0.3, func(u *uiTest, s *Slider) { u.drag(20, trackAt(s, 0.3), trackAt(s, 0.4)) }, 0.4, true},
		{"clicked", 0.3, func(u *uiTest, s *Slider) { u.click(trackAt(s, 0.75), 20) }, 0.75, true},
		{"clicked at the end", 0.3, func(u *uiTest, s *Slider) { u.click(trackAt(s, 1)+8, 20) }, 1, true},
		{"clicked on the caption", 0.3, func(u *uiTest, s *Slider) { u.click(150, 20) }, 0.3, false},
		{"clicked on the value", 0.3, func(u *uiTest, s *Slider) { u.click(552, 20) }, 0.3, false},
		{"dragged from the caption", 0.3, func(u *uiTest, s *Slider) { u.drag(20, 150, 180) }, 0.3, false},
		{"drag cancelled", 0.3, func(u *uiTest, s *Slider) { u.hold(20, trackAt(s, 0.3), trackAt(s, 0.9)); u.Cancel() }, 0.3, false},
		{"right", 0.3, func(u *uiTest, s *Slider) { u.key("nr") }, 0.4, true},
		{"left twice", 0.3, func(u *uiTest, s *Slider) { u.key("nll") }, 0.1, true},
		{"right at the end", 1, func(u *uiTest, s *Slider) { u.key("nr") }, 1, true},
		{"left at the end", 0.1, func(u *uiTest, s *Slider) { u.key("nlll") }, 0, true},
		{"up and down", 0.37, func(u *uiTest, s *Slider) { u.key("nud") }, 0.37, false},
	} {
		u, last := newUITest(t), math.NaN()
		s := u.kit.Slider("sound", Caption{Label: "Sound"}, c.from, u.kit.SliderLabelWidth("100 %"), stage.Rect{W: 456, H: 40}, percent, func(v float64) { last = v })
		row := stage.Group("row").Add(s.Node)
		row.X = 100
		u.add(row)
		c.play(u, s)
		x, _ := s.knob.Centre()
		if math.Abs(s.value-c.want) > 1e-9 || math.Abs(x-trackAt(s, c.want)) > 1e-6 {
			t.Errorf("%s: %v with the knob at %v, expected %v at %v", c.name, s.value, x, c.want, trackAt(s, c.want))
		}
		if last == s.value != c.changed {
			t.Errorf("%s: change was called with %v", c.name, last)
		}
		if s.valueLabel.Text != percent(c.want) {
			t.Errorf("%s: the label is %q", c.name, s.valueLabel.Text)
		}
	}
}

// TestSliderVerticalArrows checks that vertical arrows move the focus between sliders.
func TestSliderVerticalArrows(t *testing.T) {
	u := newUITest(t)
	u.add(u.kit.Slider("sound", Caption{Label: "Sound"}, 0.5, 60, stage.Rect{W: 456, H: 40}, percent, func(float64) {}).Node)
	u.add(u.kit.Slider("music", Caption{Label: "Music"}, 0.5, 60, stage.Rect{Y: 60, W: 456, H: 40}, percent, func(float64) {}).Node)
	for _, c := range []struct{ key, at string }{{"n", "sound"}, {"r", "sound"}, {"d", "music"}, {"l", "music"}, {"u", "sound"}} {
		if u.key(c.key); u.Focused().Name != c.at {
			t.Errorf("after %s the focus is on %s, expected %s", c.key, u.Focused().Name, c.at)
		}
	}
}

// TestSliderChangesOnRelease checks that a drag calls the handler once, when it ends.
func TestSliderChangesOnRelease(t *testing.T) {
	u, changes := newUITest(t), ""
	s := u.kit.Slider("sound", Caption{Label: "Sound"}, 0.5, 60, stage.Rect{X: 100, W: 456, H: 40}, percent, func(v float64) { changes += percent(v) })
	u.add(s.Node)
	u.hold(20, trackAt(s, 0.5), trackAt(s, 0.6), trackAt(s, 0.8))
	if s.valueLabel.Text != "80 %" || changes != "" {
		t.Errorf("while dragged the label is %q, and change was called with %q", s.valueLabel.Text, changes)
	}
	u.drop(20, trackAt(s, 0.7))
	if changes != "70 %" || u.clicks != 1 {
		t.Errorf("change was called with %q and %d sounds, expected one call", changes, u.clicks)
	}
}
