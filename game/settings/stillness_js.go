package settings

import "syscall/js"

// stillness reports whether the system asks programs to move less.
func stillness() bool {
	if !js.Global().Get("matchMedia").Truthy() {
		return false
	}
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}
