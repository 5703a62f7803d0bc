package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Button is a framed word that can be pressed.
type Button struct {
	*stage.Node
	kit     *Kit
	primary bool
	on      bool // pointer or focus rests on it
	held    bool
	enabled bool
	press   func()
	panel   *stage.Panel
	label   *stage.Label
}

// Button makes a button over a rectangle. The primary button of a screen is filled.
func (k *Kit) Button(name, text string, primary bool, r stage.Rect, press func()) *Button {
	b := &Button{kit: k, primary: primary, enabled: true, press: press}
	b.panel = stage.Slab("button", k.Unit, 0)
	b.label = &stage.Label{Face: gfx.Serif, Align: 0.5}
	b.Node = stage.Box(name, b.panel, r).Says(stage.RoleButton, text)
	b.label.Size = min(k.Size(22), max(k.Floor(), r.H/leading))
	k.set(b.label, text, r.W-12*k.Unit)
	b.Add(stage.New("", b.label, 0, -1*k.Unit, 0, 0))
	b.dress()
	return b
}

// Enable lets the button be pressed, or greys it.
func (b *Button) Enable(on bool) *Button {
	b.enabled = on
	b.dress()
	return b
}

// SetPrimary fills the button or not.
func (b *Button) SetPrimary(on bool) { b.primary = on; b.dress() }

func (b *Button) dress() {
	b.panel.Name, b.label.Colour = b.look()
	b.Voice.On, b.Voice.Off = b.primary && b.Voice.Role == stage.RoleOption, !b.enabled
	if !b.enabled {
		b.Touch, b.on, b.held = nil, false, false // nobody tells it when the pointer leaves
		return
	}
	if b.Touch == nil {
		b.Touch = &stage.Touch{Focus: true, Press: b.pressed,
			Hover: func(on bool) { b.on = on; b.dress() },
			Hold:  func(on bool) { b.held = on; b.dress() }}
	}
}

func (b *Button) pressed() {
	if b.kit.Click != nil {
		b.kit.Click()
	}
	if b.press != nil {
		b.press()
	}
}

// look is the panel and the ink for the button's state.
func (b *Button) look() (string, gfx.Colour) {
	switch {
	case !b.enabled:
		return "button-disabled", gfx.Hex(Ink).Fade(0.45)
	case b.primary && (b.on || b.held):
		return "button-primary-hover", gfx.White()
	case b.primary:
		return "button-primary", gfx.White()
	case b.held:
		return "button-down", gfx.Hex(Ink)
	case b.on:
		return "button-hover", gfx.Hex(Ink)
	}
	return "button", gfx.Hex(Ink)
}
