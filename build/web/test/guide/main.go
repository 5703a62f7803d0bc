// Command guide tells the browser test where to click. It reads lines of JSON {"game", "record", "w", "h", "seed"} and answers
// each with {"over"}, {"wait"} while a computer is to move, or the way of a legal move in pixels: {"clicks", "drag"}.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/scenes/games"
	"azulejo/scenes/inputpath"
)

type question struct {
	Game   string
	Record string
	W, H   float64
	Seed   uint64
}

type answer struct {
	Over   bool         `json:"over,omitempty"`
	Wait   bool         `json:"wait,omitempty"`
	Moves  int          `json:"moves"`
	Clicks [][2]float64 `json:"clicks,omitempty"`
	Drag   [][2]float64 `json:"drag,omitempty"`
	Scores []int        `json:"scores"`
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for in.Scan() {
		var q question
		err := json.Unmarshal(in.Bytes(), &q)
		var a answer
		if err == nil {
			a, err = answerTo(q)
		}
		if err == nil {
			err = out.Encode(a)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "guide:", err)
			os.Exit(1)
		}
	}
}

// answerTo finds a move for the person in seat 1: of the first six, a different one from turn to turn.
func answerTo(q question) (answer, error) {
	g := games.Find(games.All(), q.Game)
	if g == nil {
		return answer{}, fmt.Errorf("no game %q", q.Game)
	}
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, q.Seed)
	if err != nil {
		return answer{}, err
	}
	if q.Record != "" {
		rec, err := record.Parse("autosave", []byte(q.Record), games.Editions())
		if err != nil {
			return answer{}, err
		}
		m = rec.Match
	}
	for m.Draw(nil) == nil {
	}
	pos := m.Position()
	a := answer{Over: pos.Over(), Moves: len(m.Moves()), Scores: pos.Scores(nil)}
	if a.Over || pos.ToMove() != 0 {
		a.Wait = !a.Over
		return a, nil
	}
	moves := pos.Moves(nil)
	way, err := inputpath.Of(g, pos, moves[a.Moves%min(6, len(moves))], q.W, q.H)
	if err != nil {
		return a, err
	}
	a.Clicks, a.Drag = way.Clicks, way.Drag
	return a, nil
}
