package review

import (
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// areas are the parts of the window.
type areas struct {
	table, curve stage.Rect
	panel        stage.Rect // empty on phones, where drawers hold its contents
}

// Shares of the window. Lengths are in device-independent pixels.
const (
	panelShare     = 0.26 // of the panel in the width of a wide window
	minPanel       = 300.0
	curveShare     = 0.285 // of the curve in the height of a wide window
	uprightTable   = 0.53  // of the table in the height of an upright tablet
	uprightCurve   = 0.1
	phoneCurve     = 0.145 // of the curve in the height of an upright phone
	minPhoneTable  = 582.0 // what the table of an upright phone needs
	minPhoneCurve  = 58.0
	lyingCurve     = 58.0 // the height of the curve of a phone held sideways
	panelGap       = 12.0 // in design units
	phoneCurveEdge = 5.0
)

// areasOf divides the window.
func (s *Scene) areasOf(k *scale) (a areas) {
	w, h, u, d := s.ctx.W, s.ctx.H, s.ctx.Unit, s.ctx.Device
	gap, edge := panelGap*u, phoneCurveEdge*d
	switch k.shape {
	case table.Upright:
		curve := min(phoneCurve*h, max(minPhoneCurve*d, h-minPhoneTable*d))
		a.table = stage.Rect{W: w, H: h - curve}
		a.curve = stage.Rect{X: edge, Y: h - curve, W: w - 2*edge, H: curve - edge}
	case table.Lying:
		a.table = stage.Rect{W: w, H: h - lyingCurve*d}
		a.curve = stage.Rect{X: edge, Y: h - lyingCurve*d, W: w - 2*edge, H: lyingCurve*d - edge}
	case table.Tall:
		a.table = stage.Rect{W: w, H: uprightTable * h}
		a.curve = stage.Rect{X: gap, Y: a.table.H, W: w - 2*gap, H: uprightCurve * h}
		a.panel = stage.Rect{X: gap, Y: a.curve.Y + a.curve.H + gap, W: w - 2*gap}
		a.panel.H = h - gap - a.panel.Y
	default:
		panel := max(panelShare*w, min(minPanel*d, 0.3*w))
		curve := curveShare * h
		a.table = stage.Rect{W: w - panel - gap, H: h - curve}
		a.curve = stage.Rect{X: gap, Y: h - curve, W: a.table.W - gap, H: curve - gap}
		a.panel = stage.Rect{X: w - panel, Y: gap, W: panel - gap, H: h - 2*gap}
	}
	m := table.MirrorOf(s.ctx.Settings, w)
	a.curve, a.panel = m.Apply(a.curve), m.Apply(a.panel)
	return a
}

// scale is what the division of the window depends on.
type scale struct{ shape table.Shape }

// layOut lays the table out in its area.
func (s *Scene) layOut() {
	f := board.Frame(s.ctx, s.table, board.Layout{Seats: len(s.players)})
	s.areas = s.areasOf(&scale{f.Shape()})
	s.board.Layout(s.ctx, board.Layout{Position: s.shownPosition(), Viewer: s.viewer, Seats: len(s.players), Bounds: s.areas.table, OnGround: true, Reviewed: true})
}
