package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// KeyCaps returns the key caps of chords side by side, with text of a size in design units. The caps of a chord are close together. The
// origin is the left end of the row, vertically centred. The width is in pixels.
func (k *Kit) KeyCaps(units float64, chords ...[]string) (g *stage.Node, width float64) {
	g = stage.Group("").SetRole(stage.RoleSilent, "")
	for i, chord := range chords {
		if i > 0 {
			width += k.Size(units) * 0.7
		}
		for j, word := range chord {
			if j > 0 {
				width += k.Size(units) * 0.2
			}
			n, w := k.keyCap(word, units)
			n.X = width + w/2
			g.Add(n)
			width += w
		}
	}
	return g, width
}

// keyCap returns a key cap centred at its origin, and its width.
func (k *Kit) keyCap(word string, units float64) (*stage.Node, float64) {
	size := k.Size(units) * 0.9
	size = max(size, k.MinTextSize())
	text, _ := k.Fonts.Measure(word, gfx.Sans, size)
	h := size * 1.5
	w, edge := max(h, text+size*0.9), max(1, k.Unit)
	part := func(y, w, h float64, role Role) *stage.Node {
		return stage.New("", stage.Track(0.4*k.Unit, role.Colour()), 0, y, w, h)
	}
	g := stage.Group("").Add(part(edge, w, h+2*edge, KeySide), part(0, w-2*edge, h-2*edge, KeyTop))
	return g.Add(k.Text(word, gfx.Sans, units*0.9, 0, 0, 0.5, Ink)), w
}
