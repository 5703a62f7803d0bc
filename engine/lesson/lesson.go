// Package lesson teaches games by doing: a lesson is a position and steps, each of which says something, points somewhere, and may wait for
// a move. Lessons are data, a file for each; this package reads them and goes through them. It shows nothing and has no sentences: those
// are words under the lesson's name.
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

// Lesson is a position and what is done there, a step after the other. The person sits at the first seat.
type Lesson struct {
	Name  string
	Game  string // the edition's name
	Steps []Step
	Seats []string // the names of the seats

	start engine.Position
}

// Step is something that is said, and what is done about it.
type Step struct {
	// At are the areas pointed at besides those of the move; the first is what the words are about.
	At []Area `json:"at,omitempty"`
	// Sum is a place whose tile's points are added up, if it is named.
	Sum *Area `json:"sum,omitempty"`
	// Moves are the moves waited for, the one that is shown first; without any, the step goes on at a word.
	Moves []string `json:"moves,omitempty"`
	// Ask says that the step is a question: where its move begins and goes is not pointed out until it has been shown.
	Ask bool `json:"ask,omitempty"`
	// Wrong answers other moves: a pattern of moves and the name of what is said, the first that matches.
	Wrong [][2]string `json:"wrong,omitempty"`
	// Then are the moves that follow, with those of chance.
	Then []string `json:"then,omitempty"`
}

// Waits reports whether the step waits for a move.
func (s *Step) Waits() bool { return len(s.Moves) > 0 }

// answer names what is said of a move that is not waited for.
func (s *Step) answer(move string) string {
	for _, w := range s.Wrong {
		if ok, _ := path.Match(w[0], move); ok {
			return w[1]
		}
	}
	return ""
}

// read reads a lesson of one of some games.
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
		return nil, fmt.Errorf("there is no game %q", head.Game)
	}
	start, seats, err := editions[i].ParseState(file.Start)
	if err != nil {
		return nil, err
	}
	return &Lesson{Game: head.Game, Steps: file.Steps, start: start, Seats: seats}, nil
}
