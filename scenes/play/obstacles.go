package play

import (
	"strings"

	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Obstacles implements board.Host: what the person reads and presses stays visible. The log and the bar of chances may be covered.
func (s *Scene) Obstacles() popover.Obstacles {
	lesser := []stage.Rect{s.hud.rooms.Panel}
	if s.ctx.Settings.WinBar {
		lesser = append(lesser, s.chances.barRoom)
	}
	o := s.view.Obstacles(s.root, lesser...)
	o.Keep = append(o.Keep, s.hud.rooms.Title) // whatever is said there next
	for _, n := range s.hud.layers.buttons.Children() {
		if n.Name == "action" || strings.HasPrefix(n.Name, "button-") {
			o.Keep = append(o.Keep, n.Bounds())
		}
	}
	for _, layer := range []*stage.Node{s.tips.layer, s.hint.layer, s.sums.layer, s.commentary.layer, s.invitation.layer, s.interaction.Top} {
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

// placement returns the placement of a popover about a rectangle, a gap away from it.
func (s *Scene) placement(subject stage.Rect, gap float64) *popover.Placement {
	f := s.frame()
	return &popover.Placement{Bounds: f.Window.Grow(-6 * f.Kit.Device), Anchor: subject, Gap: gap, Margin: 3 * f.Kit.Device,
		Reach: table.Reach * f.Kit.Unit, Obstacles: s.Obstacles()}
}
