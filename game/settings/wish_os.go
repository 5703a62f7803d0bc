//go:build !js

package settings

// asks reports whether the system asks programs for what a media query says; only browsers tell.
func asks(string) bool { return false }
