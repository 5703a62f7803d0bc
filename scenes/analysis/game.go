// Package analysis contains the panels that describe a match next to its board: move log, win bar and win curve. They take a match, the
// number of moves at the position shown, and the players, but never a scene, so that a live game and a review share them.
package analysis

import (
	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Game is the match that the panels describe, at a cursor.
type Game struct {
	Cursor  engine.Cursor
	Players seating.Players
	Table   table.Table // describes moves and draws tiles
	Words   *locale.Words
}

// Legend returns what a table shows in addition to the position. openBoard is called when the player presses a board.
func (g Game) Legend(forecast bool, openBoard func(engine.Seat)) table.Legend {
	l := table.Legend{OnTurn: engine.Nature, Emblems: g.Players.Emblems(), Forecast: forecast, OpenBoard: openBoard}
	pos := g.Cursor.Position()
	for n, missing := g.Cursor.At-1, len(g.Players); n >= 0 && missing > 0 && !pos.Over(); n-- {
		before := g.Cursor.Match.At(n)
		if before.Round() != pos.Round() {
			break // marks end with the round
		}
		if seat := before.ToMove(); seat >= 0 && l.Last[seat] == nil {
			l.Last[seat] = table.NewLastMove(g.Table, before, g.Cursor.Match.Line()[n])
			missing--
		}
	}
	if !pos.Over() {
		l.OnTurn = pos.ToMove()
	}
	for _, p := range g.Players {
		l.Names, l.Levels = append(l.Names, p.Name), append(l.Levels, seating.LevelName(g.Words, p.Level))
	}
	return l
}

// LastMove returns a description of the move that led to the position shown.
func (g Game) LastMove() string {
	for n := g.Cursor.At - 1; n >= 0; n-- {
		if before := g.Cursor.Match.At(n); before.ToMove() != engine.Nature {
			return g.Words.T("accessible.move", "player", g.Players[before.ToMove()].Name, "move", g.Table.MoveText(before, g.Cursor.Match.Line()[n]))
		}
	}
	return g.Words.T("play.back.start")
}
