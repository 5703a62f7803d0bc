package board

import (
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Obstacles returns what floating labels must not cover: the table and all text below a node, except the boards of other players and some lesser
// rectangles, which may be covered if necessary.
func (v *View) Obstacles(root *stage.Node, lesser ...stage.Rect) popover.Obstacles {
	o := popover.Obstacles{Keep: append([]stage.Rect(nil), v.areas.KeepClear...), Avoid: lesser}
	for _, seat := range v.frame.Others() {
		if n := v.Below.Find(table.BoardName(seat)); n != nil {
			o.Avoid = append(o.Avoid, n.Bounds())
		}
	}
	add := func(r stage.Rect) {
		x, y := r.Middle()
		for _, a := range o.Avoid {
			if a.Contains(x, y) {
				return
			}
		}
		o.Keep = append(o.Keep, r)
	}
	for _, a := range v.cast.Actors() {
		add(table.Around(0, a.Spot()))
		if a.Art.Lift > 0 {
			add(a.Node.Bounds())
		}
	}
	v.layers.shapes.Walk(func(n *stage.Node) {
		if _, ok := n.Art.(*stage.Panel); ok {
			o.Keep = append(o.Keep, n.Bounds())
		}
	})
	for _, r := range popover.Texts(root, v.frame.Kit.Fonts) {
		add(r)
	}
	return o
}
