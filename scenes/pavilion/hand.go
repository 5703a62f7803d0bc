package pavilion

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// drawHandTitle draws a title with the number of tiles above the viewer's hand, if there is space.
func (s *scenery) drawHandTitle() {
	if s.table.handTop == 0 || s.noHand() {
		return
	}
	k, r := s.table.frame.Kit, s.table.tray
	y, gap := r.Y+0.58*s.table.handTop, 18*k.Unit
	title := k.FitBox(s.table.Words.T("pavilion.accessible.hand"), gfx.SerifBold, 22, r.X+gap, y, 0, 0.5*r.W-gap, s.table.handTop, k.On.Ink())
	count, shown := stage.New("hand-count", nil, r.X+r.W-gap, y, 0, 0), -1
	title.Name = "hand-title"
	s.Texts.Add(title, count)
	s.OnRedraw(func(now *table.LiveState) {
		if n := table.Total(now.CountAt(engine.Place{Zone: engine.Hand, Seat: s.table.frame.Viewer})); n != shown {
			shown = n
			words := k.FitBox(s.table.Words.T("pavilion.held", "tiles", n), gfx.Serif, 19, 0, 0, 1, 0.5*r.W-gap, s.table.handTop, k.On.Body())
			count.Art, count.Accessible = words.Art, words.Accessible
		}
	})
}

// drawPhoneHand draws the label of the hand on a phone, and the area of the placement.
func (s *scenery) drawPhoneHand() {
	k := s.table.frame.Kit
	if r := s.table.areas.Placement; r.H > 0 {
		s.Below.Add(stage.Box("", stage.NewPanel("slab-sage", 0.5*k.Unit, 0), r))
	}
	if s.table.handHead > 0 {
		r := s.table.tray
		s.Texts.Add(k.FitBox(s.table.Words.T("pavilion.accessible.hand"), gfx.SerifBold, 0, r.X+10*k.Device, r.Y+r.H/2, 0, s.table.handHead, r.H, k.On.Ink()))
	}
}

// drawPhoneStock draws the numbers of tiles in bag and storage, one above the other.
func (s *scenery) drawPhoneStock() {
	k, r := s.table.frame.Kit, s.table.stock
	s.Below.Add(stage.Box("", k.On.Panel(k.Unit), r))
	things, words := stage.Group(""), stage.Group("")
	s.Below.Add(things)
	s.Texts.Add(words)
	if touch := s.StockTouch(k, s.table.Words.T("stock.pavilion"), r); touch != nil {
		s.Below.Add(touch)
	}
	s.OnStockChange(things, words, func(bag, storage []int) {
		half := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H / 2}
		table.Totals(things, words, k, half, []string{"bag"}, [][]int{bag})
		half.Y += half.H
		table.Totals(things, words, k, half, []string{"lid"}, [][]int{storage})
	})
}
