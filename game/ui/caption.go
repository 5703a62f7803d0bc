package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Caption is what stands before a control: what it sets and, where there is room, what that is for.
type Caption struct{ Word, About string }

// Row is a row of the caption and a control in the right half of it.
func (c Caption) Row(k *Kit, r stage.Rect, control func(stage.Rect) *stage.Node) *stage.Node {
	half := r.W / 2
	left, right := r, r
	left.W, right.X, right.W = half-8*k.Unit, r.X+half, half
	return stage.Group("").Add(c.node(k, left).Says(stage.RoleSilent, ""), control(right))
}

// node writes the caption into a rectangle, in smaller text if need be. What it is for is left out where there is no room for it at the
// design's size.
func (c Caption) node(k *Kit, r stage.Rect) *stage.Node {
	for at := *k; c.About != "" && at.Zoom >= min(1, k.Zoom); at.Scale = at.Smaller() {
		word, about := at.Size(22), at.Size(18)
		lines := at.Fonts.Wrap(c.About, gfx.Serif, about, r.W)
		high := (word + float64(len(lines))*about) * leading
		if high > r.H || at.Fonts.Widest([]string{c.Word}, gfx.SerifBold, word) > r.W || at.Fonts.Widest(lines, gfx.Serif, about) > r.W {
			continue
		}
		top := r.Y + (r.H-high)/2
		return stage.Group("").Says(stage.RoleText, c.Word).Add(
			at.Text(c.Word, gfx.SerifBold, 22, r.X, top+word*leading/2, 0, Ink).Says(stage.RoleSilent, ""),
			stack(c.About, lines, gfx.Serif, about, r.X, top+(word+about/2)*leading, about*leading, 0, Body))
	}
	return k.FitLines(c.Word, gfx.Serif, 20, r, Ink)
}
