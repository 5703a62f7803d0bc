package scenes

import (
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/game/locale"
)

func TestEveryGameHasItsLookAndWords(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	games := Games()
	if len(games) != len(catalogue.Games()) {
		t.Errorf("%d games are shown", len(games))
	}
	for _, g := range games {
		keys := []string{g.Title, g.Note}
		for _, part := range g.Rules {
			keys = append(keys, "rules."+part, "rules."+part+".text")
		}
		for _, from := range g.Sources {
			keys = append(keys, "source."+from.String())
		}
		for _, key := range keys {
			if !w.Has(key) {
				t.Errorf("%s: there are no words for %q", g.Edition.ID, key)
			}
		}
		if g.Table == nil || g.Table() == nil {
			t.Errorf("%s has no table", g.Edition.ID)
		}
	}
}
