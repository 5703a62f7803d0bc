package script

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestParse checks that commands are separated by semicolons and lines, and read from a file.
func TestParse(t *testing.T) {
	file := filepath.Join(t.TempDir(), "script")
	if err := os.WriteFile(file, []byte("# a comment\ntick 3\nkey Tab; type two words\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"":                                     "",
		" ; ;\n":                               "",
		"tick 30; click 100,200; shot out.png": "tick 30|click 100,200|shot out.png",
		"drag 1,2 3.5,-4;drop":                 "drag 1,2 3.5,-4|drop",
		"@" + file:                             "tick 3|key Tab|type two words",
	} {
		script, err := Parse(text)
		var got []string
		for _, c := range script {
			got = append(got, c.text)
		}
		if err != nil || strings.Join(got, "|") != want {
			t.Errorf("%q parses as %q, %v; want %q", text, got, err, want)
		}
	}
}

// TestParseErrors checks that errors show the right form of the command.
func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"tick":             "tick 30",
		"tick 1 2":         "tick 30",
		"tick one":         "tick 30",
		"click 100":        "click 100,200",
		"tick 1; fly 3":    `unknown command "fly"`,
		"drag 1,2":         "drag 1,2 3,4",
		"@/no/such/script": "no such file",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error of %q is %v, want %q", text, err, want)
		}
	}
}
