// Command build is the task runner: go run ./build TASK.
package main

import (
	"fmt"
	"os"
)

// task is something that is made from the sources.
type task struct {
	name, does string
	run        func(args []string) error
}

func tasks() []task {
	return []task{
		{"atlas", "renders assets/art to assets/atlas.webp and atlas.json; needs rsvg-convert and cwebp", atlas},
		{"sounds", "tells what there is to hear, how long and loud; -listen writes a WAV of it", sounds},
		{"icons", "renders assets/art/icon.svg to assets/icons; needs rsvg-convert", icons},
		{"train", "learns to evaluate all games: the .weights files beside their rules; -h tells the flags", learn},
		{"torture", "kills the game at random instants of play and tells what is lost; -kills, -seed and -tables set how", beside("torture")},
		{"fuzz", "runs every fuzz test; -time and -only say how long and which", fuzz},
		{"strength", "plays levels and evaluations against each other and holds the results to what is expected; -only picks", strength},
		{"pictures", "takes a picture of every scene in three windows; -o, -only and -lang say where, which and in what language", beside("pictures")},
		{"web", "makes the browser game in dist/web", web},
		{"dist", "makes the archives for every system in dist", dist},
	}
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	for _, t := range tasks() {
		if len(args) > 0 && args[0] == t.name {
			return t.run(args[1:])
		}
	}
	fmt.Fprintln(os.Stderr, "usage: go run ./build TASK")
	for _, t := range tasks() {
		fmt.Fprintf(os.Stderr, "  %-8s %s\n", t.name, t.does)
	}
	return fmt.Errorf("no such task: %q", args)
}
