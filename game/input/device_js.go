package input

import (
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

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

// PixelRatio returns the number of device pixels per pixel of the page, which changes with the zoom of the page and from monitor to monitor.
// Ebitengine reads it only once, so it runs with a ratio of 1 and gets sizes in device pixels from the page, but positions in pixels of the
// page.
func PixelRatio() float64 {
	if ratio := js.Global().Get("devicePixelRatio"); ratio.Truthy() {
		return ratio.Float()
	}
	return 1
}

// layoutPosition returns a position that Ebitengine has reported in layout pixels.
func layoutPosition(x, y float64) (float64, float64) {
	ratio := PixelRatio()
	return x * ratio, y * ratio
}

// keyLabels are the characters on the player's keyboard. Only some browsers offer its layout; in the others a key press says which character the
// key has.
type keyLabels map[ebiten.Key]string

// newKeyLabels returns the labels of the keys pressed from now on.
func newKeyLabels() keyLabels {
	l := keyLabels{}
	js.Global().Get("document").Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		char := e.Get("key").String()
		if k, ok := keyOfCode(e.Get("code").String()); ok && len(char) == 1 && !e.Get("altKey").Bool() { // Alt types other characters
			l[k] = char
		}
		return nil
	}), true) // before Ebitengine
	return l
}

// KeyName implements Source.
func (l keyLabels) KeyName(k ebiten.Key) string {
	if name := ebiten.KeyName(k); name != "" {
		return name
	}
	return l[k]
}

// keyOfCode returns the key with the code of a KeyboardEvent, and whether Ebitengine has it.
func keyOfCode(code string) (k ebiten.Key, ok bool) {
	err := k.UnmarshalText([]byte(strings.TrimPrefix(code, "Key")))
	return k, err == nil
}
