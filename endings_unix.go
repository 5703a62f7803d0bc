//go:build unix

package main

import (
	"os"
	"os/signal"
	"slices"
	"syscall"
)

// endings are the signals that ask the program to end, without those that whoever started it wants to be ignored, as nohup does.
func endings() []os.Signal {
	return slices.DeleteFunc([]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}, signal.Ignored)
}
