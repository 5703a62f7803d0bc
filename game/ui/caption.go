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

// node writes the caption into a rectangle; what it is for is left out where one of the lines would not fit.
func (c Caption) node(k *Kit, r stage.Rect) *stage.Node {
	word, about := k.Size(22), k.Size(18)
	high := (word + about) * leading
	if c.About == "" || high > r.H || k.Fonts.Widest([]string{c.Word}, gfx.SerifBold, word) > r.W || k.Fonts.Widest([]string{c.About}, gfx.Serif, about) > r.W {
		return k.FitLines(c.Word, gfx.Serif, 20, r, Ink)
	}
	top := r.Y + (r.H-high)/2
	return stage.Group("").Says(stage.RoleText, c.Word).Add(
		k.Text(c.Word, gfx.SerifBold, 22, r.X, top+word*leading/2, 0, Ink).Says(stage.RoleSilent, ""),
		k.Text(c.About, gfx.Serif, 18, r.X, top+word*leading+about*leading/2, 0, Body))
}
