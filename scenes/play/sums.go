package play

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// sums show how a tile that was laid scored, however long ago: its runs in brackets, and the sum beside them.
type sums struct {
	s     *Scene
	layer *stage.Node
}

func newSums(s *Scene) sums { return sums{s, stage.Group("sums")} }

// clear takes a sum off the table.
func (u *sums) clear() { u.layer.Clear() }

// listen answers a click on a tile that was laid; any other press takes away what is shown.
func (u *sums) listen(p stage.Pointer) {
	if p.Pressed {
		u.clear()
	}
	s := u.s
	if !p.Released || p.Dragging || p.Lost || s.phase.moves() || s.phase == dealing {
		return
	}
	if n := s.root.Hit(p.X, p.Y); n != nil && !inert(n) {
		return
	}
	if at, ok := board.Laid(s.view, p.X, p.Y); ok {
		u.show(at)
	}
}

// inert reports whether a press on a node does nothing: a large board, or a target for which nothing is held.
func inert(n *stage.Node) bool {
	return strings.HasPrefix(n.Name, "board-") || strings.HasPrefix(n.Name, "target-") && !n.Touch.Focus
}

// show puts the sum of the tile at a place on the table.
func (u *sums) show(at engine.Place) {
	s := u.s
	scored, ok := engine.ScoredAt(s.session.match, at)
	if !ok {
		return
	}
	f := s.frame()
	brackets, around := table.Brackets(f.Kit, s.table, scored)
	sum := table.Plaque(f.Kit, sumOf(&scored, s.ctx.Words.Number), 24, f.Window.W)
	table.Beside(sum, around, f.Window, 14*f.Kit.Unit, nil)
	u.layer.Clear()
	u.layer.Add(brackets, sum)
}

// sumOf is the arithmetic of a tile: the lengths of its runs and the points, or the points alone where there is nothing to add.
func sumOf(s *engine.Scored, number func(int) string) string {
	if len(s.Across) > 1 && len(s.Down) > 1 {
		return number(len(s.Across)) + " + " + number(len(s.Down)) + " = " + number(s.Points)
	}
	return "+" + number(s.Points)
}
