package tiles

import (
	"testing"

	"azulejo/engine"
)

// packing uses four bits for each colour.
var packing = Packing[uint32]{
	Letters: "BYR", Each: 5,
	Tiles: func(c engine.Tile, n int) uint32 { return uint32(n) << (4 * c) },
	Of:    of,
	Total: func(pile uint32) int { return of(pile, 0) + of(pile, 1) + of(pile, 2) },
	Within: func(pile, other uint32) bool {
		return of(pile, 0) <= of(other, 0) && of(pile, 1) <= of(other, 1) && of(pile, 2) <= of(other, 2)
	},
}

// of returns the number of tiles of a colour.
func of(pile uint32, c engine.Tile) int { return int(pile >> (4 * c) & 15) }

// TestPiles checks that piles are parsed from letters in any order, up to a number of tiles.
func TestPiles(t *testing.T) {
	for text, want := range map[string]string{"": "", "RYB": "BYR", "YBY": "BYY"} {
		if pile, ok := packing.Parse(text, 3); !ok || packing.Text(pile) != want {
			t.Errorf("%q is parsed as %q, %v", text, packing.Text(pile), ok)
		}
	}
	for _, text := range []string{"X", "b", "BYRB"} {
		if pile, ok := packing.Parse(text, 3); ok {
			t.Errorf("%q is parsed as %q", text, packing.Text(pile))
		}
	}
	if pile, err := packing.Read("hand", "BBBBBYYYYYRRRRR"); err != nil || packing.Total(pile) != 15 {
		t.Errorf("all tiles: %v, %v", packing.Text(pile), err)
	}
	if _, err := packing.Read("hand", "BBBBBB"); err == nil || err.Error() != `state.letters hand "BBBBBB" BYR` {
		t.Errorf("six of five blue tiles: %v", err)
	}
}

// TestTakes checks that takes are parsed as they are written, and that other texts are invalid.
func TestTakes(t *testing.T) {
	for source := range Centre + 1 {
		for colour := range engine.Tile(3) {
			text := string(packing.AppendTake(nil, source, colour))
			if back, c, ok := packing.ParseTake(text); !ok || back != source || c != colour {
				t.Errorf("%s is parsed as %d, %d, %v", text, back, c, ok)
			}
		}
	}
	for _, text := range []string{"", "1", "0R", ":R", "cR", "1X", "1RR"} {
		if source, c, ok := packing.ParseTake(text); ok {
			t.Errorf("%q is parsed as %d, %d", text, source, c)
		}
	}
}

// TestDraws checks that a draw takes all tiles from the bag before others from the refill, and that it is parsed as it is written.
func TestDraws(t *testing.T) {
	bag, refill := packing.Tiles(0, 1), packing.Tiles(1, 3)
	for text, want := range map[string]string{"BYYY": "", "YYYB": "", "YYY": "size 4 3", "YYYY": "illegal.bag-first", "BBYY": "lacks"} {
		got := ""
		group, _ := packing.ParseDraw(text, 4)
		if why := packing.CheckDraw(group, bag, refill, 4, "size", "lacks"); why != nil {
			got = why.Error()
		}
		if got != want {
			t.Errorf("%s: %q, expected %q", text, got, want)
		}
	}
	full := packing.Tiles(0, 2) + packing.Tiles(1, 2) // as many as are drawn
	for text, want := range map[string]string{"BBYY": "", "BYYY": "illegal.bag-lacks"} {
		got := ""
		group, _ := packing.ParseDraw(text, 4)
		if why := packing.CheckDraw(group, full, refill, 4, "size", "lacks"); why != nil {
			got = why.Error()
		}
		if got != want {
			t.Errorf("%s from BBYY: %q, expected %q", text, got, want)
		}
	}
	if group, ok := packing.ParseDraw("-", 4); !ok || group != 0 || string(packing.AppendDraw(nil, 0)) != "-" {
		t.Error("an empty group is not parsed as it is written")
	}
	if _, ok := packing.ParseDraw("", 4); ok {
		t.Error("an empty text is parsed as a group")
	}
}

// TestSpaces checks that rows of spaces are parsed as they are written, and that rows of another length or with other letters are invalid.
func TestSpaces(t *testing.T) {
	row := []engine.Tile{2, -1, 0}
	text := packing.Spaces(3, func(i int) engine.Tile { return row[i] })
	read := []engine.Tile{-1, -1, -1}
	err := packing.ReadSpaces("wall", 1, text, 3, func(i int, c engine.Tile) { read[i] = c })
	if text != "R.B" || err != nil || read[0] != 2 || read[1] != -1 || read[2] != 0 {
		t.Errorf("%v is written as %q and parsed as %v, %v", row, text, read, err)
	}
	for _, wrong := range []string{"R.", "R.BB", "R.X"} {
		if packing.ReadSpaces("wall", 1, wrong, 3, func(int, engine.Tile) {}) == nil {
			t.Errorf("%q is accepted", wrong)
		}
	}
}
