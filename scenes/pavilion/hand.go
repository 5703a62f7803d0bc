package pavilion

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// drawHandTitle draws a title with the number of tiles above the viewer's hand, if there is space.
func (d *scenery) drawHandTitle() {
	if d.table.handTop == 0 {
		return
	}
	k, r := d.table.frame.Kit, d.table.tray
	y, gap := r.Y+0.58*d.table.handTop, 18*k.Unit
	title := k.FitBox(d.table.Words.T("pavilion.accessible.hand"), gfx.SerifBold, 22, r.X+gap, y, 0, 0.5*r.W-gap, d.table.handTop, k.On.Ink())
	count, shown := stage.New("hand-count", nil, r.X+r.W-gap, y, 0, 0), -1
	title.Name = "hand-title"
	d.Texts.Add(title, count)
	d.OnRedraw(func(now *table.LiveState) {
		if n := table.Total(now.CountAt(engine.Place{Zone: engine.Hand, Seat: d.table.frame.Viewer})); n != shown {
			shown = n
			words := k.FitBox(d.table.Words.T("pavilion.held", "tiles", n), gfx.Serif, 19, 0, 0, 1, 0.5*r.W-gap, d.table.handTop, k.On.Body())
			count.Art, count.Accessible = words.Art, words.Accessible
		}
	})
}

// drawPhoneHand draws the label of the hand on a phone, and the area of the placement.
func (d *scenery) drawPhoneHand() {
	k := d.table.frame.Kit
	if r := d.table.areas.Placement; r.H > 0 {
		d.Below.Add(stage.Box("", stage.NewPanel("slab-sage", 0.5*k.Unit, 0), r))
	}
	if d.table.handHead > 0 {
		r := d.table.tray
		d.Texts.Add(k.FitBox(d.table.Words.T("pavilion.accessible.hand"), gfx.SerifBold, 0, r.X+10*k.Device, r.Y+r.H/2, 0, d.table.handHead, r.H, k.On.Ink()))
	}
}

// drawPhoneStock draws the numbers of tiles in bag and storage, one above the other.
func (d *scenery) drawPhoneStock() {
	k, r := d.table.frame.Kit, d.table.stock
	d.Below.Add(stage.Box("", k.On.Panel(k.Unit), r))
	things, words := stage.Group(""), stage.Group("")
	d.Below.Add(things)
	d.Texts.Add(words)
	if touch := d.StockTouch(k, d.table.Words.T("stock.pavilion"), r); touch != nil {
		d.Below.Add(touch)
	}
	d.OnStockChange(things, words, func(bag, storage []int) {
		half := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H / 2}
		table.Totals(things, words, k, half, []string{"bag"}, [][]int{bag})
		half.Y += half.H
		table.Totals(things, words, k, half, []string{"lid"}, [][]int{storage})
	})
}
