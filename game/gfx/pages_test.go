package gfx

import (
	"image"
	"testing"

	"azulejo/assets"
)

// newTestPages returns pages over a sheet of two drawings, one of which has another in bold.
func newTestPages(t *testing.T) *Pages {
	t.Helper()
	fonts, err := NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	sheet := &Sheet{regions: map[string]region{}}
	for _, name := range []string{"tile", "bold-tile", "icon"} {
		sheet.regions[name] = region{W: 8, H: 8, image: image.NewRGBA(image.Rect(0, 0, 8, 8))}
	}
	return NewPages(sheet, fonts)
}

// TestSettingsDoNotRebuildPages checks that overrides and another typeface add sprites and words to the pages and keep the others, which are used again
// later.
func TestSettingsDoNotRebuildPages(t *testing.T) {
	p := newTestPages(t)
	type patches struct{ tile, icon, word, sans Patch }
	current := func() patches {
		return patches{p.Sprite("tile", 40, 40), p.Sprite("icon", 40, 40), p.Word("Azulejo", SerifBold, 20), p.Word("Azulejo", SansBold, 20)}
	}
	plain, started := current(), p.Resets()
	p.SetOverrides(testOverrides())
	bold := current()
	if bold.tile == plain.tile || bold.icon != plain.icon || bold.word != plain.word {
		t.Errorf("in high contrast %+v, before %+v", bold, plain)
	}
	p.SetOverrides(Overrides{})
	p.fonts.AllSans = true
	if sans := current(); sans.word != plain.sans || sans.sans != plain.sans || sans.tile != plain.tile {
		t.Errorf("all in sans %+v, before %+v", sans, plain)
	}
	p.fonts.AllSans = false
	if again := current(); again != plain {
		t.Errorf("at the end %+v, at first %+v", again, plain)
	}
	if p.Resets() != started || len(p.sprites) != 3 || len(p.texts) != 2 {
		t.Errorf("%d rebuilds, %d sprites and %d words", p.Resets()-started, len(p.sprites), len(p.texts))
	}
}

// TestCompact checks that pages are rebuilt only if another page was opened after a layout, which may have left unused sprites on the pages.
func TestCompact(t *testing.T) {
	p := newTestPages(t)
	started := p.Resets()
	expect := func(when string, pages, resets int) {
		t.Helper()
		if p.Compact(); len(p.pages) != pages || p.Resets() != started+resets {
			t.Errorf("%s: %d pages after %d rebuilds, want %d after %d", when, len(p.pages), p.Resets()-started, pages, resets)
		}
	}
	const third = pageSize / 3
	next := third
	fill := func() { // at most a third of a page
		p.Sprite("tile", pageSize-4*gutter, next)
		next--
	}
	fill()
	fill()
	expect("before a layout", 1, 0)
	p.MarkStale()
	expect("after a layout", 1, 0)
	fill()
	fill()
	if len(p.pages) != 2 {
		t.Fatalf("%d pages are open", len(p.pages))
	}
	expect("when the sprites need another page", 2, 1)
	for range 4 {
		fill()
	}
	expect("without a layout since", 2, 1)
	p.MarkStale()
	expect("after a layout that needs no other page", 2, 1)
}
