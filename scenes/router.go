package scenes

import (
	"fmt"

	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/lessons"
	"azulejo/scenes/play"
	"azulejo/scenes/replay"
	"azulejo/scenes/route"
)

// Router makes the scenes of a program that plays some games.
func Router(all []games.Game, b players.Carrier) game.Router {
	return func(r game.Route) game.Scene {
		switch r := r.(type) {
		case route.Title:
			return &title{games: all, levels: b.Levels()}
		case route.Setup:
			return newSetup(all, b)
		case route.Play:
			return play.New(games.Find(all, r.Match.Edition.ID), b, r.Match, r.Players)
		case route.Menu:
			return listed("", func(c *game.Context, at *float64) *stage.Node { return menuSheet(c, r.Title, at) })
		case route.Settings:
			return newSettings(all, r.Page)
		case route.Kept:
			list := &keptList{games: all, levels: b.Levels()}
			return listed("", list.sheet)
		case route.Language:
			return listed("close", languageSheet)
		case route.Drawer:
			return &drawer{Drawer: r}
		case route.Keys:
			return newKeySheet()
		case route.Explain:
			return &sheet{first: "close", build: func(c *game.Context) *stage.Node { return explainedSheet(c, r.Topics()) }}
		case route.ChangeKeys:
			return newKeyChoice()
		case route.Rules:
			return newBook(all, r.Title, r.Page)
		case route.Lessons:
			return newLessons(r.Course)
		case route.Lesson:
			return lessons.New(all, courseOf(r.Course), r.At)
		case route.Replay:
			return replay.New(all, b, r)
		case route.Results:
			return newResults(all, b, r)
		}
		panic(fmt.Sprintf("no scene for %T", r))
	}
}
