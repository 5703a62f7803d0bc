package main

import (
	"context"
	"fmt"
	"os"
	"slices"

	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/sanitize"
	"azulejo/scenes/route"
)

// run opens the game, or serves computer players in a Web Worker, and returns the exit status. A page has no command line, so the rest of it
// is not part of what browsers fetch.
func run(args []string) int {
	if slices.Equal(args, []string{"worker"}) && players.ServeWorker(catalogue.Games()) {
		return 0
	}
	if err := play(context.Background(), "", "", route.Title{}, nil); err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", sanitize.Line(errorText(err, "")))
		return 1
	}
	return 0
}
