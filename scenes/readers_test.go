package scenes

import (
	"encoding/json"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/bot"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest"
	"azulejo/engine/quote"
	"azulejo/engine/record"
	"azulejo/game/settings"
)

// hostile is text that would turn a line round, command a terminal, or fill the screen.
const hostile = "\u202eE\u2066v\x1b[2Ja\u009b\u200f\ufeff\u2028"

func safe(s string) bool {
	return len([]rune(s)) <= 61 && !strings.ContainsFunc(s, func(r rune) bool { return !quote.Visible(r) })
}

func TestNamesOfASaveAreSafe(t *testing.T) {
	text := strings.NewReplacer("NAME", hostile, "LONG", strings.Repeat("W", 1<<20)).Replace(
		"[Game \"azul\"]\n[Players \"3\"]\n[Start \"1\"]\n[Name1 \"NAME\"]\n[Name2 \"LONG\"]\n[Name3 \"\u200b \"]\n")
	rec, err := record.Parse("save", []byte(text), editions(Games()))
	if err != nil {
		t.Fatal(err)
	}
	players := playersOf(rec)
	if players[0].Name != "Ev[2Ja" || players[2].Name != "3" {
		t.Errorf("%+q", players)
	}
	for _, p := range players {
		if !safe(p.Name) {
			t.Errorf("%.100q can be called so", p.Name)
		}
	}
}

// A game that was left within a deal goes on at the table: the rest is dealt, and a seat is to move.
func TestTableGoesOnWithinADeal(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		app, whole := tableApp(t, at, 2, 0, 1280, 720)
		c := app.Context()
		c.Settings.Speed = settings.Off
		dealt := len(whole.match.Moves())
		for n := range dealt {
			part, err := engine.NewMatch(whole.match.Edition, whole.match.Options, whole.match.Seed)
			for i := 0; i < n && err == nil; i++ {
				err = part.Draw(nil)
			}
			if err != nil {
				t.Fatal(err)
			}
			text := record.Format(&record.Record{Headers: headers(part, whole.players), Match: part})
			rec, err := record.Parse("save", text, editions(Games()))
			if err != nil {
				t.Fatal(err)
			}
			p := newPlay(Games(), idle{}, whole.game, rec.Match, playersOf(rec))
			p.Layout(c)
			for range 5 {
				p.Update(c)
			}
			if p.match.Position().Hash() != whole.match.Position().Hash() {
				t.Errorf("left after %d of %d draws it goes on as another game", n, dealt)
			}
		}
	})
}

func TestSenselessSetups(t *testing.T) {
	first := recall(nil, make([]string, 4), Games(), nil)
	const players = `"Players":[{"Name":"A"},{"Name":"B"},{"Name":"C"},{"Name":"D"}]`
	for text, wrong := range map[string]func(Seating) bool{
		`{"Game":"pavilion",` + players + `,"Start":-7}`:                               func(s Seating) bool { return s.Start != -1 },
		`{"Game":"pavilion",` + players + `,"Start":4}`:                                func(s Seating) bool { return s.Start != -1 },
		`{"Game":"pavilion",` + players + `,"Start":3}`:                                func(s Seating) bool { return s.Start != 3 },
		`{"Game":"pavilion",` + players + `,"Jokers":"PPPPPP"}`:                        func(s Seating) bool { return s.Jokers != "" },
		`{"Game":"pavilion",` + players + `,"Jokers":"\u0000GOYBR"}`:                   func(s Seating) bool { return s.Jokers != "" },
		`{"Game":"pavilion",` + players + `,"Jokers":"RBYOGP"}`:                        func(s Seating) bool { return s.Jokers != "RBYOGP" },
		`{"Game":"pavilion",` + players + `,"Seed":"-1"}`:                              func(s Seating) bool { return s.Seed != "" },
		`{"Game":"pavilion",` + players + `,"Seed":"` + strings.Repeat("1", 99) + `"}`: func(s Seating) bool { return s.Seed != "" },
		`{"Game":"pavilion",` + players + `,"Seed":"18"}`:                              func(s Seating) bool { return s.Seed != "18" },
		`{"Game":"chess",` + players + `}`:                                             func(s Seating) bool { return s.Game != first.Game },
		`{"Game":"pavilion","Players":[]}`:                                             func(s Seating) bool { return len(s.Players) != 4 },
	} {
		if s := recall([]byte(text), make([]string, 4), Games(), nil); wrong(s) {
			t.Errorf("%s is recalled as %+v", text, s)
		}
	}
}

func TestChancesOnTheWire(t *testing.T) {
	pos := onTurn(t, &Games()[0], 2)
	move := string(pos.AppendMove(nil, pos.Moves(nil)[0]))
	for win, good := range map[string]bool{"[0.5,0.5]": true, "[0,1]": true, "[]": false, "[1]": false, "[-1,2]": false, "[0.1,0.1,0.8]": false, "[1e300,0]": false} {
		if _, err := readChoice([]byte(`{"id":1,"move":"`+move+`","lines":[{"move":"`+move+`","win":`+win+`}]}`), 1, pos); (err == nil) != good {
			t.Errorf("%s: %v", win, err)
		}
	}
}

// FuzzSave opens the table of whatever lies where the game in progress is kept.
func FuzzSave(f *testing.F) {
	games := Games()
	for at := range games {
		_, p := tableApp(f, at, 3, 9, 1280, 720)
		f.Add(record.Format(&record.Record{Headers: headers(p.match, []Player{{Name: "Ana"}, {Name: hostile}, {Name: "Master", Level: "master"}}), Match: p.match}))
	}
	app, _ := tableApp(f, 0, 2, 0, 1280, 720)
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		gauge.Read(t, func() {
			rec, err := record.Parse("save", text, editions(games))
			if err != nil || rec.Match.Position().Over() {
				return
			}
			players := playersOf(rec)
			for _, p := range players {
				if p.Name == "" || !safe(p.Name) {
					t.Errorf("%q can be called so", p.Name)
				}
			}
			newPlay(games, idle{}, find(games, rec.Match.Edition.ID), rec.Match, players).Layout(app.Context())
		})
	})
}

// FuzzSetup opens the set-up with whatever the settings remember of the last one, and begins that game.
func FuzzSetup(f *testing.F) {
	games := Games()
	seating := FirstSeating([]string{"You", "Inês", "Duarte", "Marta"}, "master")
	for _, g := range games {
		seating.Game, seating.Jokers = g.Edition.ID, shuffled
		f.Add(line(memory{seating, 3}))
	}
	app, _ := tableApp(f, 0, 2, 0, 1280, 720)
	c := app.Context()
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, blob []byte) {
		gauge.Read(t, func() {
			c.Settings.LastSetup = json.RawMessage(blob)
			s := NewSetup(games, idle{})
			s.Layout(c)
			m, err := s.seating.begin(find(games, s.seating.Game).Edition, s.seats)
			if err != nil || m.Options.Players != s.seats {
				t.Errorf("%s: %v", blob, err)
			}
			for _, p := range s.seating.Players {
				if !safe(p.Name) {
					t.Errorf("%q can be called so", p.Name)
				}
			}
		})
	})
}

// FuzzQuestion reads what a page might send to the worker.
func FuzzQuestion(f *testing.F) {
	games := Games()
	for i := range games {
		pos := onTurn(f, &games[i], 2+i%3)
		q := Question{games[i].Edition, pos, "master", 800, 7, pos.Moves(nil)[:2], 2}
		f.Add(q.write(3))
	}
	bots := catalogue.Games()
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		var q Question
		var err error
		gauge.Read(t, func() { _, q, err = readQuestion(text, bots) })
		if err != nil {
			return
		}
		_, again, err := readQuestion(q.write(1), bots)
		if err != nil || again.Position.Hash() != q.Position.Hash() || len(again.Moves) != len(q.Moves) {
			t.Errorf("%s: %+v, %v", text, again, err)
		}
	})
}

// FuzzChoice reads what a worker might answer.
func FuzzChoice(f *testing.F) {
	pos := onTurn(f, &Games()[0], 3)
	moves := pos.Moves(nil)
	f.Add(writeChoice(1, pos, bot.Choice{Move: moves[1], Lines: []bot.Line{lineWith(moves[1], 0.5, 0.3, 0.2)}}, nil))
	f.Add([]byte(`{"id":1,"error":{"message":"tired"}}`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		var c bot.Choice
		var err error
		gauge.Read(t, func() { c, err = readChoice(text, 1, pos) })
		if err != nil {
			if len(err.Error()) > 700 {
				t.Errorf("%d bytes are said", len(err.Error()))
			}
			return
		}
		for _, l := range append(c.Lines, bot.Line{Move: c.Move, Win: make([]float64, 3)}) {
			if pos.Check(l.Move) != nil || len(l.Win) != 3 {
				t.Errorf("%s passes as %+v", text, c)
			}
		}
	})
}
