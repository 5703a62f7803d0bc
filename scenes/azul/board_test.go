package azul_test

import (
	"bytes"
	"os"
	"testing"

	"azulejo/engine"
	rules "azulejo/engine/azul"
	"azulejo/engine/record"
	"azulejo/game/locale"
	"azulejo/scenes/azul"
	"azulejo/scenes/table/tabletest"
)

// TestSets checks that completed sets contain tiles on all their spaces, and that an announced last round stays the last.
func TestSets(t *testing.T) {
	tabletest.Sets(t, rules.Coloured(), azul.New)
	tabletest.Sets(t, rules.Grey(), azul.New)
}

// TestPromptOfEndings checks that the prompt on the grey wall says that a row will be complete only if the player cannot avoid it.
func TestPromptOfEndings(t *testing.T) {
	text, err := os.ReadFile("../describe/azul/testdata/grey-last-round-claimed.azl")
	if err != nil {
		t.Fatal(err)
	}
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	frame := tabletest.Frame(1280, 720, 2)
	frame.Words = words
	tab := azul.New()
	tab.Layout(frame)
	for moves, want := range map[string]string{
		"1B1 3R-":     "Drag tiles of one colour to a pattern line.",
		"1B1 3R- 2B2": "This round can end the game: a row can be completed.",
		"2B2":         "Last round: a row will be complete.",
	} {
		r, err := record.Parse("grey", bytes.Replace(text, []byte("1B1 3R- 2B2"), []byte(moves), 1), []*engine.Edition{rules.Grey()})
		if err != nil {
			t.Fatal(err)
		}
		if got := tab.Prompt(r.Match.Position()); got != want {
			t.Errorf("%s: the prompt is %q, expected %q", moves, got, want)
		}
	}
}
