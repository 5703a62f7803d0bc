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

// run runs the game, or computer players in a Web Worker, and returns the exit status. Pages have no command line, so the commands are not part of
// the WebAssembly program.
func run(args []string) int {
	if slices.Equal(args, []string{"worker"}) && players.ServeWorker(catalogue.Games()) {
		return 0
	}
	if err := play(context.Background(), "", players.Command{}, route.Title{}, nil); err != nil {
		fmt.Fprintln(os.Stderr, "azulejo:", sanitize.Line(errorText(err, "")))
		return 1
	}
	return 0
}
