package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine/lesson"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/scenes/branches"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/help"
	"azulejo/scenes/lessons"
	"azulejo/scenes/library"
	"azulejo/scenes/luck"
	"azulejo/scenes/menu"
	"azulejo/scenes/mistakes"
	"azulejo/scenes/play"
	"azulejo/scenes/puzzles"
	"azulejo/scenes/results"
	"azulejo/scenes/review"
	"azulejo/scenes/route"
	"azulejo/scenes/rulebook"
	"azulejo/scenes/settings"
	"azulejo/scenes/setup"
	"azulejo/scenes/statistics"
	"azulejo/scenes/title"
)

// Router returns the function that creates the scene of a route in a program with the given games and computer players.
func Router(all []games.Game, computers players.Backend) game.Router {
	return func(r game.Route) game.Scene {
		switch r := r.(type) {
		case route.Title:
			return title.New(all, computers.Levels())
		case route.Setup:
			return setup.New(all, computers)
		case route.Play:
			return play.New(games.Find(all, r.Match.Edition.ID), computers, r.Match, r.Players)
		case route.Branches:
			return branches.New(all, computers, r)
		case route.Branch:
			return play.NewBranch(games.Find(all, r.Match.Edition.ID), computers, r)
		case route.Menu:
			return menu.New(r)
		case route.Settings:
			return settings.New(all, r.Page)
		case route.Saved:
			return library.New(all, computers.Levels())
		case route.Sheet:
			return r.New()
		case route.TableGround:
			return settings.NewGrounds()
		case route.Light:
			return settings.NewLights()
		case route.Language:
			return settings.NewLanguages()
		case route.Drawer:
			return dialog.NewDrawer(r)
		case route.Keys:
			return help.NewKeys()
		case route.Explain:
			return help.NewExplanations(r)
		case route.ChangeKeys:
			return settings.NewKeys()
		case route.Rules:
			return rulebook.New(all, r.Title, r.Page)
		case route.Lessons:
			return lessons.NewList(r.Course)
		case route.Lesson:
			return lessons.New(all, findCourse(r.Course), r.At)
		case route.Review:
			return review.New(all, computers, r)
		case route.Mistakes:
			return mistakes.New(all, computers, r)
		case route.Luck:
			return luck.New(all, computers, r)
		case route.Puzzles:
			return puzzles.NewList(all, computers.Levels())
		case route.Puzzle:
			return puzzles.New(all, computers, r.Set)
		case route.Statistics:
			return statistics.New(all)
		case route.Results:
			return results.New(all, computers, r)
		}
		panic(fmt.Sprintf("no scene for %T", r))
	}
}

// findCourse returns the course of lessons with a name.
func findCourse(name string) lesson.Course {
	all := games.Courses()
	return all[slices.IndexFunc(all, func(c lesson.Course) bool { return c.Name == name })]
}
