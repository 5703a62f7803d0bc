package engine

import (
	"fmt"
	"math/rand/v2"
)

// Match is a game as it is played: an edition, its start, its moves and the position they lead to. Chance is drawn from
// the seeded source of the match, once for each spot of the game, so that undo never re-rolls: moves that were taken back
// are kept for Redo until another move is made.
type Match struct {
	Edition *Edition
	Options Options
	Seed    uint64

	start Position
	now   Position
	moves []Move // all moves, those taken back included
	at    int    // how many of them are played
}

// NewMatch starts a match; Nature's first moves are not yet made.
func NewMatch(e *Edition, o Options, seed uint64) (*Match, error) {
	start, err := e.New(o)
	if err != nil {
		return nil, err
	}
	return &Match{Edition: e, Options: o, Seed: seed, start: start, now: start.Clone()}, nil
}

// Position is the current position. Callers must not change it.
func (m *Match) Position() Position { return m.now }

// Moves are the moves played so far, Nature's included. Callers must not change them.
func (m *Match) Moves() []Move { return m.moves[:m.at] }

// Line is all moves, those taken back included. Callers must not change them.
func (m *Match) Line() []Move { return m.moves }

// Redoable are the moves taken back that Redo would make again, in order.
func (m *Match) Redoable() []Move { return m.moves[m.at:] }

// Play makes a move of whoever is to move. A move other than the one taken back last drops the redo line.
func (m *Match) Play(mv Move, log *Log) error {
	if err := m.now.Check(mv); err != nil {
		return err
	}
	if m.at < len(m.moves) && m.moves[m.at] == mv {
		m.at++
	} else {
		m.moves = append(m.moves[:m.at], mv)
		m.at++
	}
	m.now.Play(mv, log)
	return nil
}

// Draw makes Nature's move: the one taken back here, if there is one, else a fresh draw that depends only on the seed and
// the number of the move.
func (m *Match) Draw(log *Log) error {
	if m.now.Over() || m.now.ToMove() != Nature {
		return fmt.Errorf("no tiles are to be drawn now")
	}
	if m.at < len(m.moves) {
		return m.Play(m.moves[m.at], log)
	}
	return m.Play(m.now.Draw(rand.New(rand.NewPCG(m.Seed, uint64(m.at)))), log)
}

// Undo takes the last move back and reports whether there was one.
func (m *Match) Undo() bool { return m.Goto(m.at - 1) }

// Redo makes the move taken back last again and reports whether there was one.
func (m *Match) Redo(log *Log) bool {
	return m.at < len(m.moves) && m.Play(m.moves[m.at], log) == nil
}

// Goto shows the game after n moves; the moves beyond stay for Redo. It reports whether there are that many.
func (m *Match) Goto(n int) bool {
	if n < 0 || n > len(m.moves) {
		return false
	}
	m.now.CopyFrom(m.start)
	for _, mv := range m.moves[:n] {
		m.now.Play(mv, nil)
	}
	m.at = n
	return true
}

// Start returns a copy of the position the match began with.
func (m *Match) Start() Position { return m.start.Clone() }

// Branch returns a match that shares the moves played so far and goes its own way from here.
func (m *Match) Branch(seed uint64) *Match {
	return &Match{Edition: m.Edition, Options: m.Options, Seed: seed, start: m.start.Clone(), now: m.now.Clone(), moves: append([]Move(nil), m.Moves()...), at: m.at}
}
