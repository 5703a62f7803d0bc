package input

import "syscall/js"

// notch is what the wheel reports for one notch: browsers count pixels to scroll.
const notch = 100

// cancels listens for fingers that the system takes away, as when a call comes in: Ebitengine hears only of those that are lifted.
type cancelListener struct{ listening, happened bool }

// heard reports whether a finger was taken away since it was last asked.
func (c *cancelListener) cancelled() bool {
	if !c.listening {
		c.listen()
	}
	happened := c.happened
	c.happened = false
	return happened
}

// listen has Ebitengine believe that a finger which is taken away is lifted.
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
