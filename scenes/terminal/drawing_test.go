package terminal

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/describe"
	"azulejo/scenes/describe/games"
)

// englishDescriber returns a game's describer in English.
func englishDescriber(t *testing.T, g *games.Game) describe.Describer {
	t.Helper()
	words, err := openWords(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	return g.NewDescriber(words)
}

// TestDrawings checks that the drawings of boards of all editions equal the golden ones, as wide as they like and in little room.
func TestDrawings(t *testing.T) {
	var got strings.Builder
	for _, g := range games.All() {
		n := 0
		for pos := range decisionPositions(t, &g) {
			if n++; n != 75 {
				continue
			}
			for _, width := range []int{0, 30, 20} {
				picture, notes := englishDescriber(t, &g).Drawing(pos, 0, width)
				fmt.Fprintf(&got, "%s, width %d\n%s\n\n", g.Edition.ID, width, strings.Join(append(picture, notes...), "\n"))
			}
		}
	}
	file := filepath.Join("testdata", "drawings.txt")
	if *update {
		os.WriteFile(file, []byte(got.String()), 0o644)
	}
	if want, err := os.ReadFile(file); err != nil || string(want) != got.String() {
		t.Errorf("%s differs from the drawings (%v); rewrite it with -update and review it", file, err)
	}
}

// TestDrawingsFit checks, for all boards of whole games, that pictures keep the width of the terminal down to 26 columns and have no spaces at the ends of
// lines, and that the boards of all seats have the same outline.
func TestDrawingsFit(t *testing.T) {
	for _, g := range games.All() {
		d := englishDescriber(t, &g)
		for pos := range decisionPositions(t, &g) {
			for _, width := range []int{80, 58, 46, 30, 26} {
				rows := 0
				for s := range engine.Seat(pos.Seats()) {
					picture, _ := d.Drawing(pos, s, width)
					if rows > 0 && len(picture) != rows {
						t.Fatalf("%s: boards of %d and %d lines", g.Edition.ID, rows, len(picture))
					}
					rows = len(picture)
					for _, line := range picture {
						if n := utf8.RuneCountInString(line); n > width || strings.HasSuffix(line, " ") {
							t.Fatalf("%s: a line of %d columns in a width of %d: %q", g.Edition.ID, n, width, line)
						}
					}
				}
			}
		}
	}
}

// TestBoardCommand checks that a board is drawn only if the option is there, before or after a seat, and in the width of the terminal.
func TestBoardCommand(t *testing.T) {
	for _, c := range []struct {
		line  string
		drawn bool
		seat  string
	}{
		{"board", false, "Player 1: 0 points"},
		{"board 2", false, "Journeyman: 0 points"},
		{"board -draw", true, "Player 1: 0 points"},
		{"board --draw 2", true, "Journeyman: 0 points"},
		{"board journeyman -draw", true, "Journeyman: 0 points"},
		{"board -draw 3", false, "Please type a number from 1 to 2."},
	} {
		output := run(t, store.NewMemory(), linesThen(nil, c.line), "-seed", "5", "-start", "1")
		_, answer, _ := strings.Cut(output, "> "+c.line+"\n")
		if !strings.HasPrefix(answer, c.seat+"\n") || strings.Contains(answer, "┌───┬───┬") != c.drawn {
			t.Errorf("%q: the answer is\n%s", c.line, answer)
		}
	}
}
