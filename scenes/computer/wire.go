package computer

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/intake"
	"azulejo/engine/players"
	"azulejo/engine/quote"
)

// wireQuestion is a Question as a line of JSON, for a computer player that shares no memory with the game.
type wireQuestion struct {
	ID     int             `json:"id"`
	Level  string          `json:"level"`
	Millis int             `json:"ms"`
	Seed   uint64          `json:"seed"`
	State  json.RawMessage `json:"state"`
	Moves  []string        `json:"moves,omitempty"`
	Lines  int             `json:"lines,omitempty"`
}

// wireAnswer is the answer to it: a move and the lines weighed, or what went wrong.
type wireAnswer struct {
	ID    int        `json:"id"`
	Move  string     `json:"move,omitempty"`
	Lines []wireLine `json:"lines,omitempty"`
	Error *wireError `json:"error,omitempty"`
}

type wireLine struct {
	Move string    `json:"move"`
	Win  []float64 `json:"win"`
}

type wireError struct {
	Message string `json:"message"`
}

// line writes a value that always has a form in JSON.
func line(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// write puts the question on the wire under a number.
func (q *Question) write(id int) []byte {
	w := wireQuestion{ID: id, Level: q.Level, Millis: q.Millis, Seed: q.Seed, State: q.Position.AppendState(nil, nil), Lines: q.Lines}
	for _, m := range q.Moves {
		w.Moves = append(w.Moves, string(q.Position.AppendMove(nil, m)))
	}
	return line(w)
}

// readQuestion reads what write wrote. The number is known even where the rest is not.
func readQuestion(text []byte, games box.Games) (id int, q Question, err error) {
	var w wireQuestion
	if err := intake.JSON(text, &w); err != nil {
		return w.ID, q, err
	}
	q = Question{Level: w.Level, Millis: w.Millis, Seed: w.Seed, Lines: w.Lines}
	g, p, _, err := games.ParseState(w.State)
	if err != nil {
		return w.ID, q, err
	}
	q.Edition, q.Position = g.Edition, p
	for _, text := range w.Moves {
		m, err := q.Position.ParseMove(text)
		if err != nil {
			return w.ID, q, err
		}
		q.Moves = append(q.Moves, m)
	}
	return w.ID, q, nil
}

// writeChoice puts the answer to a question about p on the wire.
func writeChoice(id int, p engine.Position, c players.Choice, err error) []byte {
	a := wireAnswer{ID: id}
	if err != nil {
		a.Error = &wireError{err.Error()}
		return line(a)
	}
	a.Move = string(p.AppendMove(nil, c.Move))
	for _, l := range c.Lines {
		a.Lines = append(a.Lines, wireLine{string(p.AppendMove(nil, l.Move)), l.Win})
	}
	return line(a)
}

// readChoice reads what writeChoice wrote about question id.
func readChoice(text []byte, id int, p engine.Position) (c players.Choice, err error) {
	var a wireAnswer
	if err := intake.JSON(text, &a); err != nil {
		return c, err
	}
	if a.Error != nil {
		return c, errors.New(quote.Clip(a.Error.Message))
	}
	if a.ID != id {
		return c, errors.New("the computer player answers another question")
	}
	if c.Move, err = p.ParseMove(a.Move); err != nil {
		return c, err
	}
	for _, w := range a.Lines {
		m, err := p.ParseMove(w.Move)
		if err != nil {
			return c, err
		}
		if !isShares(w.Win, p.Seats()) {
			return c, errors.New("the computer player gives chances that cannot be")
		}
		c.Lines = append(c.Lines, players.Line{Move: m, Win: w.Win, Moves: []engine.Move{m}})
	}
	return c, nil
}

// isShares reports whether there is a chance of winning for every seat.
func isShares(win []float64, seats int) bool {
	wrong := func(w float64) bool { return w < 0 || w > 1 }
	return len(win) == seats && !slices.ContainsFunc(win, wrong)
}

// reply answers a question on the wire.
func (r *roster) reply(text []byte) []byte {
	id, q, err := readQuestion(text, r.games)
	if err != nil {
		return writeChoice(id, nil, players.Choice{}, err)
	}
	p, err := r.player(q)
	if err != nil {
		return writeChoice(id, nil, players.Choice{}, err)
	}
	c, err := p.Choose(context.Background(), q.task())
	c.Lines = c.Lines[:min(len(c.Lines), max(1, q.Lines))] // the others have no exact value
	return writeChoice(id, q.Position, c, err)
}
