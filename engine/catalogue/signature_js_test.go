package catalogue

import (
	"os"
	"path/filepath"
	"syscall/js"
	"testing"
)

// provideWeights provides the weights as a worker does.
func provideWeights(t *testing.T) {
	t.Helper()
	files, err := filepath.Glob("../*/*.weights")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	all := map[string]any{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		array := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(array, data)
		all[filepath.Base(file)] = array
	}
	js.Global().Set("azulejoWeights", all)
}
