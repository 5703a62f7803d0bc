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
func (b *Board) Obstacles(root *stage.Node, lesser ...stage.Rect) popover.Obstacles {
	o := popover.Obstacles{Keep: append([]stage.Rect(nil), b.areas.KeepClear...), Avoid: lesser}
	for seat := range b.scenery.Scores {
		if r, ok := b.ScoreRect(engine.Seat(seat)); ok {
			o.Spare = append(o.Spare, r)
		}
	}
	o.Spare = append(o.Spare, b.SeatRects()...)
	for _, seat := range b.frame.Others() {
		if n := b.Below.Find(table.BoardName(seat)); n != nil {
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
	for _, a := range b.cast.Actors() {
		add(table.Around(0, a.Spot()))
		if a.Art.Lift > 0 {
			add(a.Node.Bounds())
		}
	}
	b.layers.shapes.Walk(func(n *stage.Node) {
		if _, ok := n.Art.(*stage.Panel); ok {
			o.Keep = append(o.Keep, n.Bounds())
		}
	})
	for _, r := range popover.Texts(root, b.frame.Kit.Fonts) {
		add(r)
	}
	return o
}

// ScoreRect returns the rectangle of the score of a seat as it is written, and reports whether it is visible.
func (b *Board) ScoreRect(seat engine.Seat) (r stage.Rect, ok bool) {
	label := b.scenery.Scores[seat]
	if label == nil || label.Text == "" {
		return r, false
	}
	b.Below.Walk(func(n *stage.Node) {
		if l, isLabel := n.Art.(*stage.Label); isLabel && l == label {
			r, ok = popover.TextRect(n, l, b.frame.Kit.Fonts), true
		}
	})
	return r, ok
}

// SeatRects returns the rectangles of the emblems and names of the players on the table.
func (b *Board) SeatRects() (all []stage.Rect) {
	b.Below.Walk(func(n *stage.Node) {
		switch art := n.Art.(type) {
		case *stage.Sprite:
			if strings.HasPrefix(art.Name, table.EmblemPrefix) {
				all = append(all, n.Bounds())
			}
		case *stage.Label:
			if art.Text != "" && slices.Contains(b.legend.Names, art.Text) {
				all = append(all, popover.TextRect(n, art, b.frame.Kit.Fonts))
			}
		}
	})
	return all
}
