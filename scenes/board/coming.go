package board

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// coming shows behind a plus, faintly, the tiles that a pickable would bring to the hand it goes to; nothing where the hand would have to
// be laid anew for them.
func coming(h *Interaction, g table.Pickable) (shown []*stage.Node) {
	to := h.targets.list[0].Place
	tiles := h.view.cast.Lifted(g)
	n := len(h.view.At(to))
	all := n + 1 + len(tiles)
	if to.Zone != engine.Hand || h.table.Anchor(to, 0, all) != h.table.Anchor(to, 0, max(1, n)) {
		return nil
	}
	for i, a := range tiles {
		shown = append(shown, a.Art.Skin.Ghost(h.table.Anchor(to, n+1+i, all)))
	}
	k, at := h.view.frame.Kit, h.table.Anchor(to, n, all)
	return append(shown, k.Text("+", gfx.SerifBold, 0.5*at.Size/k.Unit, at.X, at.Y, 0.5, k.On.Ink()))
}
