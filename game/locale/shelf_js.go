package locale

import (
	_ "embed"
	"errors"
	"sort"
	"syscall/js"
)

//go:embed en.json
var english []byte

// codes are those of the languages there are: azulejoTongues names each by its code. The worker speaks none but English.
func codes() []string {
	tongues := js.Global().Get("azulejoTongues")
	if !tongues.Truthy() {
		return nil
	}
	all := listed(js.Global().Get("Object").Call("keys", tongues))
	sort.Strings(all)
	return all
}

// held reports whether the words of a language are there: azulejoHeld(file) is the text of a file that was fetched before.
func held(code string) bool { return code == English || page(code).Truthy() }

// texts is the file with a language's words.
func texts(code string) ([]byte, error) {
	if code == English {
		return english, nil
	}
	text := page(code)
	if !text.Truthy() {
		return nil, errors.New("not fetched")
	}
	return []byte(text.String()), nil
}

// page is the text that the page holds of a language's words, or undefined.
func page(code string) js.Value {
	hold := js.Global().Get("azulejoHeld")
	if !hold.Truthy() {
		return js.Undefined()
	}
	return hold.Invoke(file(words, code))
}

// name is a language's own name.
func name(code string) (string, error) {
	return js.Global().Get("azulejoTongues").Get(code).String(), nil
}

// file is the name of a volume of a language.
func file(title, code string) string { return title + "-" + code + ".json" }

// fetch asks the page for a volume of a language: azulejoFetch(file) gives a promise of a file's text.
func fetch(title, code string) <-chan volume {
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
	page.Invoke(file(title, code)).Call("then", took, failed)
	return got
}
