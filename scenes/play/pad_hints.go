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

// follow notices another pad, or that something else is used, and reports whether that changes what is shown. What is pressed meanwhile stays.
func (p *padHints) follow(in *input.Input, pressed bool) bool {
	if pressed {
		return false
	}
	family, last := in.Pad()
	before := *p
	*p = padHints{family, last}
	return *p != before
}

// mark puts the pad's button, where it has one, on the corner of a button of the row.
func (p *padHints) mark(k *ui.Kit, name string, button *stage.Node) {
	all := []keys.Action{keys.Undo, keys.Redo, keys.Hint, keys.Menu}
	i := slices.IndexFunc(all, func(a keys.Action) bool { return a.String() == name })
	if !p.shown || i < 0 {
		return
	}
	n, width := k.Glyph(p.family.Glyph(all[i]), max(26*k.Unit, k.MinGlyphHeight()))
	n.X, n.Y = button.W/2-width*0.4, -button.H/2-3*k.Unit // its middle above the edge
	button.Add(n)
}
