//go:build !js

package settings

// stillness reports whether the system asks programs to move less; only browsers tell.
func stillness() bool { return false }
