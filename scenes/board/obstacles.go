package board

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Obstacles returns what floating labels must not cover: the table and all text below a node, except the boards of other players and some lesser
// rectangles, which may be covered if necessary, and the emblems, names and scores, which are covered only if there is no other room.
func (v *View) Obstacles(root *stage.Node, lesser ...stage.Rect) popover.Obstacles {
	o := popover.Obstacles{Keep: append([]stage.Rect(nil), v.areas.KeepClear...), Avoid: lesser}
	for seat := range v.scenery.Scores {
		if r, ok := v.ScoreRect(engine.Seat(seat)); ok {
			o.Spare = append(o.Spare, r)
		}
	}
	o.Spare = append(o.Spare, v.SeatRects()...)
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

// ScoreRect returns the rectangle of the score of a seat as it is written, and reports whether it is visible.
func (v *View) ScoreRect(seat engine.Seat) (r stage.Rect, ok bool) {
	label := v.scenery.Scores[seat]
	if label == nil || label.Text == "" {
		return r, false
	}
	v.Below.Walk(func(n *stage.Node) {
		if l, isLabel := n.Art.(*stage.Label); isLabel && l == label {
			r, ok = popover.TextRect(n, l, v.frame.Kit.Fonts), true
		}
	})
	return r, ok
}

// SeatRects returns the rectangles of the emblems and names of the players on the table.
func (v *View) SeatRects() (all []stage.Rect) {
	v.Below.Walk(func(n *stage.Node) {
		switch art := n.Art.(type) {
		case *stage.Sprite:
			if strings.HasPrefix(art.Name, table.EmblemPrefix) {
				all = append(all, n.Bounds())
			}
		case *stage.Label:
			if art.Text != "" && slices.Contains(v.legend.Names, art.Text) {
				all = append(all, popover.TextRect(n, art, v.frame.Kit.Fonts))
			}
		}
	})
	return all
}
