package library

import (
	"slices"
	"strconv"
	"time"

	"azulejo/engine/players"
	"azulejo/game/locale"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// option is a choice of a filter: a label, and the games that it shows, all if that is nil.
type option struct {
	label string
	shows func(saves.Game) bool
}

// filter is a set of options of which one is chosen. The first shows all games.
type filter struct {
	name    string // the end of the key of its label
	options []option
}

// filters returns the filters for lists of games.
func filters(w *locale.Words, all []games.Game, now time.Time) []filter {
	everything := option{label: w.T("kept.all")}
	game := filter{"game", []option{everything}}
	for _, g := range all {
		label := w.T("kept.titled", "game", w.T(g.Title), "edition", w.T(g.Note))
		game.options = append(game.options, option{label, func(k saves.Game) bool { return k.Edition == g.Edition.ID }})
	}
	seats := filter{"players", []option{everything}}
	for n := 2; n <= 4; n++ {
		seats.options = append(seats.options, option{strconv.Itoa(n), func(k saves.Game) bool { return len(k.Players) == n }})
	}
	level := filter{"level", []option{everything, {w.T("kept.people"), func(k saves.Game) bool { return k.Players.PersonCount() == len(k.Players) }}}}
	for _, id := range players.PlayableLevels() {
		level.options = append(level.options, option{seating.LevelName(w, id), func(k saves.Game) bool {
			return slices.ContainsFunc(k.Players, func(p seating.Player) bool { return p.Level == id })
		}})
	}
	since := func(years, months, days int) func(saves.Game) bool {
		first := now.AddDate(-years, -months, -days)
		return func(k saves.Game) bool { return k.Day().After(first) }
	}
	return []filter{game, seats, level,
		{"result", []option{everything, {w.T("kept.unfinished"), func(k saves.Game) bool { return !k.Over }}, {w.T("kept.won"), saves.Game.Won}, {w.T("kept.lost"), saves.Game.Lost}}},
		{"date", []option{everything, {w.T("kept.week"), since(0, 0, 7)}, {w.T("kept.month"), since(0, 1, 0)}, {w.T("kept.year"), since(1, 0, 0)}}},
		{"mark", []option{everything, {w.T("kept.marked"), saves.Game.Marked}}}}
}
