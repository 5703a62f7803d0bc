package azul_test

import (
	"testing"

	"azulejo/engine/azul"
)

// TestWant checks which line a board wants tiles for, how many, and what the line will score.
func TestWant(t *testing.T) {
	for name, c := range map[string]struct {
		game string
		seat seat
		want azul.Want
	}{
		"the line with the fewest missing tiles":              {"azul", seat{lines: "- B RR KKK -"}, azul.Want{Line: 1, Colour: 0, Missing: 1, Run: azul.Run{Points: 1, Row: 1, Column: 1}}},
		"a tile that joins a run":                             {"azul", seat{lines: "- B RR - -", wall: "..... ..... KW... ..... ....."}, azul.Want{Line: 1, Colour: 0, Missing: 1, Run: azul.Run{Points: 2, Row: 1, Column: 2}}},
		"two tiles that score more than twice as much as one": {"azul", seat{lines: "- B - KK -", wall: "..... ..... ..... R.WBY ....."}, azul.Want{Line: 3, Colour: 3, Missing: 2, Run: azul.Run{Points: 5, Row: 5, Column: 1}}},
		"a full column":            {"azul", seat{lines: "- - - - KKKK", wall: "..R.. ..Y.. ..B.. ..W.. ....."}, azul.Want{Line: 4, Colour: 3, Missing: 1, Run: azul.Run{Points: 5, Row: 1, Column: 5}}},
		"a complete line above":    {"azul", seat{lines: "Y B - - -"}, azul.Want{Line: 1, Colour: 0, Missing: 1, Run: azul.Run{Points: 2, Row: 1, Column: 2}}},
		"an empty line":            {"azul", seat{wall: "BYRK. ..... ..... ..... ....."}, azul.Want{Line: 0, Colour: 4, Missing: 1, Run: azul.Run{Points: 5, Row: 5, Column: 1}}},
		"any space of a grey wall": {"azul-grey", seat{lines: "R - - - -"}, azul.Want{Line: 1, Colour: 0, Missing: 2, Run: azul.Run{Points: 2, Row: 1, Column: 2}}},
	} {
		p := must(t, state{game: c.game, phase: "offer", turn: 1, factories: "RRRR - - - -", boards: [2]seat{c.seat, {}}})
		if got, ok := p.Want(0); !ok || got != c.want {
			t.Errorf("%s: %+v, expected %+v", name, got, c.want)
		}
	}
	full := must(t, state{game: "azul", phase: "offer", turn: 1, factories: "RRRR - - - -", boards: [2]seat{{lines: "B YY RRR KKKK WWWWW"}, {}}})
	if got, ok := full.Want(0); ok {
		t.Errorf("a board with only complete lines wants %+v", got)
	}
}
