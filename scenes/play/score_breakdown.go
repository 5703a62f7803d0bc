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

// breakdownShown reports whether a score is explained.
func (s *Scene) breakdownShown() bool {
	return s.board.HasShapes() || len(s.breakdown.layer.Children()) > 0
}

// closeBreakdown hides what is shown and reports whether there was anything.
func (s *Scene) closeBreakdown() bool {
	shown := s.breakdownShown()
	s.board.SetShapes()
	s.breakdown.layer.Clear()
	return shown
}

// pressTile answers a click on a tile that was placed; any other press hides what is shown.
func (s *Scene) pressTile(p stage.Pointer) {
	if p.Pressed {
		s.closeBreakdown()
	}
	if !p.Released || p.Dragging || p.Lost || !s.phase.still() {
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

// showBreakdown shows what is due: the sum of one tile with its runs, or the points of each of several.
func (s *Scene) showBreakdown() {
	due := s.breakdown.due
	s.breakdown.due = nil
	s.closeBreakdown()
	if len(due) != 1 {
		var coins []board.Shape
		for _, scored := range due {
			coins = append(coins, board.Shape{Kind: board.Coin, At: scored.At, Number: scored.Points})
		}
		s.board.SetShapes(coins...)
		return
	}
	f := s.frame()
	around := s.board.SetShapes(board.Shape{Kind: board.Brackets, Scored: due[0]})
	sentence := table.Sum(f.Words, table.Runs(due[0]), due[0].Points)
	c := table.NewCallout(sentence, 24, f.Window.W)
	if sum := c.Place(f.Kit, s.popoverPlacement(around, 14*f.Kit.Unit)); sum != nil {
		s.breakdown.layer.Add(sum)
	} else {
		s.heading.say(sentence)
	}
}
