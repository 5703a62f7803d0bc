package analysis

import (
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
)

// recentGames is the number of games whose mistakes are asked in a series.
const recentGames = 10

// RecentMistakes returns the route to the mistakes of the last finished games in which a person has played, the newest first, if there are any.
func RecentMistakes(w saves.Window) (route.Mistakes, bool) {
	var recent []saves.Game
	for _, g := range saves.ListFinished(w) {
		if _, any := g.Players.FirstPerson(); any && len(recent) < recentGames {
			recent = append(recent, g)
		}
	}
	return mistakesOf(w, recent)
}

// mistakesOf returns the route to the mistakes of the first of some games that can be opened, and of those after it.
func mistakesOf(w saves.Window, all []saves.Game) (r route.Mistakes, ok bool) {
	for i, g := range all {
		if m, players, ok := saves.Open(w, g); ok {
			seat, _ := players.FirstPerson()
			return route.Mistakes{Match: m, Players: players, Seat: seat, Next: func() (route.Mistakes, bool) { return mistakesOf(w, all[i+1:]) }}, true
		}
	}
	return r, false
}
