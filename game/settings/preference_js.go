package settings

import "syscall/js"

// systemPrefers reports whether the system's preferences match a media query.
func systemPrefers(query string) bool {
	if !js.Global().Get("matchMedia").Truthy() {
		return false
	}
	return js.Global().Call("matchMedia", query).Get("matches").Bool()
}
