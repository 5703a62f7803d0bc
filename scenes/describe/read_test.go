package describe

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
)

// english returns descriptions of blue, yellow, red, black and white tiles.
func english(t *testing.T) Tiles {
	t.Helper()
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	names := [...]engine.Key{"azul.colour.blue", "azul.colour.yellow", "azul.colour.red", "azul.colour.black", "azul.colour.white"}
	return Tiles{Words: w, Letters: "BYRKW", Key: func(c engine.Tile) engine.Key { return names[c] }}
}

// TestParseColour checks that letters, names and unambiguous beginnings of names are parsed as colours, and other texts are not.
func TestParseColour(t *testing.T) {
	tiles := english(t)
	for text, want := range map[string]engine.Tile{"b": 0, "B": 0, "blue": 0, "Blu": 0, "ye": 1, "y": 1, "black": 3, "bla": 3, "reds": 2} {
		if c, ok := tiles.ParseColour(text); !ok || c != want {
			t.Errorf("%q is read as %d, %v; expected %d", text, c, ok, want)
		}
	}
	for _, text := range []string{"", "x", "bl", "redness", "blueyellow", "1", "é"} {
		if c, ok := tiles.ParseColour(text); ok {
			t.Errorf("%q is read as %d", text, c)
		}
	}
}

// TestParseTiles checks that letters, counts and names of tiles are parsed as numbers by colour, and other texts are not.
func TestParseTiles(t *testing.T) {
	tiles := english(t)
	for text, want := range map[string][]int{
		"YYR":               {0, 2, 1, 0, 0},
		"2 yellow, 1 red":   {0, 2, 1, 0, 0},
		"yellow red yellow": {0, 2, 1, 0, 0},
		"0 yellow":          {0, 0, 0, 0, 0},
		"":                  {0, 0, 0, 0, 0},
	} {
		if got, ok := tiles.ParseTiles(text); !ok || !slices.Equal(got, want) {
			t.Errorf("%q is read as %v, %v; expected %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"2", "yellow 2", "YYX", "-1 yellow", "100 yellow", "2.5"} {
		if got, ok := tiles.ParseTiles(text); ok {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}
