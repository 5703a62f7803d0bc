// Package lesson implements interactive lessons. A lesson is a position and a list of steps, each of which shows a text, may point at places on
// the table, and may ask for a move. Lessons are data files; this package reads them and tracks the progress through them. Texts are messages
// with keys derived from the lesson's name.
package lesson

import (
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/bounded"
)

// Lesson is a position and the steps that start there. The player is at the first seat.
type Lesson struct {
	Name  string
	Game  string // ID of the edition
	Steps []Step
	Seats []string // names of the players

	start engine.Position
}

// Step is a text, and the moves that are part of it.
type Step struct {
	// After is the game that leads to the position of the step if it does not begin where the step before ended.
	After *Opening `json:"after,omitempty"`
	// At are the areas to point at in addition to those of the move. The text is placed at the first one.
	At []Area `json:"at,omitempty"`
	// Sum is the place of a tile whose score is explained, or nil.
	Sum *Area `json:"sum,omitempty"`
	// Moves are the moves to wait for; the first one is demonstrated, the others may be patterns of moves. Without moves, the player continues with Next.
	Moves []string `json:"moves,omitempty"`
	// Ask marks the step as a question: the source and target of its move are not pointed out before it is demonstrated.
	Ask bool `json:"ask,omitempty"`
	// Wrong are pairs of a pattern of moves and the name of the answer to them. The first match is used.
	Wrong [][2]string `json:"wrong,omitempty"`
	// Then are the following moves, of other seats and of Nature.
	Then []string `json:"then,omitempty"`
	// Pause is the event at which the moves of this step stop until the next step has been read, if they do.
	Pause Pause `json:"pause,omitempty"`

	start engine.Position // to which After leads, or nil
}

// Waits reports whether the step waits for a move.
func (s *Step) Waits() bool { return len(s.Moves) > 0 }

// WaitsFor reports whether a move, as text, is one of those that the step waits for.
func (s *Step) WaitsFor(move string) bool {
	return slices.ContainsFunc(s.Moves, func(pattern string) bool {
		ok, _ := path.Match(pattern, move)
		return ok
	})
}

// answer returns the name of the answer to a move that the step does not wait for, or "".
func (s *Step) answer(move string) string {
	for _, w := range s.Wrong {
		if ok, _ := path.Match(w[0], move); ok {
			return w[1]
		}
	}
	return ""
}

// Opening is the first part of a game: the seat that starts it, from 1, and its moves as in a record.
type Opening struct {
	Start int    `json:"start"`
	Moves string `json:"moves"`
}

// position returns the position after the moves. Every position of a lesson can therefore arise in a game.
func (o *Opening) position(e *engine.Edition, options engine.Options) (engine.Position, error) {
	options.Start = engine.Seat(o.Start - 1)
	p, err := e.New(options)
	if err != nil {
		return nil, err
	}
	for i, text := range strings.Fields(o.Moves) {
		m, err := p.ParseMove(text)
		if err != nil {
			return nil, fmt.Errorf("move %d, %s: %w", i+1, text, err)
		}
		p.Play(m, nil)
	}
	return p, nil
}

// file is a lesson file. A lesson starts in a position that a game leads to; an example may start in any position.
type file struct {
	Game   string          `json:"game,omitempty"`
	Seats  []string        `json:"seats,omitempty"`
	Jokers string          `json:"jokers,omitempty"`
	After  *Opening        `json:"after,omitempty"`
	Start  json.RawMessage `json:"start,omitempty"`
	Steps  []Step          `json:"steps"`
}

// read parses a lesson. Its game must be among editions.
func read(data []byte, editions []*engine.Edition) (*Lesson, error) {
	var f file
	if err := bounded.Strict(data, &f); err != nil {
		return nil, err
	}
	if f.Start != nil {
		var head struct{ Game string }
		if err := bounded.JSON(f.Start, &head); err != nil {
			return nil, err
		}
		f.Game = head.Game
	}
	i := slices.IndexFunc(editions, func(e *engine.Edition) bool { return e.ID == f.Game })
	if i < 0 {
		return nil, fmt.Errorf("unknown game %q", f.Game)
	}
	l, e := &Lesson{Game: f.Game, Steps: f.Steps, Seats: f.Seats}, editions[i]
	var err error
	options := engine.Options{Players: len(f.Seats), Jokers: f.Jokers}
	if f.Start != nil {
		l.start, l.Seats, err = e.ParseState(f.Start)
	} else if f.After != nil {
		l.start, err = f.After.position(e, options)
	} else {
		err = errors.New("no position to start in")
	}
	for n := range l.Steps {
		if s := &l.Steps[n]; s.After != nil && err == nil {
			s.start, err = s.After.position(e, options)
		}
	}
	return l, err
}
