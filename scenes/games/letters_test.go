package games

import (
	"strings"
	"testing"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// TestTileLetters checks, in every language, that each colour of a game has a different letter of its name, that tiles show it in all places, and that
// neither the marker nor any tile shows a letter if letters are off.
func TestTileLetters(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range All() {
			kit := &ui.Kit{Scale: ui.Scale{Unit: 1, Device: 1, Zoom: 1}, Fonts: fonts}
			frame := table.Frame{Rect: stage.Rect{W: 1600, H: 900}, Window: stage.Rect{W: 1600, H: 900}, Kit: kit, Words: words, Seats: 2}
			tab := g.Table()
			tab.Layout(frame)
			if l := tab.Skin(table.Piece{}).Letter; l != "" {
				t.Errorf("%s: a tile shows the letter %q although letters are off", g.Edition.ID, l)
			}
			frame.Lettered = true
			tab.Layout(frame)
			seen := map[string]bool{}
			for c := range engine.Tile(len(g.Edition.Letters)) {
				name := tab.ColourName(c)
				letter := tab.Skin(table.Piece{Place: engine.Place{Zone: engine.Centre}, Tile: c}).Letter
				if letter == "" || !strings.Contains(strings.ToUpper(name), letter) || seen[letter] {
					t.Errorf("%s, %s: %s has the letter %q", language, g.Edition.ID, name, letter)
				}
				if seen[letter] = true; tab.Skin(table.Piece{Place: engine.Place{Zone: engine.Line}, Tile: c}).Letter != letter {
					t.Errorf("%s, %s: %s has another letter on a board", language, g.Edition.ID, name)
				}
			}
			if l := tab.Skin(table.Piece{Tile: engine.Marker}).Letter; l != "" {
				t.Errorf("the marker shows %q", l)
			}
		}
	}
}
