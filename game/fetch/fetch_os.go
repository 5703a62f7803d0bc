//go:build !js

package fetch

import "errors"

// Held returns nil.
func Held(string) []byte { return nil }

// Start returns a channel with an error.
func Start(string) <-chan Result {
	c := make(chan Result, 1)
	c <- Result{Err: errors.ErrUnsupported}
	return c
}
