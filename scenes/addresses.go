package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/lesson"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// addresses implements game.Addresses.
type addresses struct {
	games  []games.Game
	levels []string // the available levels of computer players
}

// Addresses returns the addresses and titles of the scenes of a program with the given games and levels of computer players.
func Addresses(all []games.Game, levels []string) game.Addresses { return addresses{all, levels} }

// Trail implements game.Addresses.
func (addresses) Trail(address string) (places []string, base bool) { return route.Trail(address) }

// Address implements game.Addresses.
func (addresses) Address(r game.Route) string { return route.Address(r) }

// Route implements game.Addresses.
func (a addresses) Route(c *game.Context, base game.Scene, address string) (game.Route, bool) {
	r, ok := route.Parse(address)
	if !ok {
		return nil, false
	}
	switch r := r.(type) {
	case route.Resume:
		return resume(c, a.levels)
	case route.Link:
		return a.link(c, r)
	case route.OfGame:
		return a.ofGame(c, r)
	case route.OfTable:
		if table, ok := base.(interface {
			Dialog(name string) (game.Route, bool)
		}); ok {
			return table.Dialog(r.Name)
		}
		return nil, false
	case route.Lesson:
		all := games.Courses()
		course := slices.IndexFunc(all, func(c lesson.Course) bool { return c.Name == r.Course })
		return r, course >= 0 && r.At < len(all[course].Lessons)
	}
	return r, true
}

// ofGame returns the route to a screen about a saved game.
func (a addresses) ofGame(c *game.Context, o route.OfGame) (game.Route, bool) {
	m, players, ok := saves.Current(c)
	if o.Game != "" {
		m, players, ok = saves.Find(c, o.IsOf)
	}
	if !ok {
		return nil, false
	}
	seat, any := players.FirstPerson()
	switch {
	case o.Branch != "":
		branches := saves.Branches(c, m)
		i := slices.IndexFunc(branches, func(b record.Branch) bool { return o.IsBranch(b.Name) })
		if i < 0 {
			return nil, false
		}
		if !branches[i].Free {
			saves.ReplaceMissingLevels(c, players, a.levels)
		}
		return route.Branch{Branch: branches[i], Of: m, Players: players}, true
	case o.Screen == route.MistakesName:
		return route.Mistakes{Match: m, Players: players, Seat: seat}, any && m.Over()
	case o.Screen == route.LuckName:
		return route.Luck{Match: m, Players: players}, m.Over()
	}
	return route.Review{Match: m, Players: players}, true
}

// link returns the route of a link.
func (a addresses) link(c *game.Context, r route.Link) (game.Route, bool) {
	rec, err := record.ParseLink(r.Text, catalogue.Games().Editions())
	if err != nil {
		c.Notify(c.Words.T("kept.link.damaged", "reason", engine.Say(err, c.Words)))
		return nil, false
	}
	m, players := rec.Match, seating.PlayersOf(rec)
	saves.ReplaceMissingLevels(c, players, a.levels)
	if !r.Try || m.Over() {
		return route.Review{Match: m, Players: players, Record: rec, Link: route.Address(r)}, true
	}
	return route.Branch{Branch: record.Branch{Name: c.Words.T("branch.name", "number", 1), At: len(m.Moves()), Match: m}, Of: m, Players: players}, true
}

// resume returns the route to the game of this window, even if it is over, or otherwise to the game to continue.
func resume(c *game.Context, levels []string) (game.Route, bool) {
	m, players, ok := saves.Current(c)
	if !ok {
		m, players, ok = saves.Load(c)
	}
	if !ok {
		return nil, false
	}
	saves.ReplaceMissingLevels(c, players, levels)
	return route.Play{Match: m, Players: players}, true
}

// Title implements game.Addresses.
func (a addresses) Title(c *game.Context, r game.Route) string {
	if name := a.name(c, r); name != "" {
		return name + " – " + programName
	}
	return programName
}

// programName is the same in all languages.
const programName = "Azulejo"

// name returns the name of the scene of a route, or an empty string for the title screen.
func (a addresses) name(c *game.Context, r game.Route) string {
	text := c.Words.T
	switch r := r.(type) {
	case route.Setup:
		return text("setup.title")
	case route.Play:
		return text(games.Find(a.games, r.Match.Edition.ID).Title)
	case route.Branches:
		return text("branch.title")
	case route.Branch:
		return r.Name
	case route.Review:
		return text("review.title")
	case route.Mistakes:
		return text("mistakes.title")
	case route.Luck:
		return text("luck.title")
	case route.Puzzles, route.Puzzle:
		return text("puzzles.title")
	case route.Statistics:
		return text("stats.title")
	case route.Menu:
		return text("menu.heading")
	case route.Explain:
		return text("help.title")
	case route.Results:
		return r.Players.Outcome(c.Words, engine.Cursor{Match: r.Match, At: len(r.Match.Moves())})
	case route.Drawer:
		return r.Title
	case route.Saved:
		return text("title.kept")
	case route.Sheet:
		return r.Title
	case route.Settings:
		return text("settings.title")
	case route.TableGround:
		return text("settings.ground")
	case route.Light:
		return text("settings.light")
	case route.Language:
		return text("settings.language")
	case route.ChangeKeys:
		return text("settings.keys")
	case route.Keys:
		return text("keys.title")
	case route.Rules:
		return fmt.Sprint(text("rules."+r.Page), " – ", text("rules.title"))
	case route.Lessons:
		return text("lesson.title")
	case route.Lesson:
		return text("lesson." + findCourse(r.Course).Lessons[r.At].Name)
	}
	return ""
}
