package play

import (
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// overlay is what a part of the screen needs to place something over the board: the board, its frame, and the obstacles.
type overlay struct {
	board     *board.Board
	table     table.Table
	frame     table.Frame
	obstacles func() popover.Obstacles
}

func (s *Scene) overlay() overlay { return overlay{s.board, s.table, s.frame(), s.obstacles} }

// popoverAt returns the placement of a popover at a distance from a subject.
func (o *overlay) popoverAt(subject stage.Rect, gap float64) *popover.Placement {
	k := o.frame.Kit
	return &popover.Placement{Bounds: o.frame.Window.Grow(-6 * k.Device), Anchor: subject, Gap: gap, Margin: 3 * k.Device,
		Reach: table.CalloutReach * k.Unit, Obstacles: o.obstacles()}
}

// addCallout adds a callout next to a subject, with a tail that points to it, to a layer. It covers nothing in keep. It reports whether there is space.
func (o *overlay) addCallout(layer *stage.Node, c table.Callout, subject stage.Rect, keep ...stage.Rect) bool {
	k := o.frame.Kit
	side := 14 * k.Unit
	p := o.popoverAt(subject, side+2*k.Device)
	p.Margin = max(p.Margin, table.TailLength(k, side))
	p.Keep = append(p.Keep, keep...)
	n := c.Place(k, p)
	if n == nil {
		return false
	}
	layer.Add(table.Tail(k, n.Bounds(), subject, side), n)
	return true
}

// obstacles returns what popovers must not cover: texts and controls. They may cover the log and the win bar.
func (s *Scene) obstacles() popover.Obstacles {
	areas := s.board.Areas()
	lesser := []stage.Rect{areas.Panel}
	if s.ctx.Settings.WinBar {
		lesser = append(lesser, s.areas.bar)
	}
	o := s.board.Obstacles(s.root, lesser...)
	o.Keep = append(o.Keep, areas.Title) // also without its current text
	for _, n := range s.layers.buttons.Children() {
		if n.Kind == stage.Button {
			o.Keep = append(o.Keep, n.Bounds())
		}
	}
	for _, layer := range []*stage.Node{s.tooltips.layer, s.hint.layer, s.breakdown.layer, s.commentary.layer, s.invitation.layer, s.board.Top} {
		layer.Walk(func(n *stage.Node) {
			if _, ok := n.Art.(*stage.Panel); ok {
				o.Keep = append(o.Keep, n.Bounds())
			}
		})
	}
	for _, topic := range s.tooltips.all {
		o.Avoid = append(o.Avoid, topic.Rect)
	}
	return o
}
