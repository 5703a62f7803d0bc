package store

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"
	"time"
)

// patience is how long a browser may take to answer whether a lock is free.
const lockTimeout = 2 * time.Second

// Claim holds a lock of the browser (Web Locks), which ends with the page. Pages that are not served safely have none.
func (s local) Lock(name string) (release func(), err error) {
	defer catch("cannot claim "+name, &err)
	locks := getProperty(getProperty(js.Global(), "navigator"), "locks")
	if locks.IsUndefined() {
		return nil, fmt.Errorf("cannot claim %s: %w", name, errors.ErrUnsupported)
	}
	c := lockRequest{answer: make(chan error, 1), ended: make(chan struct{})}
	request := locks.Call("request", keyPrefix+name, map[string]any{"ifAvailable": true}, js.FuncOf(c.onGranted))
	request.Call("then", js.FuncOf(c.onReleased), js.FuncOf(c.onError))
	select {
	case err = <-c.answer:
	case <-time.After(lockTimeout):
		err = errors.New("the browser does not answer")
	}
	if err != nil {
		return nil, fmt.Errorf("cannot claim %s: %w", name, err)
	}
	return func() { c.unlock.Invoke(); <-c.ended }, nil
}

// claim is a lock asked for. The browser calls back while the one who asked waits for the answer.
type lockRequest struct {
	answer chan error
	unlock js.Value // ends the promise for whose time the lock is held
	ended  chan struct{}
}

// grant is told the lock, or null where another page holds it, and returns how long it is wanted.
func (c *lockRequest) onGranted(_ js.Value, args []js.Value) any {
	if args[0].IsNull() {
		c.answer <- ErrLocked
		return nil
	}
	wanted := js.Global().Get("Promise").New(js.FuncOf(func(_ js.Value, args []js.Value) any {
		c.unlock = args[0]
		return nil
	}))
	c.answer <- nil
	return wanted
}

func (c *lockRequest) onReleased(js.Value, []js.Value) any {
	close(c.ended)
	return nil
}

func (c *lockRequest) onError(_ js.Value, args []js.Value) any {
	c.answer <- js.Error{Value: args[0]}
	return nil
}

// slotName is the name under which a tab remembers its slot, for as long as it is open.
const slotKey = keyPrefix + "slot"

// lastSlot is the slot in which this tab was before it was loaded anew, or 1.
func rememberedSlot() int {
	n := 1
	withSessionStorage(func(memory js.Value) {
		if got, err := strconv.Atoi(memory.Call("getItem", slotKey).String()); err == nil && got > 0 {
			n = got
		}
	})
	return n
}

func rememberSlot(n int) {
	withSessionStorage(func(memory js.Value) { memory.Call("setItem", slotKey, n) })
}

// tab does something with the memory of this tab, where there is one.
func withSessionStorage(do func(memory js.Value)) {
	var none error
	defer catch("", &none)
	if memory := getProperty(js.Global(), "sessionStorage"); memory.Truthy() {
		do(memory)
	}
}
