package azul_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/record"
	"azulejo/game/locale"
	describe "azulejo/scenes/describe/azul"
)

// TestGreyEndings checks what is said about records in which one player can complete a row of the grey wall, or need not: the forecast is the best that
// the player can do, and nothing claims an end that the player can avoid.
func TestGreyEndings(t *testing.T) {
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	d := describe.New(words)
	for _, c := range []struct{ file, last, forecast, ending string }{
		{"grey-last-round-claimed.azl", "1B1 3R- 2B2", "This round +8: wall +7, floor −1, rows +2", "The game can end: Ana can complete row 2"},
		{"grey-last-round-missed.azl", "1B1 3R- 2B2", "This round +8: wall +7, floor −1, rows +2", "The game can end: Ana can complete row 2"},
		{"grey-last-round-claimed.azl", "2B2", "This round +7: wall +5, rows +2", "Last round: Ana completes row 2"},
	} {
		text, err := os.ReadFile(filepath.Join("testdata", c.file))
		if err != nil {
			t.Fatal(err)
		}
		text = bytes.Replace(text, []byte("1B1 3R- 2B2"), []byte(c.last), 1)
		r, err := record.Parse(c.file, text, []*engine.Edition{azul.Grey()})
		if err != nil {
			t.Fatal(err)
		}
		pos := r.Match.Position()
		e, _ := d.Ending(pos)
		board := d.Board(pos, 0)
		if forecast := board[len(board)-1]; forecast != c.forecast {
			t.Errorf("%s: the forecast is %q, expected %q", c.file, forecast, c.forecast)
		}
		if ending := e.Sentence(words, "other", "Ana"); ending != c.ending {
			t.Errorf("%s: the ending is %q, expected %q", c.file, ending, c.ending)
		}
	}
}
