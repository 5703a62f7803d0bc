package main

import (
	"errors"
	"flag"
	"testing"
)

// TestHelp checks that each task prints its help, and that wrong arguments are errors.
func TestHelp(t *testing.T) {
	t.Chdir("..")
	help := [][]string{{"-h"}}
	for _, task := range tasks() {
		if task.setup != nil { // the others are separate programs
			help = append(help, []string{task.name, "-h"})
		}
	}
	for _, args := range help {
		if err := run(args); err != nil && !errors.Is(err, flag.ErrHelp) {
			t.Errorf("%v: %v", args, err)
		}
	}
	for _, args := range [][]string{nil, {"no-such-task"}, {"-no-such-flag"}, {"train", "azul"}, {"icons", "assets"}} {
		if err := run(args); err == nil || errors.Is(err, flag.ErrHelp) {
			t.Errorf("%v: %v", args, err)
		}
	}
}
