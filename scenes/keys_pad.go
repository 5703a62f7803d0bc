package scenes

import (
	"slices"
	"strings"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
)

// padRows are what the buttons of a gamepad do in the scene that is shown: they stand first for who has used one last.
func (k kit) padRows(f input.Family, can []keys.Action, width float64) []leaf {
	rows := []leaf{
		k.headLeaf(k.Words.T("keys.pad")),
		k.padLeaf(width, k.Words.T("keys.choose"), f.Glyph(input.Confirm)),
		k.padLeaf(width, k.Words.T("keys.leave"), f.Glyph(input.Cancel)),
		k.padLeaf(width, k.Words.T("keys.next"), f.Glyph(input.Next), f.Glyph(input.Prev)),
	}
	for a := range keys.Actions {
		if g := f.Glyph(a); g != "" && slices.Contains(can, a) {
			rows = append(rows, k.padLeaf(width, k.action(a), g))
		}
	}
	return rows
}

// padLeaf is what buttons do, the first of which stands at the right end.
func (k kit) padLeaf(width float64, word string, glyphs ...input.Glyph) leaf {
	told := mapped(glyphs, func(g input.Glyph) string { return string(g) })
	return k.doneLeaf(word, strings.Join(told, ", "), width, func(float64) (*stage.Node, float64) {
		all, width := stage.Group(""), -6*k.Kit.Unit
		for _, glyph := range slices.Backward(glyphs) {
			n, wide := k.Kit.Glyph(glyph, k.Kit.Size(18)*1.65)
			width += 6 * k.Kit.Unit
			n.X = width + wide/2
			width += wide
			all.Add(n)
		}
		return all, width
	})
}
