package lessons

import (
	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// playGuided starts a guided game of a course, in which the person starts, against the easiest computer.
func playGuided(c *game.Context, course lesson.Course) {
	all := games.All()
	seats := seating.Players{{Name: c.Words.T("lesson.you"), Guided: true}, {Name: opponentName, Level: players.PlayableLevels()[0]}}
	m, err := seating.Setup{Start: 0}.Begin(games.Find(all, course.Name).Edition, len(seats))
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	saves.Begin(c, m, seats)
	c.Go(route.Play{Match: m, Players: seats})
}

// opponentName is the name of the other seat in lessons.
const opponentName = "Inês"
