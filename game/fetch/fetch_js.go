package fetch

import (
	"errors"
	"syscall/js"
)

// Held returns the content of a file that was fetched before, or nil: azulejoHeld(file) is its bytes.
func Held(file string) []byte {
	held := js.Global().Get("azulejoHeld")
	if !held.Truthy() {
		return nil
	}
	bytes := held.Invoke(file)
	if !bytes.Truthy() {
		return nil
	}
	return content(bytes)
}

// content copies the bytes of a Uint8Array.
func content(bytes js.Value) []byte {
	data := make([]byte, bytes.Get("length").Int())
	js.CopyBytesToGo(data, bytes)
	return data
}

// Start begins to fetch a file and returns a channel that receives it: azulejoFetch(file) is a promise of its bytes.
func Start(file string) <-chan Result {
	c := make(chan Result, 1)
	fetch := js.Global().Get("azulejoFetch")
	if fetch.IsUndefined() {
		c <- Result{Err: errors.New("no page around the game")}
		return c
	}
	var resolved, rejected js.Func
	end := func(r Result) any {
		resolved.Release()
		rejected.Release()
		c <- r
		return nil
	}
	resolved = js.FuncOf(func(_ js.Value, args []js.Value) any { return end(Result{Data: content(args[0])}) })
	rejected = js.FuncOf(func(_ js.Value, args []js.Value) any {
		return end(Result{Err: errors.New(args[0].Get("message").String())})
	})
	fetch.Invoke(file).Call("then", resolved, rejected)
	return c
}
