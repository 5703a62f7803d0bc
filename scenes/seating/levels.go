package seating

import (
	"slices"
	"strings"

	"azulejo/engine/players"
)

// Reseat gives the seats of levels that are not there to the usual one, and returns how many they are. So no file decides which program
// is run.
func (p Players) Reseat(levels []string) (n int) {
	for i := range p {
		id := p[i].Level
		if _, own := players.FindLevel(id); id != "" && !own && !slices.Contains(levels, id) {
			p[i].Level = Usual(levels)
			n++
		}
	}
	return n
}

// Usual is the level proposed for a computer: neither the weakest nor the strongest.
func Usual(levels []string) string {
	own := slices.DeleteFunc(slices.Clone(levels), func(id string) bool { return strings.HasPrefix(id, players.Program) })
	if len(own) == 0 {
		return players.Fallback
	}
	return own[(len(own)-1)/2]
}
