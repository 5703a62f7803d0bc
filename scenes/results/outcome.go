package results

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// outcome is a finished match.
type outcome struct {
	game    *games.Game
	match   *engine.Match
	players seating.Players
}

// isCool reports whether the table of the game is of cool plaster, and with it the wall.
func (o outcome) isCool() bool { return ui.IsCool(o.game.Table().Ground()) }

// pos returns the final position.
func (o outcome) pos() engine.Position { return o.match.Position() }

// end returns a cursor at the final position.
func (o outcome) end() engine.Cursor { return engine.Cursor{Match: o.match, At: len(o.match.Moves())} }

// ranking returns all seats, the winners first and the others by their scores.
func (o outcome) ranking() []engine.Seat {
	pos := o.pos()
	order, scores := o.match.Winners(nil), pos.Scores(nil)
	won := len(order)
	for s := range engine.Seat(pos.Seats()) {
		if !slices.Contains(order[:won], s) {
			order = append(order, s)
		}
	}
	slices.SortStableFunc(order[won:], func(a, b engine.Seat) int { return scores[b] - scores[a] })
	return order
}

// sources returns the causes of points.
func (o outcome) sources() []engine.Source { return o.game.Game.SourcesOf(o.match) }

// maxPoints returns the maximum number of points that a source gained or cost a seat, at least 1.
func (o outcome) maxPoints() int {
	most := 1
	for _, src := range o.sources() {
		for s := range engine.Seat(o.pos().Seats()) {
			n := o.match.Points(s, src)
			most = max(most, n, -n)
		}
	}
	return most
}

// clearLead is the lead in points from which a win is clear.
const clearLead = 10

// stronger returns the players with computers of the next level, and the number of opponents, if the only person at the table has clearly won against
// computers that have a next level. Otherwise it returns 0 opponents.
func (o outcome) stronger() (stronger seating.Players, opponents int) {
	ranking, scores := o.ranking(), o.pos().Scores(nil)
	if !o.pos().Over() || !o.players.OnlyPerson(ranking[0]) || scores[ranking[0]]-scores[ranking[1]] < clearLead {
		return nil, 0
	}
	stronger, ok := o.players.Stronger()
	if !ok {
		return nil, 0
	}
	return stronger, len(stronger) - 1
}

// note returns the sentences that say why an endless game is a draw or how a tie was broken, or "".
func (o outcome) note(w *locale.Words) string {
	if o.match.Endless() {
		return w.T("results.endless")
	}
	scores, winners := o.pos().Scores(nil), o.match.Winners(nil)
	best := scores[winners[0]]
	var tied []string
	for i, n := range scores {
		if n == best {
			tied = append(tied, o.players[i].Name)
		}
	}
	switch {
	case len(tied) == 1:
		return ""
	case len(tied) == len(winners):
		return w.T("results.shared", "names", w.List(tied...), "points", best)
	}
	return w.T("results.tied", "names", w.List(tied...), "points", best) + " " + seating.BrokenTie(w, o.end())
}

// readerTable returns the sources as a table for screen readers.
func (o outcome) readerTable(w *locale.Words) *stage.Node {
	rows := [][]string{append([]string{w.T("accessible.source")}, o.players.Names()...)}
	for _, src := range o.sources() {
		row := []string{w.T("source." + src.String())}
		for i := range o.players {
			row = append(row, w.Number(o.match.Points(engine.Seat(i), src)))
		}
		rows = append(rows, row)
	}
	if stars := o.game.Stars; stars != nil {
		row := []string{w.T("results.ornaments")}
		for i := range o.players {
			row = append(row, w.T("results.tiles", "tiles", stars.OrnamentTiles(o.pos(), engine.Seat(i))))
		}
		rows = append(rows, row)
	}
	total := []string{w.T("results.total")}
	for _, n := range o.pos().Scores(nil) {
		total = append(total, w.Number(n))
	}
	return table.AccessibleTable(w.T("play.results"), append(rows, total)...)
}
