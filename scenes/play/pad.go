package play

import (
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

// padAction is the action of a button of the row that a gamepad has a button for.
func padAction(name string) (keys.Action, bool) {
	for _, a := range []keys.Action{keys.Undo, keys.Redo, keys.Hint, keys.Menu} {
		if a.String() == name {
			return a, true
		}
	}
	return 0, false
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

// mark puts the pad's button on the corner of a button of the row.
func (p *padHints) mark(k *ui.Kit, name string, button *stage.Node) {
	a, there := padAction(name)
	if !p.shown || !there {
		return
	}
	n, width := k.Glyph(p.family.Glyph(a), max(26*k.Unit, k.GlyphHeight()))
	n.X, n.Y = button.W/2-width*0.4, -button.H/2-3*k.Unit // its middle above the edge
	button.Add(n)
}
