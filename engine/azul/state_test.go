package azul_test

import (
	"encoding/json"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

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

func TestStatesThatCannotBe(t *testing.T) {
	good := state{game: "azul", phase: "offer", turn: 1, factories: "RRRR - - - -"}
	cases := map[string]struct {
		change func(*state)
		reason string
	}{
		"wrong colour on the wall": {func(s *state) { s.boards[0].wall = "Y.... ..... ..... ..... ....." }, "is not yellow"},
		"line beside its colour":   {func(s *state) { s.boards[0] = seat{lines: "B - - - -", wall: "B.... ..... ..... ..... ....."} }, "already has"},
		"line too long":            {func(s *state) { s.boards[0].lines = "BB - - - -" }, "line 1"},
		"line of two colours":      {func(s *state) { s.boards[0].lines = "- BR - - -" }, "one colour"},
		"floor too long":           {func(s *state) { s.boards[0].floor = "BBBBBBBB" }, "floor line"},
		"marker in two places":     {func(s *state) { s.boards[0].floor = "*" }, "marker"},
		"marker not shown":         {func(s *state) { s.marker = 1 }, "marker"},
		"negative score":           {func(s *state) { s.boards[0].score = -1 }, "score"},
		"tiling a coloured wall":   {func(s *state) { s.phase = "tiling" }, "grey wall"},
		"over with tiles on offer": {func(s *state) { s.phase = "over" }, "on offer"},
		"no such phase":            {func(s *state) { s.phase = "lunch" }, "phase"},
		"no such seat":             {func(s *state) { s.turn = 3 }, "turn"},
		"strange letter":           {func(s *state) { s.centre = "X" }, "pile"},
		"a full factory too many":  {func(s *state) { s.factories = "RRRRR - - - -" }, "factory 1"},
		"row already complete":     {func(s *state) { s.boards[0].wall = "BYRKW ..... ..... ..... ....." }, "over"},
	}
	if _, err := good.read(t); err != nil {
		t.Fatal(err)
	}
	for name, c := range cases {
		s := good
		c.change(&s)
		if _, err := s.read(t); err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%s: %v, expected a reason with %q", name, err, c.reason)
		}
	}
}

// FuzzState holds what is accepted to the rules: it verifies, and is written as it was read.
func FuzzState(f *testing.F) {
	for _, e := range []string{"azul", "azul-grey"} {
		f.Add(`{"game":"` + e + `","players":2,"round":3,"phase":"offer","turn":2,"start":1,"factories":["BBYR","","KWWB","RRYK","WBKY"],"centre":"RKK","marker":0,"bag":{"B":9,"Y":11,"R":10,"K":8,"W":12},"lid":{"B":2,"Y":1,"R":0,"K":3,"W":1},"boards":[{"name":"Ana","score":12,"lines":["","RR","","B",""],"wall":["B....",".....","..B..",".....","....."],"floor":"*R"},{"name":"Bo","score":9,"lines":["W","","","",""],"wall":[".....",".....",".....",".....","....."],"floor":""}]}`)
	}
	f.Add(`{}`)
	f.Add(`{"game":"azul","players":99}`)
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text string) {
		e := azul.Coloured()
		if strings.Contains(text, "azul-grey") {
			e = azul.Grey()
		}
		var p engine.Position
		var names []string
		var err error
		gauge.Read(t, func() { p, names, err = e.ParseState([]byte(text)) })
		if err != nil {
			return
		}
		if err := p.Verify(); err != nil {
			t.Fatal(err)
		}
		again := p.AppendState(nil, names)
		q, _, err := e.ParseState(again)
		if err != nil || q.Hash() != p.Hash() {
			t.Fatalf("%s: %v", again, err)
		}
		if !p.Over() && p.ToMove() >= 0 && len(p.Moves(nil)) == 0 {
			t.Fatal("no move, and the game is not over")
		}
	})
}
