package pavilion

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// handScenery writes on a phone what lies in the tray, and draws where a move is put together.
func (t *Table) handScenery(g, words *stage.Node) {
	l, k := &t.layout, t.frame.Kit
	if r := l.rooms.Order; r.H > 0 {
		g.Add(stage.Box("", stage.Slab("slab-sage", 0.5*l.unit, 0), r))
	}
	if l.handHead > 0 {
		r := l.tray
		words.Add(k.FitBox(t.frame.Words.T("pavilion.told.hand"), gfx.SerifBold, 0, r.X+10*k.Device, r.Y+r.H/2, 0, l.handHead, r.H, k.On.Ink()))
	}
}
