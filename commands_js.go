package main

import (
	"context"
	"fmt"
	"os"
)

// untilEnded is a context without an end: a page is closed without notice.
func untilEnded() (context.Context, context.CancelFunc) {
	return context.WithCancel(context.Background())
}

// command refuses one: browsers have no command line, and need not fetch what runs there.
func command(_ string, args []string) int { return misused("", fmt.Errorf("%q", args), nil) }

// misused tells the page's own console.
func misused(_ string, err error, rest []string) int {
	fmt.Fprintln(os.Stderr, "azulejo:", err, rest)
	return 2
}
