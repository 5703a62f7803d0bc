package azul_test

import (
	"encoding/json"
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

// parse parses a state given as a value for JSON.
func (s state) parse(t *testing.T, form map[string]any) (azul.View, error) {
	t.Helper()
	text, err := json.Marshal(form)
	if err != nil {
		t.Fatal(err)
	}
	e := azul.Coloured()
	if s.game == "azul-grey" {
		e = azul.Grey()
	}
	p, _, err := e.ParseState(text)
	if err != nil {
		return azul.View{}, err
	}
	return azul.See(p), nil
}

// TestInvalidStates checks the reasons why states are refused.
func TestInvalidStates(t *testing.T) {
	good := state{game: "azul", phase: "offer", turn: 1, factories: "RRRR - - - -"}
	cases := map[string]struct {
		change func(*state)
		reason string
	}{
		"wrong colour on the wall":  {func(s *state) { s.boards[0].wall = "Y.... ..... ..... ..... ....." }, "state.seat 1 state.wall-colour 1 1 azul.colour.yellow"},
		"colour on its wall row":    {func(s *state) { s.boards[0] = seat{lines: "B - - - -", wall: "B.... ..... ..... ..... ....."} }, "state.seat 1 illegal.row-has 1 azul.colour.blue"},
		"line too long":             {func(s *state) { s.boards[0].lines = "BB - - - -" }, `state.seat 1 state.line 1 1 "BB"`},
		"line of two colours":       {func(s *state) { s.boards[0].lines = "- BR - - -" }, `state.seat 1 state.line 2 2 "BR"`},
		"floor too long":            {func(s *state) { s.boards[0].floor = "BBBBBBBB" }, "state.seat 1 state.between floor 8 0 7"},
		"marker in two places":      {func(s *state) { s.boards[0].floor = "*" }, "state.seat 1 state.marker 1 0"},
		"marker not shown":          {func(s *state) { s.marker = 1 }, "state.marker-hidden 1"},
		"negative score":            {func(s *state) { s.boards[0].score = -1 }, "state.seat 1 state.between score -1 0 1000"},
		"tiling a coloured wall":    {func(s *state) { s.phase = "tiling" }, "state.tiling"},
		"over with tiles on offer":  {func(s *state) { s.phase = "over" }, "state.offered over"},
		"no such phase":             {func(s *state) { s.phase = "other" }, `state.wrong phase "other" offer, tiling, over`},
		"no such seat":              {func(s *state) { s.turn = 3 }, "state.between turn 3 1 2"},
		"invalid letter":            {func(s *state) { s.centre = "X" }, `state.letters centre "X" BYRKW`},
		"five tiles on a factory":   {func(s *state) { s.factories = "RRRRR - - - -" }, "state.between factories 1 5 0 4"},
		"centre too full":           {func(s *state) { s.centre = "BBBBBBBBBBYYYYYYYYYYR" }, "state.between centre 21 0 20"},
		"dealt in another phase":    {func(s *state) { s.phase, s.factories, s.dealt = "over", "- - - - -", 1 }, "state.wrong dealt 1 0"},
		"all factories dealt":       {func(s *state) { s.dealt = 5 }, "state.between dealt 5 0 4"},
		"dealt factory empty":       {func(s *state) { s.dealt = 2 }, "state.dealt 2 2 0"},
		"factory not dealt":         {func(s *state) { s.factories, s.dealt = "RRRR RRRR - - -", 1 }, "state.dealt 1 2 4"},
		"short deal, full bag":      {func(s *state) { s.factories, s.dealt = "RRR - - - -", 1 }, "state.dealt 1 1 3"},
		"dealt, centre not empty":   {func(s *state) { s.centre, s.dealt = "R", 1 }, `state.wrong centre "R" ""`},
		"dealt and marker taken":    {func(s *state) { s.boards[0].floor, s.marker, s.dealt = "*", 1, 1 }, "state.wrong marker 1 0"},
		"dealt before scoring":      {func(s *state) { s.boards[0].floor, s.dealt = "R", 1 }, "state.dealt-unscored 1"},
		"short factory, full bag":   {func(s *state) { s.factories, s.bag = "RRRR RRR - - -", "B" }, "state.short 2 3"},
		"factory after a short one": {func(s *state) { s.factories = "RRR RRRR - - -" }, "state.short 2 4"},
		"two short factories":       {func(s *state) { s.factories = "RRR RR - - -" }, "state.short 2 2"},
		"wall in round 1":           {func(s *state) { s.round, s.boards[1].wall = 1, "B.... ..... ..... ..... ....." }, "state.early 2"},
		"score in round 1":          {func(s *state) { s.round, s.boards[0].score = 1, 3 }, "state.early 1"},
		"row already complete":      {func(s *state) { s.boards[0].wall = "BYRKW ..... ..... ..... ....." }, "state.row-complete"},
	}
	if _, err := good.read(t); err != nil {
		t.Fatal(err)
	}
	for name, c := range cases {
		s := good
		c.change(&s)
		if _, err := s.read(t); err == nil || err.Error() != c.reason {
			t.Errorf("%s: %v, expected %s", name, err, c.reason)
		}
	}
}

// TestPackedCountOverflowIsRefused checks that a packed count does not overflow into the next colour: 84 blue tiles and 19 yellow ones must not be
// taken for 20 of each.
func TestPackedCountOverflowIsRefused(t *testing.T) {
	board := `{"name":"","score":0,"lines":["","","","BBBB","BBBBB"],"wall":[".....",".....",".....",".....","....."],"floor":"B"}`
	_, _, err := azul.Coloured().ParseState([]byte(`{"game":"azul","players":2,"round":2,"phase":"offer","turn":1,"start":1,"factories":["BBBB","BBBB","BBBB","BBBB","BBBB"],"centre":"BBBB","marker":0,
		"bag":{"B":20,"Y":19,"R":20,"K":20,"W":20},"lid":{"B":20,"Y":0,"R":0,"K":0,"W":0},"boards":[` + board + "," + board + "]}"))
	if want := "state.tiles 163 100 84 azul.colour.blue 20"; err == nil || err.Error() != want {
		t.Errorf("%v, expected %s", err, want)
	}
}

// FuzzState checks that accepted states verify, are written as they were read, and have playable moves.
func FuzzState(f *testing.F) {
	for _, e := range []string{"azul", "azul-grey"} {
		f.Add(`{"game":"` + e + `","players":2,"round":3,"phase":"offer","turn":2,"start":1,"factories":["BBYR","","KWWB","RRYK","WBKY"],"centre":"RKK","marker":0,"bag":{"B":9,"Y":11,"R":10,"K":8,"W":12},"lid":{"B":2,"Y":1,"R":0,"K":3,"W":1},"boards":[{"name":"Ana","score":12,"lines":["","RR","","B",""],"wall":["B....",".....","..B..",".....","....."],"floor":"*R"},{"name":"Bo","score":9,"lines":["W","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""}]}`)
	}
	f.Add(`{}`)
	f.Add(`{"game":"azul","players":99}`)
	enginetest.States(f, azul.Coloured(), azul.Grey())
}
