package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTrims checks that a trim changes the one place with its text, and is an error if the text occurs otherwise.
func TestTrims(t *testing.T) {
	const source = "package a\n\nfunc b() { c() }\n"
	for _, c := range []struct {
		name string
		trim trim
		want string // or empty for an error
	}{
		{"text", trim{"a.go", "c()", "d()"}, "package a\n\nfunc b() { d() }\n"},
		{"whole file", trim{"a.go", "", "package a\n"}, "package a\n"},
		{"missing text", trim{"a.go", "e()", ""}, ""},
		{"text that occurs twice", trim{"a.go", "()", ""}, ""},
		{"missing file", trim{"b.go", "c()", ""}, ""},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "a.go")
		if err := os.WriteFile(path, []byte(source), 0o644); err != nil {
			t.Fatal(err)
		}
		err := c.trim.apply(dir)
		got, readErr := os.ReadFile(path)
		switch {
		case readErr != nil:
			t.Fatal(readErr)
		case c.want == "" && (err == nil || string(got) != source):
			t.Errorf("%s: error %v, file %q", c.name, err, got)
		case c.want != "" && (err != nil || string(got) != c.want):
			t.Errorf("%s: error %v, file %q, want %q", c.name, err, got, c.want)
		}
	}
}
