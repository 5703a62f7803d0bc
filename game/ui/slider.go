package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Slider sets a number from 0 to 1.
type Slider struct {
	*stage.Node
	knob, fill *stage.Node
	left, run  float64
	value      float64
	change     func(float64)
}

// Slider makes a slider with its word left and its track in the right half of a rectangle.
func (k *Kit) Slider(name, text string, value float64, r stage.Rect, change func(float64)) *Slider {
	s := &Slider{Node: stage.Box(name, nil, r), change: change}
	s.left, s.run = 14*k.Unit, r.W/2-28*k.Unit
	s.Add(k.FitLines(text, gfx.Serif, 19, stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W/2 - 8*k.Unit, H: r.H}, Ink))
	track := stage.Slab("track", k.Unit, 0)
	track.Tint = gfx.Hex(0xB9AE97)
	fill := stage.Slab("track", k.Unit, 0)
	fill.Tint = gfx.Hex(Cobalt)
	s.fill = stage.New("", fill, 0, 0, 0, 12*k.Unit)
	s.knob = stage.New("", stage.Pic("knob"), 0, 0, 28*k.Unit, 28*k.Unit)
	s.Add(stage.New("", track, s.left+s.run/2, 0, s.run+12*k.Unit, 12*k.Unit), s.fill, s.knob)
	s.show(min(1, max(0, value)))
	follow := func(x, _ float64) {
		lx, _ := s.World().Invert().Apply(x, 0)
		s.set((lx - s.left) / s.run)
	}
	s.Touch = &stage.Touch{Focus: true,
		Grab:  func(x, y float64) bool { follow(x, y); return true },
		Drag:  follow,
		Drop:  func(x, y float64) { follow(x, y); clickOf(k) },
		Arrow: s.nudge,
	}
	return s
}

func clickOf(k *Kit) {
	if k.Click != nil {
		k.Click()
	}
}

// nudge moves the knob by a tenth; up and down are left to the focus.
func (s *Slider) nudge(dx, _ int) bool {
	if dx != 0 {
		s.set(math.Round(s.value*10+float64(dx)) / 10)
	}
	return dx != 0
}

func (s *Slider) set(v float64) {
	s.show(min(1, max(0, v)))
	s.change(s.value)
}

func (s *Slider) show(v float64) {
	s.value = v
	s.knob.X = s.left + v*s.run
	s.fill.X, s.fill.W = s.left+v*s.run/2, v*s.run+s.fill.H
}
