package main

import (
	"strings"
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// TestDuel checks that a match passes if the first level wins as often as expected, and fails otherwise.
func TestDuel(t *testing.T) {
	g := gamedef.Game{Edition: azul.Coloured(), Plain: func() search.Evaluator { return azul.NewValue() }}
	strong, weak := duel(g, "greedy", "random", 10, 1, 0.8, 1), duel(g, "random", "greedy", 10, 1, 0.8, 1)
	if err := strong.run(); err != nil {
		t.Error(err)
	}
	if err := weak.run(); err == nil || !strings.Contains(err.Error(), "random against greedy") {
		t.Errorf("the error for a match that was not won is %v", err)
	}
}

// TestExperiments checks that there are experiments for levels and editions of all kinds.
func TestExperiments(t *testing.T) {
	names := ""
	for _, e := range experiments() {
		names += e.name + "\n"
	}
	for _, want := range []string{"master against virtuoso", "helper against novice", "azul-grey: searcher", "azul, 4 seats", "pavilion-sepia, 2 seats: learned"} {
		if !strings.Contains(names, want) {
			t.Errorf("no experiment of %q among\n%s", want, names)
		}
	}
}
