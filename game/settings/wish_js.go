package settings

import "syscall/js"

// asks reports whether the system asks programs for what a media query says.
func asks(query string) bool {
	if !js.Global().Get("matchMedia").Truthy() {
		return false
	}
	return js.Global().Call("matchMedia", query).Get("matches").Bool()
}
