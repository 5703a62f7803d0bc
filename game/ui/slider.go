package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Slider sets a number from 0 to 1 and shows it as text.
type Slider struct {
	*stage.Node
	knob, fill     *stage.Node
	touchArea      *stage.Node // handles input
	valueLabel     *stage.Label
	trackX, trackW float64
	value          float64
	shown          float64 // differs from value while the knob is dragged
	steps          float64 // number of keyboard steps over the track
	snaps          bool    // values are multiples of a step
	format         func(float64) string
	change         func(float64)
}

// SliderLabelWidth returns the width of the widest of texts that sliders show, so that their tracks can have the same length.
func (k *Kit) SliderLabelWidth(texts ...string) float64 {
	return k.Fonts.MaxWidth(texts, gfx.Serif, k.Size(18)) + 12*k.Unit
}

// Slider returns a slider in a rectangle with its caption at the left, its track in the right half, or below the caption if the rectangle
// is narrow, and the formatted value in labelWidth pixels at the right end. change is called once a value is chosen: when a dragged knob is
// released.
func (k *Kit) Slider(name string, caption Caption, value, labelWidth float64, r stage.Rect, format func(float64) string, change func(float64)) *Slider {
	s := &Slider{Node: stage.Box("", nil, r), format: format, change: change, steps: 10}
	s.trackX, s.trackW = 14*k.Unit, r.W/2-28*k.Unit-labelWidth
	captionNode, track := caption.node(k, stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W/2 - 8*k.Unit, H: r.H}), stage.Rect{H: r.H}
	if k.narrow(r.W) {
		s.trackX, s.trackW = 14*k.Unit-r.W/2, r.W-28*k.Unit-labelWidth
		captionNode, track = caption.above(k, stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H})
		track.Y += track.H / 2
	}
	s.Add(captionNode.SetRole(stage.RoleSilent, ""))
	s.fill = stage.New("", stage.Track(k.Unit, Accent.Colour()), 0, track.Y, 0, 12*k.Unit)
	s.knob = stage.New("", stage.NewSprite("knob"), 0, track.Y, 28*k.Unit, 28*k.Unit)
	s.valueLabel = &stage.Label{Face: gfx.Serif, Size: k.Size(18), Align: 1, Colour: Body.Colour()}
	s.Add(stage.New("", stage.Track(k.Unit, Off.Colour()), s.trackX+s.trackW/2, track.Y, s.trackW+12*k.Unit, 12*k.Unit), s.fill, s.knob, stage.New("", s.valueLabel, r.W/2, track.Y, 0, 0))
	s.value = min(1, max(0, value))
	s.touchArea = stage.New(name, nil, s.trackX+s.trackW/2, track.Y, s.trackW+s.knob.W, track.H).SetRole(stage.RoleSlider, caption.Label)
	s.touchArea.Accessible.Description = caption.Description
	s.Add(s.touchArea)
	s.setShown(s.value)
	follow := func(x, _ float64) { s.setShown(s.at(x)) }
	settle := func(x, y float64) { follow(x, y); s.commit(); k.click() }
	s.touchArea.Touch = &stage.Touch{Focus: true,
		Click:      settle,
		DragStart:  func(x, y float64) bool { follow(x, y); return true },
		Drag:       follow,
		Drop:       settle,
		DragCancel: func() { s.setShown(s.value) },
		Arrow:      func(dx, _ int) bool { return s.nudge(dx) },
		Step:       s.step,
	}
	return s
}

// SetSteps limits the values to n steps over the track.
func (s *Slider) SetSteps(n int) *Slider {
	s.steps, s.snaps = float64(n), true
	return s
}

// at returns the value at x on the stage.
func (s *Slider) at(x float64) float64 {
	lx, _ := s.World().Invert().Apply(x, 0)
	v := min(1, max(0, (lx-s.trackX)/s.trackW))
	if s.snaps {
		v = math.Round(v*s.steps) / s.steps
	}
	return v
}

// commit makes the shown value the value of the slider.
func (s *Slider) commit() {
	s.value = s.shown
	s.change(s.value)
}

// nudge moves the knob by a step. It reports false for the vertical arrow keys, which move the focus.
func (s *Slider) nudge(dx int) bool {
	if dx != 0 {
		s.setShown(min(1, max(0, math.Round(s.value*s.steps+float64(dx))/s.steps)))
		s.commit()
	}
	return dx != 0
}

// step moves the knob up by a step, or from the end back to the start.
func (s *Slider) step() {
	if s.value < 1 {
		s.nudge(1)
		return
	}
	s.setShown(0)
	s.commit()
}

// setShown shows a value.
func (s *Slider) setShown(v float64) {
	s.shown = v
	s.valueLabel.Text = s.format(v)
	s.touchArea.Accessible.Level, s.touchArea.Accessible.Value = v, s.valueLabel.Text
	s.knob.X = s.trackX + v*s.trackW
	s.fill.X, s.fill.W = s.trackX+v*s.trackW/2, v*s.trackW+s.fill.H
}
