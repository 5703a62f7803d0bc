package eval

import (
	"fmt"
	"syscall/js"
)

// Fetched returns a file of weights that the worker fetched before it started the program: a Uint8Array in azulejoWeights, by name. They are
// not available on the page itself because computer players run only in the worker.
func Fetched(name string) ([]byte, error) {
	if all := js.Global().Get("azulejoWeights"); all.Truthy() {
		if file := all.Get(name); file.Truthy() {
			data := make([]byte, file.Length())
			js.CopyBytesToGo(data, file)
			return data, nil
		}
	}
	return nil, fmt.Errorf("the weights %s have not been fetched", name)
}
