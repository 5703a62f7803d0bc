package puzzles

import (
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// Shares of the window. Lengths are in device-independent pixels.
const (
	cardShare    = 0.28 // of the card in the width of a wide window
	minCard      = 370.0
	uprightTable = 0.55 // of the table in the height of an upright tablet
	cardGap      = 12.0 // in design units
)

// areas returns the part of the window for the table, and that for the card, which is empty on phones, where a drawer holds it.
func (s *Scene) areas(seats int) (bounds, card stage.Rect) {
	w, h, gap := s.ctx.W, s.ctx.H, cardGap*s.ctx.Unit
	f := board.Frame(s.ctx, s.table, board.Layout{Seats: seats})
	switch shape := f.Shape(); {
	case shape.Phone():
		return stage.Rect{}, stage.Rect{}
	case shape == table.Tall:
		bounds = stage.Rect{W: w, H: uprightTable * h}
		return bounds, stage.Rect{X: gap, Y: bounds.H, W: w - 2*gap, H: h - bounds.H - gap}
	}
	width := max(cardShare*w, min(minCard*s.ctx.Device, 0.4*w))
	bounds = stage.Rect{W: w - width - gap, H: h}
	card = stage.Rect{X: w - width, Y: gap, W: width - gap, H: h - 2*gap}
	return bounds, table.MirrorOf(s.ctx.Settings, w).Apply(card)
}
