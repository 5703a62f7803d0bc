package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
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
		{"text", trim{"a.go", replace("c()", "d()")}, "package a\n\nfunc b() { d() }\n"},
		{"whole file", trim{"a.go", replaceFile("package a\n")}, "package a\n"},
		{"missing text", trim{"a.go", replace("e()", "")}, ""},
		{"text that occurs twice", trim{"a.go", replace("()", "")}, ""},
		{"range", trim{"a.go", replaceRange("func", "c()", "var a int //")}, "package a\n\nvar a int // }\n"},
		{"range without an end", trim{"a.go", replaceRange("c()", "func", "")}, ""},
		{"range with two beginnings", trim{"a.go", replaceRange("()", "}", "")}, ""},
		{"too few shaders", trim{"a.go", listShaders}, ""},
		{"missing file", trim{"b.go", replace("c()", "")}, ""},
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

// TestListShaders checks that the constants of precompiled shaders become a list in the same order.
func TestListShaders(t *testing.T) {
	src, want := "// About.\n\npackage a\n\n", "// About.\n\npackage a\n\nvar sources = [...]string{\n"
	for n := range filters * addresses {
		src += fmt.Sprintf("//ebitengine:shadersource\nconst _ = \"shader \\\"%d\\\"\\n\"\n\n", n)
		want += fmt.Sprintf("\"shader \\\"%d\\\"\\n\",\n\n", n)
	}
	want = strings.TrimSuffix(want, "\n") + "}\n"
	if got, err := listShaders(src); err != nil || got != want {
		t.Errorf("%v, %q, expected %q", err, got, want)
	}
}
