package play

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// scoreBreakdown shows how a placed tile scored, at any time in the game: its runs in brackets, and the sum next to them.
type scoreBreakdown struct {
	layer   *stage.Node     // the sum
	pending []engine.Scored // shown when the table is at rest
}

// shown reports whether a breakdown is shown.
func (s *scoreBreakdown) shown(b *board.Board) bool {
	return b.HasShapes() || len(s.layer.Children()) > 0
}

// close hides the breakdown and reports whether one was shown.
func (s *scoreBreakdown) close(b *board.Board) bool {
	shown := s.shown(b)
	b.SetShapes()
	s.layer.Clear()
	return shown
}

// show shows the pending breakdown: the sum of one tile with its runs, or the points of each of several tiles. It returns the sum if there is no space
// for it.
func (s *scoreBreakdown) show(o overlay) (unplaced string) {
	due := s.pending
	s.pending = nil
	s.close(o.board)
	if len(due) != 1 {
		o.board.SetShapes(analysis.Coins(due)...)
		return ""
	}
	k := o.frame.Kit
	around := o.board.SetShapes(board.Shape{Kind: board.Brackets, Scored: due[0]})
	sentence := table.SumText(o.frame.Words, table.RunLengths(due[0]), due[0].Points)
	c := table.NewCallout(sentence, 24, o.frame.Window.W)
	sum := c.Place(k, o.popoverAt(around, 14*k.Unit))
	if sum == nil {
		return sentence
	}
	s.layer.Add(sum)
	return ""
}

// explainTile handles a press: on a placed tile it shows the breakdown, elsewhere it hides it.
func (s *Scene) explainTile(p stage.Pointer) {
	if p.Pressed {
		s.breakdown.close(s.board)
	}
	if !p.Released || p.Dragging || p.Cancelled || !s.phase.isSettled() {
		return
	}
	if n := s.root.Hit(p.X, p.Y); n != nil && !ignoresPress(n) {
		return
	}
	at, ok := s.board.ScoredTileAt(p.X, p.Y)
	if !ok {
		return
	}
	if scored, ok := engine.ScoredAt(s.session.match, at); ok {
		s.breakdown.pending = []engine.Scored{scored}
		s.showBreakdown()
	}
}

// ignoresPress reports whether a press on a node does nothing: on a large board, or on a target while nothing is held.
func ignoresPress(n *stage.Node) bool {
	return n.Kind == stage.Board || n.Kind == stage.Target && !n.Touch.Focus
}

// showBreakdown shows the pending breakdown, if there is one.
func (s *Scene) showBreakdown() {
	if sum := s.breakdown.show(s.overlay()); sum != "" {
		s.heading.say(sum)
	}
}
