package input

import "syscall/js"

// notch is the wheel delta of one notch: browsers report pixels to scroll.
const notch = 100

// cancelListener listens for touches that the system cancels, for instance because of an incoming call. Ebitengine does not report those.
type cancelListener struct{ listening, happened bool }

// cancelled reports whether a touch was cancelled since the last call.
func (c *cancelListener) cancelled() bool {
	if !c.listening {
		c.listen()
	}
	happened := c.happened
	c.happened = false
	return happened
}

// listen makes every touchcancel event end the touch for Ebitengine as well.
func (c *cancelListener) listen() {
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	if !canvas.Truthy() {
		return
	}
	c.listening = true
	canvas.Call("addEventListener", "touchcancel", js.FuncOf(func(_ js.Value, args []js.Value) any {
		c.happened = true
		array := js.Global().Get("Array")
		still := map[string]any{"targetTouches": array.Call("from", args[0].Get("targetTouches")), "cancelable": true}
		canvas.Call("dispatchEvent", js.Global().Get("TouchEvent").New("touchend", still))
		return nil
	}))
}
