package engine

import "math/rand/v2"

// Match is a game as it is played: an edition, its start, and a line of moves with every position on it, so that any moment can be
// shown at once. Chance is drawn from a seeded source, once for each spot of the line, so that undo never re-rolls: moves that were
// taken back are kept for Redo until another move is made.
type Match struct {
	Edition *Edition
	Options Options
	Seed    uint64

	moves     []Move     // all moves, those taken back included
	positions []Position // before each of them, and after the last
	at        int        // how many of them are played
}

// NewMatch starts a match; Nature's first moves are not yet made.
func NewMatch(e *Edition, o Options, seed uint64) (*Match, error) {
	start, err := e.New(o)
	if err != nil {
		return nil, err
	}
	return &Match{Edition: e, Options: o, Seed: seed, positions: []Position{start}}, nil
}

// Position is the current position. It is never changed, and callers must not change it.
func (m *Match) Position() Position { return m.At(m.at) }

// At is the position after n moves of the line, those taken back included. Callers must not change it.
func (m *Match) At(n int) Position { return m.positions[n] }

// Start returns a copy of the position that the match began with.
func (m *Match) Start() Position { return m.At(0).Clone() }

// Moves are the moves played so far, Nature's included. Callers must not change them.
func (m *Match) Moves() []Move { return m.moves[:m.at] }

// Line is all moves, those taken back included. Callers must not change them.
func (m *Match) Line() []Move { return m.moves }

// Redoable are the moves taken back that Redo would make again, in order.
func (m *Match) Redoable() []Move { return m.moves[m.at:] }

// Play makes a move of whoever is to move. A move other than the one taken back last drops the redo line.
func (m *Match) Play(mv Move, log *Log) error {
	if why := m.Position().Check(mv); why != nil {
		return why
	}
	next := m.Position().Clone()
	next.Play(mv, log)
	if m.at == len(m.moves) || m.moves[m.at] != mv {
		m.moves = append(m.moves[:m.at], mv)
		m.positions = append(m.positions[:m.at+1], next)
	}
	m.at++
	return nil
}

// Draw makes Nature's move: the one taken back here, if there is one, else a fresh draw that depends only on the match's seed and
// the number of the move.
func (m *Match) Draw(log *Log) error {
	p := m.Position()
	if p.Over() || p.ToMove() != Nature {
		return Because("form.no-draw")
	}
	if back := m.Redoable(); len(back) > 0 {
		return m.Play(back[0], log)
	}
	return m.Play(p.Draw(rand.New(rand.NewPCG(m.Seed, uint64(m.at)))), log)
}

// Undo takes the last move back and reports whether there was one.
func (m *Match) Undo() bool { return m.Goto(m.at - 1) }

// Redo makes the move taken back last again and reports whether there was one.
func (m *Match) Redo(log *Log) bool {
	back := m.Redoable()
	return len(back) > 0 && m.Play(back[0], log) == nil
}

// Goto shows the game after n moves; the moves beyond stay for Redo. It reports whether there are that many.
func (m *Match) Goto(n int) bool {
	if n < 0 || n > len(m.moves) {
		return false
	}
	m.at = n
	return true
}
