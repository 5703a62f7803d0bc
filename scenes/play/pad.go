package play

import (
	"slices"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// padHints are the buttons of the gamepad that was used last, shown on the buttons that they press.
type padHints struct {
	family input.Family
	shown  bool
}

// follow shows the buttons of another pad, or none, once something else is used.
func (p *padHints) follow(s *Scene) {
	if s.ctx.Pointer().Down { // what is pressed stays
		return
	}
	family, last := s.ctx.Input.Pad()
	if now := (padHints{family, last}); now != *p {
		*p = now
		s.hud.buildButtons()
	}
}

// mark puts the pad's button, where it has one, on the corner of a button of the row.
func (p *padHints) mark(k *ui.Kit, name string, button *stage.Node) {
	all := []keys.Action{keys.Undo, keys.Redo, keys.Hint, keys.Menu}
	i := slices.IndexFunc(all, func(a keys.Action) bool { return a.String() == name })
	if !p.shown || i < 0 {
		return
	}
	n, width := k.Glyph(p.family.Glyph(all[i]), max(26*k.Unit, k.GlyphHeight()))
	n.X, n.Y = button.W/2-width*0.4, -button.H/2-3*k.Unit // its middle above the edge
	button.Add(n)
}
