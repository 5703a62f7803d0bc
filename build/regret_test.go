package main

import (
	"slices"
	"testing"

	"azulejo/engine/catalogue"
)

// TestChosenGames checks that games are chosen by their whole IDs, and that unknown ones are refused.
func TestChosenGames(t *testing.T) {
	for ids, want := range map[string][]string{
		"":                    catalogue.Games().IDs(),
		"azul":                {"azul"},
		"pavilion-sepia,azul": {"pavilion-sepia", "azul"},
		"azu":                 nil,
		"azul,":               nil,
	} {
		games, err := chosenGames(ids)
		if got := games.IDs(); !slices.Equal(got, want) || (err != nil) != (want == nil) {
			t.Errorf("%q chooses %q (%v), expected %q", ids, got, err, want)
		}
	}
}
