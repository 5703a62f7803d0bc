package pavilion

import (
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	telling "azulejo/telling/pavilion"
)

// handTitle writes over the viewer's hand, where that has much room, what it is and how many tiles it holds.
func (t *Table) handTitle(words *stage.Node, p pavilion.View) {
	l, k := &t.layout, t.frame.Kit
	if l.handTop == 0 {
		return
	}
	r, w := l.tray, t.frame.Words
	y, gap := r.Y+0.58*l.handTop, 18*l.unit
	n := telling.Hand(p, l.viewer).Total()
	title := k.FitBox(w.T("pavilion.told.hand"), gfx.SerifBold, 22, r.X+gap, y, 0, 0.5*r.W-gap, l.handTop, k.On.Ink())
	count := k.FitBox(w.T("pavilion.held", n), gfx.Serif, 19, r.X+r.W-gap, y, 1, 0.5*r.W-gap, l.handTop, k.On.Body())
	title.Name, count.Name = "hand-title", "hand-count"
	words.Add(title, count)
}

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
