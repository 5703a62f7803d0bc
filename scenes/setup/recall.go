package setup

import (
	"slices"
	"strconv"

	"azulejo/engine/players"
	"azulejo/engine/sanitize"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
)

// firstSeating returns the seating that is proposed if there is no last set-up: a person against computers of a level.
func firstSeating(game string, names []string, level string) seating.Setup {
	var all seating.Players
	for _, name := range names {
		all = append(all, seating.Player{Name: name, Level: level})
	}
	all[0].Level = ""
	return seating.Setup{Game: game, Start: -1, Players: all}
}

// restore returns a saved seating, or firstSeating if it is damaged. Parts that are not valid, such as an unknown level or an order of jokers
// that lacks a colour, are replaced by their defaults.
func restore(s seating.Setup, names []string, all []games.Game, levels []string) seating.Setup {
	first := firstSeating(all[0].Edition.ID, names, append(slices.Clone(levels), players.Fallback)[0])
	if games.Find(all, s.Game) == nil || len(s.Players) != len(first.Players) {
		return first
	}
	if s.Jokers != seating.Shuffled && !sameLetters(s.Jokers, games.Find(all, s.Game).Edition.Letters) {
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
		s.Players[i].Name = sanitize.Name(s.Players[i].Name)
	}
	s.Players.DeduplicateEmblems()
	s.Players.ReplaceMissingLevels(levels)
	return s
}

// sameLetters reports whether two texts consist of the same letters in any order.
func sameLetters(a, b string) bool {
	sorted := func(s string) string { return string(slices.Sorted(slices.Values([]byte(s)))) }
	return sorted(a) == sorted(b)
}
