package seating

import (
	"slices"
	"strings"

	"azulejo/engine/bounded"
	"azulejo/engine/players"
)

// ReplaceMissingLevels gives seats with a level that is neither built in nor in levels the default level, and returns their number. This
// also keeps a file from choosing a program to run.
func (p Players) ReplaceMissingLevels(levels []string) (n int) {
	for i := range p {
		id := p[i].Level
		if _, builtIn := players.FindLevel(id); id != "" && !builtIn && !slices.Contains(levels, id) {
			p[i].Level = DefaultLevel(levels)
			n++
		}
	}
	return n
}

// DefaultLevel returns the default level for a computer player: the middle of the built-in levels.
func DefaultLevel(levels []string) string {
	builtIn := slices.DeleteFunc(slices.Clone(levels), func(id string) bool { return strings.HasPrefix(id, players.Program) })
	if len(builtIn) == 0 {
		return players.Fallback
	}
	return builtIn[(len(builtIn)-1)/2]
}

// LastLevel returns the level of the first computer in the last game that was set up, or the default level. data is a SavedSetup.
func LastLevel(data []byte, levels []string) string {
	var saved SavedSetup
	if bounded.JSON(data, &saved) != nil {
		return DefaultLevel(levels)
	}
	last := saved.Choices
	if saved.Played != nil {
		last = *saved.Played
	}
	all := last.Seating.Players
	all = all[:max(0, min(last.Seats, len(all)))]
	all.ReplaceMissingLevels(levels)
	for _, p := range all {
		if p.Level != "" {
			return p.Level
		}
	}
	return DefaultLevel(levels)
}

// Stronger returns the players with every computer one level stronger, and reports whether any is. Seats of people and of outside programs,
// and computers at the strongest level, stay as they are.
func (p Players) Stronger() (stronger Players, ok bool) {
	stronger = slices.Clone(p)
	levels := players.PlayableLevels()
	for i := range stronger {
		if at := slices.Index(levels, stronger[i].Level); at >= 0 && at+1 < len(levels) {
			stronger[i].Level, ok = levels[at+1], true
		}
	}
	return stronger, ok
}
