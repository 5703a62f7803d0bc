package play

import (
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// overlay is what parts that float over the board need to place themselves: the board, its frame, and what they must not cover.
type overlay struct {
	board     *board.Player
	table     table.Table
	frame     table.Frame
	obstacles func() popover.Obstacles
}

func (s *Scene) overlay() overlay { return overlay{s.board, s.table, s.frame(), s.obstacles} }

// placement returns the placement of a popover about a rectangle, a gap away from it.
func (o *overlay) placement(subject stage.Rect, gap float64) *popover.Placement {
	k := o.frame.Kit
	return &popover.Placement{Bounds: o.frame.Window.Grow(-6 * k.Device), Anchor: subject, Gap: gap, Margin: 3 * k.Device,
		Reach: table.CalloutReach * k.Unit, Obstacles: o.obstacles()}
}

// obstacles returns what floats must not cover: what the person reads and presses. The log and the bar of win probabilities may be covered.
func (s *Scene) obstacles() popover.Obstacles {
	rooms := s.board.Areas()
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
