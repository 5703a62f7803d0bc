package popover

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Texts returns the rectangles of the visible lines of text below a node.
func Texts(root *stage.Node, fonts *gfx.Fonts) (all []stage.Rect) {
	root.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		if !ok || l.Text == "" {
			return
		}
		all = append(all, TextRect(n, l, fonts))
	})
	return all
}

// TextRect returns the rectangle of a line of text, which is the art of n.
func TextRect(n *stage.Node, l *stage.Label, fonts *gfx.Fonts) stage.Rect {
	w, _ := fonts.Measure(l.Text, l.Face, l.Size)
	x, y := n.Centre()
	return stage.Rect{X: x - w*l.Align, Y: y - l.Size/2, W: w, H: l.Size}
}
