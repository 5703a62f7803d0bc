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
	// At are the areas to point at in addition to those of the move. The text is placed at the first one.
	At []Area `json:"at,omitempty"`
	// Sum is the place of a tile whose score is explained, or nil.
	Sum *Area `json:"sum,omitempty"`
	// Moves are the moves to wait for; the first one is demonstrated. Without moves, the player continues with Next.
	Moves []string `json:"moves,omitempty"`
	// Ask marks the step as a question: the source and target of its move are not pointed out before it is demonstrated.
	Ask bool `json:"ask,omitempty"`
	// Wrong are pairs of a pattern of moves and the name of the answer to them. The first match is used.
	Wrong [][2]string `json:"wrong,omitempty"`
	// Then are the following moves, of other seats and of Nature.
	Then []string `json:"then,omitempty"`
}

// Waits reports whether the step waits for a move.
func (s *Step) Waits() bool { return len(s.Moves) > 0 }

// answer returns the name of the answer to a move that the step does not wait for, or "".
func (s *Step) answer(move string) string {
	for _, w := range s.Wrong {
		if ok, _ := path.Match(w[0], move); ok {
			return w[1]
		}
	}
	return ""
}

// read parses a lesson. Its game must be among editions.
func read(data []byte, editions []*engine.Edition) (*Lesson, error) {
	var file struct {
		Start json.RawMessage `json:"start"`
		Steps []Step          `json:"steps"`
	}
	var head struct{ Game string }
	if err := errors.Join(bounded.Strict(data, &file), bounded.JSON(file.Start, &head)); err != nil {
		return nil, err
	}
	i := slices.IndexFunc(editions, func(e *engine.Edition) bool { return e.ID == head.Game })
	if i < 0 {
		return nil, fmt.Errorf("unknown game %q", head.Game)
	}
	start, seats, err := editions[i].ParseState(file.Start)
	if err != nil {
		return nil, err
	}
	return &Lesson{Game: head.Game, Steps: file.Steps, start: start, Seats: seats}, nil
}
