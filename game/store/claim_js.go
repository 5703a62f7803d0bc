package store

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"
	"time"
)

// patience is how long a browser may take to answer whether a lock is free.
const patience = 2 * time.Second

// Claim holds a lock of the browser (Web Locks), which ends with the page. Pages that are not served safely have none.
func (s local) Claim(name string) (release func(), err error) {
	defer catch("cannot claim "+name, &err)
	locks := read(read(js.Global(), "navigator"), "locks")
	if locks.IsUndefined() {
		return nil, fmt.Errorf("cannot claim %s: %w", name, errors.ErrUnsupported)
	}
	c := claim{answer: make(chan error, 1), ended: make(chan struct{})}
	request := locks.Call("request", page+name, map[string]any{"ifAvailable": true}, js.FuncOf(c.grant))
	request.Call("then", js.FuncOf(c.end), js.FuncOf(c.refuse))
	select {
	case err = <-c.answer:
	case <-time.After(patience):
		err = errors.New("the browser does not answer")
	}
	if err != nil {
		return nil, fmt.Errorf("cannot claim %s: %w", name, err)
	}
	return func() { c.free.Invoke(); <-c.ended }, nil
}

// claim is a lock asked for. The browser calls back while the one who asked waits for the answer.
type claim struct {
	answer chan error
	free   js.Value // ends the promise for whose time the lock is held
	ended  chan struct{}
}

// grant is told the lock, or null where another page holds it, and returns how long it is wanted.
func (c *claim) grant(_ js.Value, args []js.Value) any {
	if args[0].IsNull() {
		c.answer <- ErrHeld
		return nil
	}
	wanted := js.Global().Get("Promise").New(js.FuncOf(func(_ js.Value, args []js.Value) any {
		c.free = args[0]
		return nil
	}))
	c.answer <- nil
	return wanted
}

func (c *claim) end(js.Value, []js.Value) any {
	close(c.ended)
	return nil
}

func (c *claim) refuse(_ js.Value, args []js.Value) any {
	c.answer <- js.Error{Value: args[0]}
	return nil
}

// slotName is the name under which a tab remembers its slot, for as long as it is open.
const slotName = page + "slot"

// lastSlot is the slot in which this tab was before it was loaded anew, or 1.
func lastSlot() int {
	n := 1
	tab(func(memory js.Value) {
		if got, err := strconv.Atoi(memory.Call("getItem", slotName).String()); err == nil && got > 0 {
			n = got
		}
	})
	return n
}

func rememberSlot(n int) {
	tab(func(memory js.Value) { memory.Call("setItem", slotName, n) })
}

// tab does something with the memory of this tab, where there is one.
func tab(do func(memory js.Value)) {
	var none error
	defer catch("", &none)
	if memory := read(js.Global(), "sessionStorage"); memory.Truthy() {
		do(memory)
	}
}
