package computer

import (
	"encoding/json"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/scenes/games"
)

// onTurn is the first position of a game with a seat to move.
func onTurn(t testing.TB, g *games.Game, seats int) engine.Position {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for m.Position().ToMove() == engine.Nature {
		if err := m.Draw(nil); err != nil {
			t.Fatal(err)
		}
	}
	return m.Position()
}

func TestQuestionsOnTheWire(t *testing.T) {
	all := games.All()
	eachGame(t, func(t *testing.T, at int) {
		pos := onTurn(t, &all[at], 3)
		q := Question{all[at].Edition, pos, "master", 800, 1<<63 + 5, pos.Moves(nil)[:2], 2}
		id, got, err := readQuestion(q.write(7), catalogue.Games())
		if err != nil || id != 7 {
			t.Fatal(id, err)
		}
		if got.Edition.ID != q.Edition.ID || got.Position.Hash() != pos.Hash() || got.Level != q.Level || got.Millis != q.Millis ||
			got.Seed != q.Seed || !slices.Equal(got.Moves, q.Moves) || got.Lines != q.Lines {
			t.Errorf("read %+v, written %+v", got, q)
		}
	})
}

func TestChoicesOnTheWire(t *testing.T) {
	all := games.All()
	eachGame(t, func(t *testing.T, at int) {
		pos := onTurn(t, &all[at], 3)
		moves := pos.Moves(nil)
		c := players.Choice{Move: moves[1], Lines: []players.Line{lineOf(moves[1], 0.5, 0.3, 0.2), lineOf(moves[0], 0.1, 0.8, 0.1)}}
		got, err := readChoice(writeChoice(4, pos, c, nil), 4, pos)
		if err != nil || got.Move != c.Move || len(got.Lines) != 2 || got.Lines[1].Move != moves[0] || !near(got.Lines[0].Win, c.Lines[0].Win) {
			t.Errorf("read %+v, %v", got, err)
		}
		if _, err := readChoice(writeChoice(4, pos, c, nil), 5, pos); err == nil {
			t.Error("the answer to another question is taken")
		}
	})
}

// TestRosterAnswers lets a level answer on the wire, as in the browser.
func TestRosterAnswers(t *testing.T) {
	all := games.All()
	r := newRoster(catalogue.Games())
	pos := onTurn(t, &all[0], 4)
	q := Question{Edition: all[0].Edition, Position: pos, Level: Best, Millis: 30, Lines: 1}
	c, err := readChoice(r.reply(q.write(1)), 1, pos)
	if err != nil || pos.Check(c.Move) != nil || len(c.Lines) == 0 || len(c.Lines[0].Win) != 4 {
		t.Errorf("answered %+v, %v", c, err)
	}
	q.Level = StandIn
	if c, err = readChoice(r.reply(q.write(2)), 2, pos); err != nil || pos.Check(c.Move) != nil || len(r.seated) != 2 {
		t.Errorf("the level that stands in answers %+v, %v; %d are seated", c, err, len(r.seated))
	}
}

func TestWireFaults(t *testing.T) {
	all := games.All()
	r, pos := newRoster(catalogue.Games()), onTurn(t, &all[0], 2)
	q := Question{Edition: all[0].Edition, Position: pos, Level: "nobody", Millis: 10}
	whole := string(q.write(3))
	for name, text := range map[string]string{
		"no level of that name": whole,
		"no JSON":               "{",
		"no game of that name":  strings.Replace(whole, `"azul"`, `"go"`, 1),
		"no such move":          strings.Replace(whole, `"state"`, `"moves":["zz"],"state"`, 1),
		"no state":              `{"id":3,"level":"master","ms":10}`,
	} {
		if c, err := readChoice(r.reply([]byte(text)), 3, pos); err == nil {
			t.Errorf("%s: answered %v", name, c)
		}
	}
	for name, text := range map[string]string{
		"a worker that stopped": `{"id":null,"error":{"code":"worker","message":"out of memory"}}`,
		"no answer":             "",
		"an illegal move":       `{"id":3,"move":"zz"}`,
		"an illegal line":       strings.Replace(string(writeChoice(3, pos, players.Choice{Move: pos.Moves(nil)[0]}, nil)), "}", `,"lines":[{"move":"zz"}]}`, 1),
	} {
		if _, err := readChoice([]byte(text), 3, pos); err == nil {
			t.Errorf("%s is taken for an answer", name)
		}
	}
	var a wireAnswer
	if err := json.Unmarshal(writeChoice(1, pos, players.Choice{}, errors.New("tired")), &a); err != nil || a.Error.Message != "tired" {
		t.Errorf("a fault is written as %+v, %v", a, err)
	}
}

func lineOf(m engine.Move, win ...float64) players.Line { return players.Line{Move: m, Win: win} }

// near reports whether shares are about equal.
func near(a, b []float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) < 1e-9 })
}

// eachGame runs a test for every game of the list.
func eachGame(t *testing.T, test func(t *testing.T, at int)) {
	for at, g := range games.All() {
		t.Run(g.Edition.ID, func(t *testing.T) { test(t, at) })
	}
}
