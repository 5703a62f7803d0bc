package locale

import (
	"errors"
	"syscall/js"
)

// fetch asks the page for the words of a language's lessons and book of rules: azulejoFetch(file) gives a promise of a file's text.
func fetch(code string) <-chan volume {
	got := make(chan volume, 1)
	page := js.Global().Get("azulejoFetch")
	if page.IsUndefined() {
		got <- volume{err: errors.New("no page around the game")}
		return got
	}
	var took, failed js.Func
	done := func(v volume) any {
		took.Release()
		failed.Release()
		got <- v
		return nil
	}
	took = js.FuncOf(func(_ js.Value, args []js.Value) any { return done(volume{texts: []byte(args[0].String())}) })
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		return done(volume{err: errors.New(args[0].Get("message").String())})
	})
	page.Invoke("learn-"+code+".json").Call("then", took, failed)
	return got
}
