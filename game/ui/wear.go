package ui

import (
	"cmp"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Wear is how what stands on a ground looks: inks and tints as 0xRRGGBB, 0 for the house's own. The zero Wear is for plaster.
type Wear struct {
	ink, body, gold, gain, loss uint32
	// panel is the colour of panels on dark ground; cloth, lit and idle tint the cloth among the plates, and the boards of the seat on turn
	// and of others.
	panel, cloth, lit, idle uint32
	halo                    gfx.Colour // the light around the board on turn
	// Dark grounds have other buttons.
	Dark bool
}

// Ink is for titles and numbers.
func (w Wear) Ink() uint32 { return cmp.Or(w.ink, Ink) }

// Body is for running text.
func (w Wear) Body() uint32 { return cmp.Or(w.body, Body) }

// Gold is for heads among other text.
func (w Wear) Gold() uint32 { return cmp.Or(w.gold, GoldDark) }

// Points is for points won or lost.
func (w Wear) Points(n int) uint32 {
	if n < 0 {
		return cmp.Or(w.loss, Loss)
	}
	return cmp.Or(w.gain, Gain)
}

// Panel is what is written on beside the boards, with so many pixels to a design unit.
func (w Wear) Panel(unit float64) *stage.Panel {
	if !w.Dark {
		return stage.Slab("panel", unit, 0)
	}
	p := stage.Track(0.9*unit, gfx.Hex(w.panel).Fade(0.9))
	p.Rim = gfx.Hex(w.Gold()).Fade(0.55)
	return p
}

// Strip is the sprite of a board shown as a strip: the house's ink has to stand out there on any ground.
func (w Wear) Strip() string {
	if w.Dark {
		return "slab-sage"
	}
	return "panel"
}

// Cloth is the tint of what lies among the plates.
func (w Wear) Cloth() gfx.Colour { return gfx.Hex(cmp.Or(w.cloth, 0xFFFFFF)) }

// Slab is the tint of a board of the seat on turn, or of another.
func (w Wear) Slab(lit bool) gfx.Colour {
	if lit {
		return gfx.Hex(cmp.Or(w.lit, 0xFFFFFF))
	}
	return gfx.Hex(cmp.Or(w.idle, 0xF1ECE2))
}

// Halo is the light around the board of the seat on turn.
func (w Wear) Halo() gfx.Colour { return cmp.Or(w.halo, gfx.White().Fade(0.95)) }

// darkLook is the panel, its tint and the ink of a button on a dark ground.
func (b *Button) darkLook() (sprite string, tint, ink gfx.Colour) {
	cream, gold, deep := gfx.Hex(0xFFF8E6), gfx.Hex(0xF0C468), gfx.Hex(0x2A1A04)
	switch {
	case !b.enabled:
		return "button-primary", gfx.Hex(0x9AA0B8), gfx.Hex(0x9FB0D6)
	case b.primary && (b.on || b.held):
		return "button", gfx.Hex(0xFFDD8C), deep
	case b.primary:
		return "button", gold, deep
	case b.held, b.lit:
		return "button-primary", gfx.Hex(0xB8C4E0), cream
	case b.on:
		return "button-primary-hover", gfx.White(), gfx.White()
	}
	return "button-primary", gfx.White(), cream
}
