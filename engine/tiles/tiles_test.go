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

// pile returns the pile of a text.
func pile(t *testing.T, text string) uint32 {
	t.Helper()
	p, ok := packing.Parse(text, 15)
	if !ok {
		t.Fatalf("%q is no pile", text)
	}
	return p
}

// expectError checks that an error is the expected one, "" for none.
func expectError(t *testing.T, name string, err error, want string) {
	t.Helper()
	got := ""
	if err != nil {
		got = err.Error()
	}
	if got != want {
		t.Errorf("%s: %q, expected %q", name, got, want)
	}
}

// TestSources checks the places of sources, and why a colour cannot be taken from one.
func TestSources(t *testing.T) {
	if at := SourcePlace(Centre); at != (engine.Place{Zone: engine.Centre}) {
		t.Errorf("the centre is %+v", at)
	}
	if at := SourcePlace(3); at != (engine.Place{Zone: engine.Factory, Row: 3}) {
		t.Errorf("factory 4 is %+v", at)
	}
	for _, x := range []struct {
		source     int
		pile, want string
	}{
		{2, "BBYR", ""}, {Centre, "B", ""}, {2, "", "illegal.factory-empty 3"}, {Centre, "", "illegal.centre-empty"},
		{2, "YYRR", "illegal.factory-lacks blue 3"}, {Centre, "Y", "illegal.centre-lacks blue"},
	} {
		expectError(t, x.pile, packing.CheckTake(x.source, pile(t, x.pile), 0, "blue"), x.want)
	}
}

// TestOffers checks which offers a deal can fill and leave.
func TestOffers(t *testing.T) {
	piles := func(texts []string) (all []uint32) {
		for _, text := range texts {
			all = append(all, pile(t, text))
		}
		return all
	}
	sources := func(factories ...string) []uint32 { // ten sources
		return append(piles(factories), make([]uint32, Centre+1-len(factories))...)
	}
	inCentre := sources("BBYR")
	inCentre[Centre] = pile(t, "B")
	for name, x := range map[string]struct {
		sources     []uint32
		dealt, left int
		want        string
	}{
		"none":                        {sources(), 0, 20, ""},
		"two of two":                  {sources("BBYR", "YYRR"), 2, 20, ""},
		"one of two":                  {sources("BBYR"), 2, 20, "state.dealt 2 2 0"},
		"one too many":                {sources("BBYR", "YYRR"), 1, 20, "state.dealt 1 2 4"},
		"three tiles":                 {sources("BBYR", "YYR"), 2, 1, "state.dealt 2 2 3"},
		"three tiles, the last":       {sources("BBYR", "YYR"), 2, 0, ""},
		"five tiles":                  {sources("BBYRR"), 1, 0, "state.dealt 1 1 5"},
		"tiles after the last":        {sources("BBY", "Y"), 2, 0, "state.dealt 2 2 1"},
		"none, as the tiles ran out":  {sources("BBYR"), 2, 0, ""},
		"the centre before its tiles": {inCentre, 1, 20, `state.wrong centre "B" ""`},
	} {
		expectError(t, name, packing.CheckDealt(x.sources, x.dealt, x.left), x.want)
	}
	for name, x := range map[string]struct {
		factories []string
		left      int
		want      string
	}{
		"some taken":                    {[]string{"", "BBYR", "", "YYRR"}, 20, ""},
		"three tiles":                   {[]string{"", "BBY"}, 1, "state.short 2 3"},
		"three tiles, the last":         {[]string{"BBYR", "BBY", ""}, 0, ""},
		"tiles after the last ones":     {[]string{"BBY", "", "Y"}, 0, "state.short 3 1"},
		"a factory after the last ones": {[]string{"BBY", "BBYR"}, 0, "state.short 2 4"},
	} {
		expectError(t, name, packing.CheckShort(piles(x.factories), x.left), x.want)
	}
}

// TestReadOffer checks that an offer is read into its sources, with at most four tiles on a factory and four for each factory in the centre.
func TestReadOffer(t *testing.T) {
	for _, x := range []struct {
		factories    []string
		centre, want string
	}{
		{[]string{"BBYR", ""}, "BYRBYRBY", ""}, {[]string{"BBYRR"}, "", "state.between factories 1 5 0 4"},
		{[]string{"", "B"}, "BYRBYRBYR", "state.between centre 9 0 8"}, {[]string{"", "X"}, "", `state.letters factories 2 "X" BYR`},
		{[]string{""}, "X", `state.letters centre "X" BYR`},
	} {
		read := map[int]string{}
		err := packing.ReadOffer(x.factories, x.centre, func(source int, p uint32) { read[source] = packing.Text(p) })
		if expectError(t, x.centre, err, x.want); err == nil && (len(read) != 3 || read[0] != "BBYR" || read[1] != "" || read[Centre] != "BBBYYYRR") {
			t.Errorf("%v is read as %v", x, read)
		}
	}
}

// TestStocks checks that a stock is read as it is written, and that no letter may be missing, unknown or out of range.
func TestStocks(t *testing.T) {
	text, err := packing.MarshalStock(packing.Stock(pile(t, "BBBBBR")))
	if err != nil || string(text) != `{"B":5,"Y":0,"R":1}` {
		t.Errorf("written as %s, %v", text, err)
	}
	for name, x := range map[string]struct {
		stock map[string]int
		want  string
	}{
		"all":                 {map[string]int{"B": 5, "Y": 0, "R": 1}, ""},
		"one missing":         {map[string]int{"B": 5, "Y": 0}, "state.stock bag BYR"},
		"one more":            {map[string]int{"B": 5, "Y": 0, "R": 1, "K": 0}, "state.stock bag BYR"},
		"another one":         {map[string]int{"B": 5, "Y": 0, "K": 1}, "state.stock bag BYR"},
		"a negative number":   {map[string]int{"B": 5, "Y": -1, "R": 1}, "state.between bag Y -1 0 5"},
		"more than there are": {map[string]int{"B": 5, "Y": 0, "R": 6}, "state.between bag R 6 0 5"},
	} {
		p, err := packing.ReadStock("bag", x.stock)
		if expectError(t, name, err, x.want); err == nil && packing.Text(p) != "BBBBBR" {
			t.Errorf("%s: %s", name, packing.Text(p))
		}
	}
}

// TestTally checks that tiles are counted and compared with the numbers in the game, and that sources hold what they can.
func TestTally(t *testing.T) {
	tally := make(Tally, 3)
	packing.Count(tally, pile(t, "BBY"), pile(t, "BRR"))
	if tally[0] != 3 || tally[1] != 1 || tally[2] != 2 {
		t.Errorf("counted %v", tally)
	}
	key := func(c engine.Tile) engine.Key { return engine.Key("BYR"[c : c+1]) }
	expectError(t, "too few", packing.Check(tally, key), "state.tiles 6 15 3 B 5")
	expectError(t, "the last differs", packing.Check(Tally{5, 5, 6}, key), "state.tiles 16 15 6 R 5")
	expectError(t, "all", packing.Check(Tally{5, 5, 5}, key), "")
	for name, x := range map[string]struct {
		factories []string
		tiles     int
		want      string
	}{
		"a full factory":            {[]string{"BBYR"}, 4, ""},
		"five tiles":                {[]string{"BBYRR"}, 5, "state.between factories 1 5 0 4"},
		"a factory that is missing": {[]string{"BBYR", "", "Y"}, 5, "state.between factories 3 1 0 4"},
		"too few":                   {[]string{"BBYR", "Y"}, 6, "state.odds"},
		"too many":                  {[]string{"BBYR", "Y"}, 4, "state.odds"},
	} {
		var sources []uint32
		for _, text := range x.factories {
			sources = append(sources, pile(t, text))
		}
		counted := make(Tally, 3)
		err := packing.CountOffer(counted, sources, 2, x.tiles)
		if expectError(t, name, err, x.want); err == nil && (counted[0] != 2 || counted[1] != 1 || counted[2] != 1) {
			t.Errorf("%s: counted %v", name, counted)
		}
	}
	many := make([]uint32, Centre+1)
	many[Centre] = pile(t, "BBBBBYYYYYRRRRR")
	expectError(t, "all in the centre", packing.CountOffer(make(Tally, 3), many, 2, 15), "")
}

// TestSlide checks that each tile of a pile slides, and that nothing happens without a log.
func TestSlide(t *testing.T) {
	var log engine.Log
	packing.Slide(nil, 1, pile(t, "B"), engine.Place{}, engine.Place{})
	packing.Slide(&log, 1, pile(t, "RBR"), engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Centre})
	text := ""
	for _, e := range log.Events {
		text += packing.Letters[e.Tile : e.Tile+1]
		if e.Seat != 1 || e.From.Zone != engine.Bag || e.To.Zone != engine.Centre {
			t.Errorf("%+v", e)
		}
	}
	if text != "BRR" {
		t.Errorf("%q slid", text)
	}
}
