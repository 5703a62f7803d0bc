package pavilion

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	telling "azulejo/telling/pavilion"
)

// handTitle writes over the viewer's hand, where that has much room, what it is and how many tiles it holds.
func (d *scenery) handTitle() {
	if d.handTop == 0 {
		return
	}
	k, r := d.Kit, d.tray
	y, gap := r.Y+0.58*d.handTop, 18*k.Unit
	n := telling.Hand(d.pos, d.Viewer).Total()
	title := k.FitBox(d.T("pavilion.told.hand"), gfx.SerifBold, 22, r.X+gap, y, 0, 0.5*r.W-gap, d.handTop, k.On.Ink())
	count := k.FitBox(d.T("pavilion.held", n), gfx.Serif, 19, r.X+r.W-gap, y, 1, 0.5*r.W-gap, d.handTop, k.On.Body())
	title.Name, count.Name = "hand-title", "hand-count"
	d.Words.Add(title, count)
}

// phoneHand writes on a phone what lies in the tray, and draws where a move is put together.
func (d *scenery) phoneHand() {
	k := d.Kit
	if r := d.rooms.Order; r.H > 0 {
		d.Things.Add(stage.Box("", stage.Slab("slab-sage", 0.5*k.Unit, 0), r))
	}
	if d.handHead > 0 {
		r := d.tray
		d.Words.Add(k.FitBox(d.T("pavilion.told.hand"), gfx.SerifBold, 0, r.X+10*k.Device, r.Y+r.H/2, 0, d.handHead, r.H, k.On.Ink()))
	}
}
