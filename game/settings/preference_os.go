//go:build !js

package settings

// systemPrefers returns false: only browsers report preferences.
func systemPrefers(string) bool { return false }
