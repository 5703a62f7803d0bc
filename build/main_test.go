package main

import (
	"errors"
	"flag"
	"testing"
)

func TestHelp(t *testing.T) {
	t.Chdir("..")
	asked := [][]string{{"-h"}}
	for _, task := range tasks() {
		if task.setup != nil { // the others are programs of their own
			asked = append(asked, []string{task.name, "-h"})
		}
	}
	for _, args := range asked {
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
