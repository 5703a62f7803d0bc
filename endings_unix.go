//go:build unix

package main

import (
	"os"
	"syscall"
)

// endings are the signals that ask the program to end.
func endings() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} }
