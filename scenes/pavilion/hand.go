package pavilion

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	telling "azulejo/telling/pavilion"
)

// handTitle writes over the viewer's hand, where that has much room, what it is and how many tiles it holds.
func (d *scenery) handTitle() {
	if d.table.handTop == 0 {
		return
	}
	k, r := d.table.frame.Kit, d.table.tray
	y, gap := r.Y+0.58*d.table.handTop, 18*k.Unit
	n := telling.Hand(d.pos, d.table.frame.Viewer).Total()
	title := k.FitBox(d.table.Words.T("pavilion.told.hand"), gfx.SerifBold, 22, r.X+gap, y, 0, 0.5*r.W-gap, d.table.handTop, k.On.Ink())
	count := k.FitBox(d.table.Words.T("pavilion.held", n), gfx.Serif, 19, r.X+r.W-gap, y, 1, 0.5*r.W-gap, d.table.handTop, k.On.Body())
	title.Name, count.Name = "hand-title", "hand-count"
	d.Words.Add(title, count)
}

// phoneHand writes on a phone what lies in the tray, and draws where a move is put together.
func (d *scenery) phoneHand() {
	k := d.table.frame.Kit
	if r := d.table.rooms.Order; r.H > 0 {
		d.Things.Add(stage.Box("", stage.Slab("slab-sage", 0.5*k.Unit, 0), r))
	}
	if d.table.handHead > 0 {
		r := d.table.tray
		d.Words.Add(k.FitBox(d.table.Words.T("pavilion.told.hand"), gfx.SerifBold, 0, r.X+10*k.Device, r.Y+r.H/2, 0, d.table.handHead, r.H, k.On.Ink()))
	}
}
