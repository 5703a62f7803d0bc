// Package statistics is the screen with what the finished games that are kept say about a person: results, rating, points, records, favourites.
package statistics

import (
	"slices"
	"time"

	"azulejo/engine/review"
	"azulejo/engine/statistics"
	"azulejo/game"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
	"azulejo/scenes/transfer"
)

// Scene is the screen.
type Scene struct {
	*dialog.Scene
	games []games.Game

	unread []saves.Game // from the latest
	total  int
	all    []statistics.Game // that have been read, from the latest

	title string // of the game shown, whose editions count together
	name  string // of the person
}

// New returns the screen.
func New(all []games.Game) *Scene {
	s := &Scene{games: all}
	s.Scene = dialog.NewPaged(&dialog.Paged{Name: "statistics", Title: "stats.title", Rows: s.rows, ColumnWidth: columnWidth})
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	if s.total == 0 {
		s.unread = saves.ListCounted(c)
		s.total = len(s.unread)
	}
	s.Scene.Layout(c)
}

// readTime is how long games are read in a frame.
const readTime = 6 * time.Millisecond

// Update implements game.Scene. It reads games until all are known.
func (s *Scene) Update(c *game.Context) {
	if s.reading() {
		for began := time.Now(); s.reading() && time.Since(began) < readTime; s.unread = s.unread[1:] {
			if g, ok := s.read(c, s.unread[0]); ok {
				s.all = append(s.all, g)
			}
		}
		if !s.reading() {
			s.choose()
			s.Layout(c)
			c.Redraw()
		}
	}
	s.Scene.Update(c)
}

// Moving implements game.Animated. Games are read while the screen moves.
func (s *Scene) Moving() bool { return s.reading() }

// reading reports whether games are still to be read.
func (s *Scene) reading() bool { return len(s.unread) > 0 }

// read returns what a saved game says.
func (s *Scene) read(c *game.Context, saved saves.Game) (g statistics.Game, ok bool) {
	rec := saves.Read(c, saved)
	if rec == nil || !rec.Match.Over() {
		return g, false
	}
	seated := seating.PlayersOf(rec)
	stored, _ := review.Stored(rec, review.DefaultBudget())
	g = statistics.Of(games.Find(s.games, rec.Match.Edition.ID).Game.Game, rec.Match, seated.Names(), seated.Levels(), stored)
	g.Day = saved.Day()
	return g, true
}

// choose selects the game played last and the person with the most games of it.
func (s *Scene) choose() {
	if len(s.all) > 0 {
		s.title = s.titleOf(s.all[0])
		s.choosePerson()
	}
}

// choosePerson keeps the person shown if it has played the game shown, and shows another one otherwise.
func (s *Scene) choosePerson() {
	names := statistics.Persons(s.shown())
	if !slices.Contains(names, s.name) {
		if s.name = ""; len(names) > 0 {
			s.name = names[0]
		}
	}
}

// titleOf returns the key of the title of a game.
func (s *Scene) titleOf(g statistics.Game) string { return games.Find(s.games, g.Edition).Title }

// game returns an edition of the game shown.
func (s *Scene) game() *games.Game {
	return &s.games[slices.IndexFunc(s.games, func(g games.Game) bool { return g.Title == s.title })]
}

// shown returns the games with the title shown, from the earliest.
func (s *Scene) shown() (all []statistics.Game) {
	for _, g := range slices.Backward(s.all) {
		if s.titleOf(g) == s.title {
			all = append(all, g)
		}
	}
	return all
}

// export hands all games to the player as a table for a spreadsheet.
func (s *Scene) export(c *game.Context) {
	earliest := slices.Clone(s.all)
	slices.Reverse(earliest)
	transfer.Download(c, exportName, statistics.Table(earliest), len(earliest))
}

// exportName is the name of the file of a table.
const exportName = "azulejo-statistics.csv"

// played returns the keys of the titles of the games that are among those read.
func (s *Scene) played() (titles []string) {
	for i := range s.games {
		title := s.games[i].Title
		if !slices.Contains(titles, title) && slices.ContainsFunc(s.all, func(g statistics.Game) bool { return s.titleOf(g) == title }) {
			titles = append(titles, title)
		}
	}
	return titles
}
