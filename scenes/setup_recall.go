package scenes

import (
	"slices"
	"strconv"

	"azulejo/engine/quote"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
)

// firstSeating is proposed when nothing is remembered: a person against computers of a level.
func firstSeating(names []string, level string) seating.Seating {
	all := mapped(names, func(n string) seating.Player { return seating.Player{Name: n, Level: level} })
	all[0].Level = ""
	return seating.Seating{Game: "azul", Start: -1, Players: all}
}

// recall takes a remembered seating up, or proposes the first. What makes no sense in it gives way to what is usual: a level that is no longer
// there, or an order of jokers that is none.
func recall(s seating.Seating, names []string, all []games.Game, levels []string) seating.Seating {
	first := firstSeating(names, seating.Usual(levels))
	if games.Find(all, s.Game) == nil || len(s.Players) != len(first.Players) {
		return first
	}
	if s.Jokers != seating.Shuffled && !reordered(s.Jokers, games.Find(all, s.Game).Edition.Letters) {
		s.Jokers = ""
	}
	if s.Start < -1 || s.Start >= len(s.Players) {
		s.Start = -1
	}
	if _, err := strconv.ParseUint(s.Seed, 10, 64); err != nil {
		s.Seed = ""
	}
	s.Players = slices.Clone(s.Players)
	for i := range s.Players {
		s.Players[i].Name = quote.Name(s.Players[i].Name)
	}
	s.Players.Part()
	s.Players.Reseat(levels)
	return s
}

// reordered reports whether a text has the same letters as another, in any order.
func reordered(s, letters string) bool {
	sorted := func(s string) string { return string(slices.Sorted(slices.Values([]byte(s)))) }
	return sorted(s) == sorted(letters)
}
