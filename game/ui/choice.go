package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Choice is a row of words of which one is chosen.
type Choice struct {
	*stage.Node
	buttons []*Button
	at      int
	change  func(int)
}

// Choice makes a row of options over a rectangle.
func (k *Kit) Choice(name string, options []string, at int, r stage.Rect, change func(int)) *Choice {
	c := &Choice{Node: stage.Group(name), at: at, change: change}
	gap := 8 * k.Unit
	one := r
	one.W = (r.W - gap*float64(len(options)-1)) / float64(len(options))
	size := k.Size(18) // the same for all: the longest word sets it
	for _, o := range options {
		size = min(size, k.fit(o, gfx.Serif, 18, one.W-10*k.Unit))
	}
	for i, o := range options {
		b := k.Button(name+"-"+o, o, i == at, one, func() { c.Set(i) })
		one.X += one.W + gap
		b.label.Size = size
		c.buttons = append(c.buttons, b)
		c.Add(b.Node)
	}
	return c
}

// Set chooses an option.
func (c *Choice) Set(i int) {
	c.at = i
	for j, b := range c.buttons {
		b.SetPrimary(j == i)
	}
	if c.change != nil {
		c.change(i)
	}
}

// Peek tells which option pointer or focus rests on, and -1 when it leaves.
func (c *Choice) Peek(tell func(i int)) *Choice {
	seen := -1
	for i, b := range c.buttons {
		hover := b.Touch.Hover
		b.Touch.Hover = func(on bool) {
			hover(on)
			switch {
			case on:
				seen = i
			case seen != i: // focus leaves one while the pointer rests on another
				return
			default:
				seen = -1
			}
			tell(seen)
		}
	}
	return c
}

// Switch is a word with a track and a knob that says on or off.
type Switch struct {
	*stage.Node
	knob   *stage.Node
	on     bool
	track  *stage.Panel
	travel float64
}

// Switch makes a switch whose word stands left and whose track stands at the right end of a rectangle.
func (k *Kit) Switch(name, text string, on bool, r stage.Rect, change func(bool)) *Switch {
	s := &Switch{Node: stage.Box(name, nil, r), travel: 13 * k.Unit}
	s.track = stage.Slab("track", k.Unit, 0)
	s.Add(k.FitText(text, gfx.Serif, 19, -r.W/2, 0, 0, r.W-70*k.Unit, Ink))
	s.knob = stage.New("", stage.Pic("knob"), 0, 0, 24*k.Unit, 24*k.Unit)
	track := stage.New("", s.track, r.W/2-28*k.Unit, 0, 54*k.Unit, 26*k.Unit)
	s.Add(track)
	track.Add(s.knob)
	s.set(on)
	s.Touch = &stage.Touch{Focus: true, Press: func() {
		s.set(!s.on)
		if k.Click != nil {
			k.Click()
		}
		change(s.on)
	}}
	return s
}

func (s *Switch) set(on bool) {
	s.on = on
	s.knob.X = -s.travel
	s.track.Tint = gfx.Hex(0xB9AE97)
	if on {
		s.knob.X = s.travel
		s.track.Tint = gfx.Hex(Cobalt)
	}
}
