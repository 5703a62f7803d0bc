package play

import (
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// obstacles returns what floats must not cover: what the person reads and presses. The log and the bar of win probabilities may be covered.
func (s *Scene) obstacles() popover.Obstacles {
	rooms := s.board.Rooms()
	lesser := []stage.Rect{rooms.Panel}
	if s.ctx.Settings.WinBar {
		lesser = append(lesser, s.areas.bar)
	}
	o := s.board.View.Obstacles(s.root, lesser...)
	o.Keep = append(o.Keep, rooms.Title) // whatever is said there next
	for _, n := range s.layers.buttons.Children() {
		if n.Kind == stage.Button {
			o.Keep = append(o.Keep, n.Bounds())
		}
	}
	for _, layer := range []*stage.Node{s.tips.layer, s.hint.layer, s.breakdown.layer, s.commentary.layer, s.invitation.layer, s.board.Top} {
		layer.Walk(func(n *stage.Node) {
			if _, ok := n.Art.(*stage.Panel); ok {
				o.Keep = append(o.Keep, n.Bounds())
			}
		})
	}
	for _, topic := range s.tips.all {
		o.Avoid = append(o.Avoid, topic.Rect)
	}
	return o
}

// popoverPlacement returns the placement of a popover about a rectangle, a gap away from it.
func (s *Scene) popoverPlacement(subject stage.Rect, gap float64) *popover.Placement {
	f := s.frame()
	return &popover.Placement{Bounds: f.Window.Grow(-6 * f.Kit.Device), Anchor: subject, Gap: gap, Margin: 3 * f.Kit.Device,
		Reach: table.Reach * f.Kit.Unit, Obstacles: s.obstacles()}
}
