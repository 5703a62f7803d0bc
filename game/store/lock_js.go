package store

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"
	"time"
)

// lockTimeout is how long the browser may take to report whether a lock is free.
const lockTimeout = 2 * time.Second

// Lock takes a lock of the Web Locks API, which the browser releases when the page is closed. Pages outside secure contexts have no locks.
func (l local) Lock(name string) (unlock func(), err error) {
	defer catch("cannot lock "+name, &err)
	locks := getProperty(getProperty(js.Global(), "navigator"), "locks")
	if locks.IsUndefined() {
		return nil, fmt.Errorf("cannot lock %s: %w", name, errors.ErrUnsupported)
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
		return nil, fmt.Errorf("cannot lock %s: %w", name, err)
	}
	return func() { c.unlock.Invoke(); <-c.ended }, nil
}

// lockRequest is a pending request for a lock. The browser calls its methods while Lock waits for the answer.
type lockRequest struct {
	answer chan error
	unlock js.Value // resolves the promise during which the lock is held
	ended  chan struct{}
}

// onGranted receives the lock, or null if another page holds it, and returns a promise that is pending until the lock is released.
func (l *lockRequest) onGranted(_ js.Value, args []js.Value) any {
	if args[0].IsNull() {
		l.answer <- ErrLocked
		return nil
	}
	held := js.Global().Get("Promise").New(js.FuncOf(func(_ js.Value, args []js.Value) any {
		l.unlock = args[0]
		return nil
	}))
	l.answer <- nil
	return held
}

func (l *lockRequest) onReleased(js.Value, []js.Value) any {
	close(l.ended)
	return nil
}

func (l *lockRequest) onError(_ js.Value, args []js.Value) any {
	l.answer <- js.Error{Value: args[0]}
	return nil
}

// slotKey is the key in the session storage under which a tab remembers its slot.
const slotKey = keyPrefix + "slot"

// rememberedSlot returns the slot of this tab before the page was reloaded, or 1.
func rememberedSlot() int {
	n := 1
	withSessionStorage(func(storage js.Value) {
		if got, err := strconv.Atoi(storage.Call("getItem", slotKey).String()); err == nil && got > 0 {
			n = got
		}
	})
	return n
}

// rememberSlot keeps the slot of this tab for a reload.
func rememberSlot(n int) {
	withSessionStorage(func(storage js.Value) { storage.Call("setItem", slotKey, n) })
}

// withSessionStorage calls do with the session storage of this tab, if there is one.
func withSessionStorage(do func(storage js.Value)) {
	var ignored error
	defer catch("", &ignored)
	if storage := getProperty(js.Global(), "sessionStorage"); storage.Truthy() {
		do(storage)
	}
}
