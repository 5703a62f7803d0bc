package input

import (
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// notch is the wheel delta of one notch: browsers report pixels to scroll.
const notch = 100

// touchListener corrects what Ebitengine knows about touches. One that the system cancels, for instance because of an incoming call, ends. One that is
// lifted before a tick has seen it, because frames are slow, is down for a tick: otherwise a short tap would be lost.
type touchListener struct {
	canvas    js.Value
	listening bool
	happened  bool         // a touch was cancelled
	unseen    map[int]bool // identifiers of touches that no tick has seen
	lifted    []js.Value   // touches that were lifted unseen
	down      js.Value     // an array of the touches that are down
}

// cancelled reports whether a touch was cancelled since the last call.
func (t *touchListener) cancelled() bool {
	happened := t.happened
	t.happened = false
	return happened
}

// tick is called with the touches of a tick.
func (t *touchListener) tick(touches []ebiten.TouchID) {
	if !t.listening {
		t.listen()
	}
	for _, id := range touches {
		delete(t.unseen, int(id))
	}
	if t.lifted != nil {
		t.lifted = nil
		t.dispatch("touchend", t.down)
	}
}

func (t *touchListener) listen() {
	t.canvas = js.Global().Get("document").Call("querySelector", "canvas")
	if !t.canvas.Truthy() {
		return
	}
	t.listening, t.unseen = true, map[int]bool{}
	for name, handle := range map[string]func(changed []js.Value){
		"touchstart": func(changed []js.Value) {
			for _, touch := range changed {
				t.unseen[touch.Get("identifier").Int()] = true
			}
		},
		"touchend": func(changed []js.Value) {
			for _, touch := range changed {
				if t.unseen[touch.Get("identifier").Int()] {
					t.lifted = append(t.lifted, touch)
				}
			}
			if t.lifted != nil {
				t.dispatch("touchstart", t.down.Call("concat", arrayOf(t.lifted)))
			}
		},
		"touchcancel": func([]js.Value) {
			t.happened = true
			t.dispatch("touchend", t.down)
		},
	} {
		t.canvas.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			changed := valuesOf(args[0].Get("changedTouches"))
			if len(changed) > 0 { // it is not from dispatch
				t.down = js.Global().Get("Array").Call("from", args[0].Get("targetTouches"))
				handle(changed)
			}
			return nil
		}))
	}
}

// dispatch sends a touch event to Ebitengine, which takes its target touches as all touches that are down.
func (t *touchListener) dispatch(name string, down js.Value) {
	t.canvas.Call("dispatchEvent", js.Global().Get("TouchEvent").New(name, map[string]any{"targetTouches": down, "cancelable": true}))
}

// valuesOf returns the elements of a list.
func valuesOf(list js.Value) (all []js.Value) {
	for i := range list.Length() {
		all = append(all, list.Index(i))
	}
	return all
}

// arrayOf returns an array of values.
func arrayOf(all []js.Value) js.Value {
	array := js.Global().Get("Array").New()
	for _, v := range all {
		array.Call("push", v)
	}
	return array
}

// touchFirst reports whether the main pointer of the device is a finger, as on phones and tablets.
func touchFirst() bool {
	return js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
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
func (k keyLabels) KeyName(key ebiten.Key) string {
	if name := ebiten.KeyName(key); name != "" {
		return name
	}
	return k[key]
}

// keyOfCode returns the key with the code of a KeyboardEvent, and whether Ebitengine has it.
func keyOfCode(code string) (k ebiten.Key, ok bool) {
	err := k.UnmarshalText([]byte(strings.TrimPrefix(code, "Key")))
	return k, err == nil
}
