//go:build !unix

package main

import (
	"os"
	"syscall"
)

// endings are the signals that ask the program to end; on Windows SIGTERM stands for closing its console, logging off and shutting down.
func endings() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }
