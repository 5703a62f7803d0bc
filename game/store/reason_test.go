package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine/bounded"
	"azulejo/game/locale"
)

// TestReasonsAreSafeToShow checks that reasons contain neither file names nor system messages in any language.
func TestReasonsAreSafeToShow(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		err  error
		code string
	}{
		{fmt.Errorf("cannot save autosave.azl: %w", &fs.PathError{Op: "open", Path: "/home/autosave.azl", Err: fs.ErrPermission}), "store.denied"},
		{fmt.Errorf("cannot save autosave.azl: %w", ErrFull), "store.full"},
		{fmt.Errorf("cannot read game-1.azl: %w", bounded.ErrLong), "store.unreadable"},
		{fmt.Errorf("cannot read game-1.azl: %w", bounded.ErrSpecial), "store.unreadable"},
		{NewFolder(blocked).Save("autosave.azl", []byte("text")), "store.unavailable"},
		{errors.New("JavaScript error: denied"), "store.unavailable"},
		{fmt.Errorf("game-1.azl: %w", ErrMissing), "store.gone"},
	} {
		reason := Reason(c.err)
		if reason.Code != c.code {
			t.Errorf("%v is %s, want %s", c.err, reason.Code, c.code)
		}
		for _, language := range locale.Languages() {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			for _, key := range []string{"store.failed", "store.closed", "store.avoided", "store.stays", "store.unopened"} {
				text := words.T(key, "reason", reason.Say(words))
				if strings.Contains(text, ".azl") || strings.Contains(text, "JavaScript") || strings.Contains(text, "store.") || strings.Contains(text, blocked) {
					t.Errorf("%s: %q", language, text)
				}
			}
		}
	}
}
