package script

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestScriptIsRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "script")
	if err := os.WriteFile(file, []byte("# a note\ntick 3\nkey Tab; type two words\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"":                                     "",
		" ; ;\n":                               "",
		"tick 30; click 100,200; shot out.png": "tick 30|click 100,200|shot out.png",
		"drag 1,2 3.5,-4;drop":                 "drag 1,2 3.5,-4|drop",
		"@" + file:                             "tick 3|key Tab|type two words",
	} {
		script, err := Read(text)
		var got []string
		for _, c := range script {
			got = append(got, c.text)
		}
		if err != nil || strings.Join(got, "|") != want {
			t.Errorf("%q reads as %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestWrongScriptIsRefused(t *testing.T) {
	for text, told := range map[string]string{
		"tick":             "tick 30",
		"tick 1 2":         "tick 30",
		"tick one":         "tick 30",
		"click 100":        "click 100,200",
		"tick 1; fly 3":    `"fly" is no command`,
		"drag 1,2":         "drag 1,2 3,4",
		"@/no/such/script": "no such file",
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), told) {
			t.Errorf("%q reports %v, want it to say %q", text, err, told)
		}
	}
}
