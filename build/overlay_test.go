package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestTemplateOverlay checks that a program built with the overlay reads fields in templates, and keeps no method that nothing calls.
func TestTemplateOverlay(t *testing.T) {
	const source = `package main

import (
	"os"
	"text/template"
)

type tile struct{ Colour string }

func (tile) Forgotten() string { return "a method that only its name finds" }

func main() {
	if err := template.Must(template.New("").Parse("{{.Colour}}")).Execute(os.Stdout, tile{"blue"}); err != nil {
		panic(err)
	}
}
`
	dir := t.TempDir()
	file, program := filepath.Join(dir, "main.go"), filepath.Join(dir, "program.exe")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	overlay, err := templateOverlay(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		args []string
		kept bool
	}{
		{"without the overlay", nil, true},
		{"with the overlay", []string{"-overlay", overlay}, false},
	} {
		if out, err := exec.Command("go", append(append([]string{"build", "-o", program}, c.args...), file)...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", c.name, err, out)
		}
		if out, err := exec.Command(program).CombinedOutput(); err != nil || string(out) != "blue" {
			t.Errorf("%s: the program printed %q, %v", c.name, out, err)
		}
		data, err := os.ReadFile(program)
		if err != nil {
			t.Fatal(err)
		}
		if kept := bytes.Contains(data, []byte("main.tile.Forgotten")); kept != c.kept {
			t.Errorf("%s: method kept %v, want %v", c.name, kept, c.kept)
		}
	}
}
