package play

import (
	"slices"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// padHints shows the buttons of the last used gamepad on the buttons that they press.
type padHints struct {
	family input.Family
	shown  bool
}

// follow updates the gamepad from the input of a tick and reports whether the icons change. Pressed controls are not disturbed.
func (p *padHints) follow(in *input.Input, pressed bool) bool {
	if pressed {
		return false
	}
	family, last := in.Pad()
	before := *p
	*p = padHints{family, last}
	return *p != before
}

// mark adds the icon of the gamepad's button, if there is one, at the corner of a button.
func (p *padHints) mark(k *ui.Kit, name string, button *stage.Node) {
	all := []keys.Action{keys.Undo, keys.Redo, keys.Hint, keys.Menu}
	i := slices.IndexFunc(all, func(a keys.Action) bool { return a.String() == name })
	if !p.shown || i < 0 {
		return
	}
	n, width := k.Glyph(p.family.Glyph(all[i]), max(26*k.Unit, k.MinGlyphHeight()))
	n.X, n.Y = button.W/2-width*0.4, -button.H/2-3*k.Unit // centred above the edge
	button.Add(n)
}
