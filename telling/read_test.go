package telling

import (
	"slices"
	"testing"

	"azulejo/engine"
)

func palette() Palette {
	return Palette{"PGOYBR", []string{"purple", "green", "gold", "yellow", "blue", "red"}}
}

func TestColoursAreReadByLetterWordAndBeginning(t *testing.T) {
	for text, want := range map[string]engine.Tile{"p": 0, "P": 0, "purple": 0, "Pur": 0, "gr": 1, "g": 1, "gold": 2, "go": 2, "reds": 5} {
		if c, ok := palette().Colour(text); !ok || c != want {
			t.Errorf("%q is read as %d, %v; expected %d", text, c, ok, want)
		}
	}
	for _, text := range []string{"", "x", "redness", "purplegreen", "1", "é"} {
		if c, ok := palette().Colour(text); ok {
			t.Errorf("%q is read as %d", text, c)
		}
	}
}

func TestHeapsAreReadByLettersWordsAndNumbers(t *testing.T) {
	for text, want := range map[string][]int{
		"GGR":             {0, 2, 0, 0, 0, 1},
		"2 green, 1 red":  {0, 2, 0, 0, 0, 1},
		"green red green": {0, 2, 0, 0, 0, 1},
		"0 green":         {0, 0, 0, 0, 0, 0},
		"":                {0, 0, 0, 0, 0, 0},
	} {
		if got, ok := palette().Heap(text); !ok || !slices.Equal(got, want) {
			t.Errorf("%q is read as %v, %v; expected %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"2", "green 2", "GGX", "-1 green", "100 green", "2.5"} {
		if got, ok := palette().Heap(text); ok {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}
