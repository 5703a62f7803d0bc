//go:build !js && !windows && !darwin

package locale

// systemLanguages returns nil: there are only environment variables.
func systemLanguages() []string { return nil }
