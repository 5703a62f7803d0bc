package eval

import (
	"fmt"
	"syscall/js"
)

// Fetched returns a file of weights that the worker has fetched before it runs the program: an Uint8Array of azulejoWeights, by name. The page
// itself has none, as computer players think in the worker only.
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
