package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
)

// methodCall is the line of text/template that finds a method by a name known only at run time, and fieldsOnly stands in for it.
//
// Wherever such a line is compiled in, the linker must keep every exported method of every type.
// Ebitengine writes its shaders with templates that read fields only, so nothing else needs those methods; without them the program is 8 % smaller.
const (
	methodCall = "if method := ptr.MethodByName(fieldName); method.IsValid() {"
	fieldsOnly = "if method := (reflect.Value{}); method.IsValid() {"
)

// templateOverlay writes into dir what `go build -overlay` needs to compile text/template without calls of methods, and returns the overlay's path.
func templateOverlay(dir string) (string, error) {
	root, err := commandOutput("go", "env", "GOROOT")
	if err != nil {
		return "", err
	}
	original := filepath.Join(root, "src", "text", "template", "exec.go")
	src, err := os.ReadFile(original)
	if err != nil {
		return "", err
	}
	if bytes.Count(src, []byte(methodCall)) != 1 {
		return "", errors.New("text/template of this version of Go finds methods in another way: adapt build/overlay.go")
	}
	changed := filepath.Join(dir, "exec.go")
	if err := os.WriteFile(changed, bytes.Replace(src, []byte(methodCall), []byte(fieldsOnly), 1), 0o644); err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]any{"Replace": map[string]string{original: changed}})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(dir, "overlay.json")
	return overlay, os.WriteFile(overlay, list, 0o644)
}
