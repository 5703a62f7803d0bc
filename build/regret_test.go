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

// TestNumbers checks that lists of numbers are read, and that zero, words, gaps and numbers above the limit are refused.
func TestNumbers(t *testing.T) {
	for text, want := range map[string][]int64{"2": {2}, "2,4": {2, 4}, "0": nil, "5": nil, "2,": nil, "": nil, "two": nil, "-1": nil} {
		if got, ok := numbers(text, 4); !slices.Equal(got, want) || ok != (want != nil) {
			t.Errorf("%q gives %v (%v), expected %v", text, got, ok, want)
		}
	}
}
