package computer

import (
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest"
	"azulejo/engine/players"
	"azulejo/scenes/games"
)

func TestChancesOnTheWire(t *testing.T) {
	pos := onTurn(t, &games.All()[0], 2)
	move := string(pos.AppendMove(nil, pos.Moves(nil)[0]))
	for win, good := range map[string]bool{"[0.5,0.5]": true, "[0,1]": true, "[]": false, "[1]": false, "[-1,2]": false, "[0.1,0.1,0.8]": false, "[1e300,0]": false} {
		if _, err := readChoice([]byte(`{"id":1,"move":"`+move+`","lines":[{"move":"`+move+`","win":`+win+`}]}`), 1, pos); (err == nil) != good {
			t.Errorf("%s: %v", win, err)
		}
	}
}

// FuzzQuestion reads what a page might send to the worker.
func FuzzQuestion(f *testing.F) {
	all := games.All()
	for i := range all {
		pos := onTurn(f, &all[i], 2+i%3)
		q := Question{all[i].Edition, pos, "master", 800, 7, pos.Moves(nil)[:2], 2}
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
	pos := onTurn(f, &games.All()[0], 3)
	moves := pos.Moves(nil)
	f.Add(writeChoice(1, pos, players.Choice{Move: moves[1], Lines: []players.Line{lineOf(moves[1], 0.5, 0.3, 0.2)}}, nil))
	f.Add([]byte(`{"id":1,"error":{"message":"tired"}}`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		var c players.Choice
		var err error
		gauge.Read(t, func() { c, err = readChoice(text, 1, pos) })
		if err != nil {
			if len(err.Error()) > 700 {
				t.Errorf("%d bytes are said", len(err.Error()))
			}
			return
		}
		for _, l := range append(c.Lines, players.Line{Move: c.Move, Win: make([]float64, 3)}) {
			if pos.Check(l.Move) != nil || len(l.Win) != 3 {
				t.Errorf("%s passes as %+v", text, c)
			}
		}
	})
}
