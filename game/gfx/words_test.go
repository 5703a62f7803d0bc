package gfx_test

import (
	"slices"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
)

func TestWrapBreaksAtSpacesOnly(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text  string
		lines []string
	}{
		{"one two", []string{"one", "two"}},
		{"vite\u202f! non", []string{"vite\u202f!", "non"}},
		{"12\u00a0% a", []string{"12\u00a0%", "a"}},
		{"  a\n\nb ", []string{"a", "", "b"}},
	} {
		if lines := fonts.Wrap(c.text, gfx.Serif, 20, 1); !slices.Equal(lines, c.lines) {
			t.Errorf("%q wraps to %q, expected %q", c.text, lines, c.lines)
		}
	}
}
