package main

import (
	"strings"
	"testing"

	"azulejo/game/locale"
)

// TestReadmes checks that there is a complete readme for each language, each with its own name.
func TestReadmes(t *testing.T) {
	files, err := readmes()
	if err != nil || len(files) != len(locale.Languages()) {
		t.Fatalf("%d readmes, %v", len(files), err)
	}
	seen := map[string]bool{}
	for _, f := range files {
		if text := string(f.data); seen[f.name] || !strings.HasSuffix(f.name, ".txt") || strings.Contains(text, "readme.") || strings.Count(text, "\n\n") != 4 {
			t.Errorf("%s, repeated: %v, contains\n%s", f.name, seen[f.name], text)
		}
		seen[f.name] = true
	}
}
