package record_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/engine/record"
)

func editions() []*engine.Edition {
	return []*engine.Edition{azul.Coloured(), azul.Grey(), pavilion.Coloured(), pavilion.Sepia()}
}

const good = `[Game "azul"]
[Players "2"]
[Start "1"]
[Name1 "In\"ês"]
[Odd "kept"]

# round 1
deal BBYR KKWW BYRK RRRW YYKW
1B2 CR- 2K1
`

const goodPavilion = `[Game "pavilion"]
[Players "2"]
[Jokers "RBYOGP"]
[Start "2"]
[Name1 "Inês"]

supply PGOYBRPGOY
# round 1
deal GGPR OOYB BBBB PRGY YOGR
3B 1G CP
`

func TestPavilionRecordsKeepOrderAndChance(t *testing.T) {
	r, err := record.Parse("game.azl", []byte(goodPavilion), editions())
	if err != nil {
		t.Fatal(err)
	}
	text := string(record.Format(r))
	for _, want := range []string{"[Jokers \"RBYOGP\"]", "\nsupply PPGGOOYYBR\n", "# round 1\ndeal PGGR OOYB BBBB PGYR GOYR\n3B 1G CP\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	for from, reason := range map[string]string{"supply PGOYBRPGOY": "expected supply", "RBYOGP": "joker order", " CP": "joker colour"} {
		to := map[string]string{"supply PGOYBRPGOY": "", "RBYOGP": "RBYOGG", " CP": " 4R"}[from]
		if _, err := record.Parse("game.azl", []byte(strings.Replace(goodPavilion, from, to, 1)), editions()); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%q: %v, expected %q", from, err, reason)
		}
	}
}

func TestFaultsNameTheirPlace(t *testing.T) {
	cases := []struct {
		name, from, to string
		line, column   int
		token, message string
	}{
		{"unknown game", `"azul"`, `"chess"`, 1, 1, "chess", "expected a game"},
		{"no players", `[Players "2"]` + "\n", "", 1, 1, "", "Players"},
		{"too many players", `"2"`, `"5"`, 2, 1, "5", "2 to 4"},
		{"no such start", `[Start "1"]`, `[Start "3"]`, 3, 1, "3", "1 to 2"},
		{"twice", `[Odd "kept"]`, `[Game "azul"]`, 5, 1, `[Game "azul"]`, "once"},
		{"no header", `[Odd "kept"]`, `[Odd]`, 5, 1, "[Odd]", "expected a header"},
		{"no deal", "deal BBYR", "BBYR", 8, 1, "BBYR", "expected deal"},
		{"bad group", "KKWW", "KKWX", 8, 11, "KKWX", "expected the tiles"},
		{"short group", "KKWW", "KKW", 8, 11, "KKW", "4 tiles"},
		{"deal cut off", " RRRW YYKW\n1B2 CR- 2K1", "", 8, 1, "deal", "5 groups"},
		{"garbled move", "CR-", "XX-", 9, 5, "XX-", "expected a source"},
		{"illegal move", "CR-", "CW-", 9, 5, "CW-", "no white"},
	}
	for _, c := range cases {
		text := strings.Replace(good, c.from, c.to, 1)
		_, err := record.Parse("game.azl", []byte(text), editions())
		var e *record.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: %v, expected an error with its place", c.name, err)
			continue
		}
		if e.File != "game.azl" || e.Line != c.line || e.Column != c.column || e.Token != c.token || !strings.Contains(e.Message, c.message) {
			t.Errorf("%s: %+v, expected %d:%d %q …%s…", c.name, *e, c.line, c.column, c.token, c.message)
		}
	}
}

func TestHeadersAreKept(t *testing.T) {
	r, err := record.Parse("game.azl", []byte(good), editions())
	if err != nil {
		t.Fatal(err)
	}
	if r.Get("Odd") != "kept" || r.Names()[0] != `In"ês` {
		t.Errorf("headers %v", r.Headers)
	}
	text := record.Format(r)
	again, err := record.Parse("again", text, editions())
	if err != nil || !bytes.Equal(record.Format(again), text) {
		t.Errorf("%v: %s", err, text)
	}
	if !strings.Contains(string(text), "# round 1\ndeal BBYR") {
		t.Errorf("no round and deal in\n%s", text)
	}
}

func TestWrongResultIsRefused(t *testing.T) {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Position().Over() {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(m.Position().Moves(nil)[0], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	text := string(record.Format(&record.Record{Match: m}))
	if _, err := record.Parse("game.azl", []byte(text), editions()); err != nil {
		t.Fatal(err)
	}
	at := strings.Index(text, `[Result "`) + len(`[Result "`)
	if _, err := record.Parse("game.azl", []byte(text[:at]+"9"+text[at:]), editions()); err == nil {
		t.Error("a wrong result is accepted")
	}
}

func FuzzParse(f *testing.F) {
	f.Add(good)
	f.Add(goodPavilion)
	f.Add("")
	f.Add("[Game \"azul-grey\"]\n[Players \"4\"]\n[Start \"4\"]\n\ndeal - - - - - - - - -")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := record.Parse("fuzz", []byte(text), editions())
		if err != nil {
			var e *record.Error
			if !errors.As(err, &e) || e.Line < 1 || e.Column < 1 {
				t.Fatalf("%v has no place", err)
			}
			return
		}
		out := record.Format(r)
		again, err := record.Parse("again", out, editions())
		if err != nil || !bytes.Equal(record.Format(again), out) {
			t.Fatalf("%v\n%s", err, out)
		}
	})
}

// TestEveryLineIsWritten writes the line that a match follows, and any other of its lines alone.
func TestEveryLineIsWritten(t *testing.T) {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 4)
	if err != nil {
		t.Fatal(err)
	}
	on := func(n, pick int) {
		for range n {
			if moves := m.Position().Moves(nil); len(moves) > 0 {
				err = m.Play(moves[pick%len(moves)], nil)
			} else {
				err = m.Draw(nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	on(8, 0)
	if err := m.Branch("what if", 5); err != nil {
		t.Fatal(err)
	}
	on(4, 3)
	m.Follow(engine.Main)
	on(2, 1)
	for name, moves := range map[string]int{engine.Main: 10, "what if": 12} {
		back, err := record.Parse("line", record.Format(&record.Record{Match: m.Alone(name)}), editions())
		if err != nil || len(back.Match.Moves()) != moves {
			t.Fatalf("%s: %v", name, err)
		}
		if m.Follow(name); back.Match.Position().Hash() != m.Position().Hash() {
			t.Errorf("%s: the record leads elsewhere", name)
		}
	}
}
