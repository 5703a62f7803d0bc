package main

import "azulejo/engine/cli"

// terminal is nothing: browsers have none, and need not fetch what plays there.
func terminal(string) []cli.Command { return nil }
