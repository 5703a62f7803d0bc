package analysis

import (
	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/scenes/board"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// Better names the best move in a position, with shapes of its line and of what was played. It has neither a subject nor a place, nor the reason.
func (a *Adviser) Better(before engine.Position, c review.Comparison) Message {
	m := Message{Kind: BetterMessage, Title: a.Game.Words.T("review.best", "move", a.Game.Table.MoveName(before, c.Best.Move))}
	if c.Played.Move != c.Best.Move {
		m.Shapes = a.Game.PlayedShapes(before, c.Played.Move)
	}
	m.Shapes = append(m.Shapes, a.Game.LineShapes(before, BeforeDeal(before, c.Best, MostArrows))...)
	return m
}

// Only says what makes a move the only good one. It has neither a subject nor a place, nor shapes.
func (a *Adviser) Only(s *review.Step) Message {
	heading, sentence := describe.OnlyGood(a.Game.Words, s)
	return Message{Kind: BetterMessage, Title: heading, Text: sentence}
}

// Reason gives the reason for a better move of a seat, if possible in at most limit characters. It addresses the only person at the table, and names others.
func (a *Adviser) Reason(seat engine.Seat, e review.Explanation, limit int) string {
	return a.explainer().For(a.Game.Players.OnlyPerson(seat), e, limit)
}

// LinePlayer plays a line of moves out on a board. Its zero value plays none.
type LinePlayer struct {
	board    *board.Board
	legend   table.Legend
	position engine.Position // before the next move
	moves    []engine.Move   // that are still to be played
	shown    LineMove
	wait     float64 // ticks until the next move, or until the end
}

// LineMove is a move of a line that is played out.
type LineMove struct {
	Before        engine.Position
	Move          engine.Move
	Number, Moves int // of the move, from 1, and of all moves
}

// Ticks between two moves of a line, and after the last one.
const (
	lineTicks = 42
	endTicks  = 120
)

// Play begins to play one or more moves from a position, which the board shows, with a legend.
func (l *LinePlayer) Play(b *board.Board, from engine.Position, moves []engine.Move, legend table.Legend) {
	*l = LinePlayer{board: b, legend: legend, position: from.Clone(), moves: moves}
	l.shown = LineMove{Before: from, Move: moves[0], Number: 1, Moves: len(moves)}
}

// Shown returns the move that was played last, at first the one to be played. It is valid while a line is being played.
func (l *LinePlayer) Shown() LineMove { return l.shown }

// Playing reports whether a line is being played.
func (l *LinePlayer) Playing() bool { return l.board != nil }

// Stop ends the line. The screen shows its position again then.
func (l *LinePlayer) Stop() { *l = LinePlayer{} }

// Update advances the line by a tick, after the board, at a pace. arrived is what the board's Update has returned. It reports whether the line has ended, after
// which the screen shows its position again.
func (l *LinePlayer) Update(c *game.Context, p board.Pace, arrived bool) (ended bool) {
	if !l.Playing() {
		return false
	}
	if arrived {
		l.show()
	}
	if l.board.Animating() {
		return false
	}
	if l.wait--; l.wait > 0 {
		return false
	}
	if len(l.moves) == 0 {
		l.Stop()
		return true
	}
	var log engine.Log
	l.shown = LineMove{Before: l.position.Clone(), Move: l.moves[0], Number: l.shown.Moves - len(l.moves) + 1, Moves: l.shown.Moves}
	l.position.Play(l.moves[0], &log)
	l.moves = l.moves[1:]
	l.board.Unmark()
	if !l.board.Play(c, log.Events, l.position.Clone(), p) {
		l.show()
	}
	return false
}

// show shows the position after a move of the line.
func (l *LinePlayer) show() {
	if l.legend.OnTurn = engine.Nature; !l.position.Over() {
		l.legend.OnTurn = l.position.ToMove()
	}
	l.board.Show(l.position.Clone(), l.legend)
	if l.wait = lineTicks; len(l.moves) == 0 {
		l.wait = endTicks
	}
}
