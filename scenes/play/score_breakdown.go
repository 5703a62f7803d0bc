package play

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// scoreBreakdown shows how a tile that was placed scored, however long ago: its runs in brackets, and the sum next to them.
type scoreBreakdown struct {
	layer *stage.Node     // the sum
	due   []engine.Scored // to be shown once the table is at rest
}

// shown reports whether a score is explained.
func (d *scoreBreakdown) shown(b *board.Player) bool {
	return b.HasShapes() || len(d.layer.Children()) > 0
}

// close hides what is shown and reports whether there was anything.
func (d *scoreBreakdown) close(b *board.Player) bool {
	shown := d.shown(b)
	b.SetShapes()
	d.layer.Clear()
	return shown
}

// show shows what is due: the sum of one tile with its runs, or the points of each of several. It returns the sum where there is no room for it.
func (d *scoreBreakdown) show(o overlay) (unplaced string) {
	due := d.due
	d.due = nil
	d.close(o.board)
	if len(due) != 1 {
		var coins []board.Shape
		for _, scored := range due {
			coins = append(coins, board.Shape{Kind: board.Coin, At: scored.At, Number: scored.Points})
		}
		o.board.SetShapes(coins...)
		return ""
	}
	k := o.frame.Kit
	around := o.board.SetShapes(board.Shape{Kind: board.Brackets, Scored: due[0]})
	sentence := table.SumText(o.frame.Words, table.RunLengths(due[0]), due[0].Points)
	c := table.NewCallout(sentence, 24, o.frame.Window.W)
	sum := c.Place(k, o.placement(around, 14*k.Unit))
	if sum == nil {
		return sentence
	}
	d.layer.Add(sum)
	return ""
}

// pressTile answers a click on a tile that was placed; any other press hides what is shown.
func (s *Scene) pressTile(p stage.Pointer) {
	if p.Pressed {
		s.breakdown.close(s.board)
	}
	if !p.Released || p.Dragging || p.Cancelled || !s.phase.still() {
		return
	}
	if n := s.root.Hit(p.X, p.Y); n != nil && !inert(n) {
		return
	}
	at, ok := board.ScoredTileAt(s.board.View, p.X, p.Y)
	if !ok {
		return
	}
	if scored, ok := engine.ScoredAt(s.session.match, at); ok {
		s.breakdown.due = []engine.Scored{scored}
		s.showBreakdown()
	}
}

// inert reports whether a press on a node does nothing: a large board, or a target for which nothing is held.
func inert(n *stage.Node) bool {
	return n.Kind == stage.Board || n.Kind == stage.Target && !n.Touch.Focus
}

// showBreakdown shows how tiles scored, if that is due.
func (s *Scene) showBreakdown() {
	if sum := s.breakdown.show(s.overlay()); sum != "" {
		s.heading.say(sum)
	}
}
