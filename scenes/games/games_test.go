package games

import (
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/game/locale"
)

// TestGamesAreComplete checks that all games of the catalogue are listed, with a table, forced moves, and texts for title, note, tie-break and sources.
func TestGamesAreComplete(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	all := All()
	if len(all) != len(catalogue.Games()) {
		t.Errorf("%d games are shown", len(all))
	}
	for _, g := range all {
		keys := []string{g.Title, g.Note, g.Tie}
		for _, from := range g.Sources {
			keys = append(keys, "source."+from.String())
		}
		for _, key := range keys {
			if !w.Has(key) {
				t.Errorf("%s: there is no text for %q", g.Edition.ID, key)
			}
		}
		if g.Forced == nil {
			t.Errorf("%s has no forced moves", g.Edition.ID)
		}
		if g.Table == nil || g.Table() == nil {
			t.Errorf("%s has no table", g.Edition.ID)
		}
	}
}
