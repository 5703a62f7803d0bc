package scenes

import (
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// padRows are what the buttons of a gamepad do in the scene that is shown: they stand first for who has used one last.
func padRows(k *ui.Kit, w *locale.Words, f input.Family, can []keys.Action) []leaf {
	rows := []leaf{
		headLeaf(k, w.T("keys.pad")),
		padLeaf(k, w, w.T("keys.choose"), f.Glyph(input.Confirm)),
		padLeaf(k, w, w.T("keys.leave"), f.Glyph(input.Cancel)),
		padLeaf(k, w, w.T("keys.next"), f.Glyph(input.Next), f.Glyph(input.Prev)),
	}
	for a := range keys.Actions {
		if g := f.Glyph(a); g != "" && slices.Contains(can, a) {
			rows = append(rows, padLeaf(k, w, actionWord(w, a), g))
		}
	}
	return rows
}

// padLeaf is what is done, and the buttons that do it at the right end.
func padLeaf(k *ui.Kit, w *locale.Words, word string, glyphs ...input.Glyph) leaf {
	return leaf{max(k.Size(18)*2.1, k.Floor()*2.1), false, func(r stage.Rect) *stage.Node {
		told, right, g := "", r.X+r.W, stage.Group("")
		for i, glyph := range glyphs {
			n, width := k.Glyph(glyph, max(k.Size(18), k.Floor())*1.65)
			n.X, n.Y = right-width/2, r.Y+r.H/2
			right -= width + 6*k.Unit
			if g.Add(n); i > 0 {
				told += ", "
			}
			told += string(glyph)
		}
		g.Add(k.FitLines(word, gfx.Serif, 18, stage.Rect{X: r.X, Y: r.Y, W: right - r.X - 4*k.Unit, H: r.H}, ui.Ink))
		return g.Says(stage.RoleText, w.T("keys.entry", word, told))
	}}
}
