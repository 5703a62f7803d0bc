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
	due   []engine.Scored // to be told once the table rests
}

// close takes away what is shown and reports whether there was anything.
func (u *sums) close() bool {
	open := len(u.layer.Children()) > 0
	u.layer.Clear()
	return open
}

// listen answers a click on a tile that was laid; any other press takes away what is shown.
func (u *sums) listen(p stage.Pointer) {
	if p.Pressed {
		u.close()
	}
	if !p.Released || p.Dragging || p.Lost || !u.s.phase.still() {
		return
	}
	if n := u.s.root.Hit(p.X, p.Y); n != nil && !inert(n) {
		return
	}
	at, ok := board.Laid(u.s.view, p.X, p.Y)
	if !ok {
		return
	}
	if scored, ok := engine.ScoredAt(u.s.session.match, at); ok {
		u.due = []engine.Scored{scored}
		u.tell()
	}
}

// inert reports whether a press on a node does nothing: a large board, or a target for which nothing is held.
func inert(n *stage.Node) bool {
	return strings.HasPrefix(n.Name, "board-") || strings.HasPrefix(n.Name, "target-") && !n.Touch.Focus
}

// tell shows what is due: the sum of one tile with its runs, or the points of each of several.
func (u *sums) tell() {
	due := u.due
	u.due = nil
	u.layer.Clear()
	if len(due) == 1 {
		u.bracket(&due[0])
		return
	}
	k, look := u.s.frame().Kit, u.s.table
	for _, scored := range due {
		at := look.Anchor(scored.At, 0, 1)
		u.layer.Add(table.Coin(k, scored.Points, at.X, at.Y))
	}
}

// bracket frames the runs of a tile and writes its sum beside them.
func (u *sums) bracket(scored *engine.Scored) {
	f := u.s.frame()
	brackets, around := table.Brackets(f.Kit, u.s.table, *scored)
	sentence := table.Sum(f.Words, table.Runs(*scored), scored.Points)
	u.layer.Add(brackets)
	c := table.NewCallout(sentence, 24, f.Window.W)
	if sum := c.Place(f.Kit, u.s.placement(around, 14*f.Kit.Unit)); sum != nil {
		u.layer.Add(sum)
	} else {
		u.s.Say(sentence)
	}
}
