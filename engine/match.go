package engine

import "math/rand/v2"

// Match is a game as it is played: an edition, its start, and lines of moves with positions on them, so that any moment can be shown at
// once. The positions of usual games are all kept; of long lines only some are, and the others are made again when they are asked for.
// Lines part where somebody tries something else and share what came before; the match follows one of them. Chance is drawn from a seeded
// source, once for each spot of a line, so that undo never re-rolls: moves that were taken back are kept for Redo until another move is made.
// A Match serves one goroutine at a time, even for reading.
type Match struct {
	Edition *Edition
	Options Options
	Seed    uint64

	lines []*line // in the order of their making, the main line first
	now   *line   // the one followed
}

// NewMatch starts a match with its main line; Nature's first moves are not yet made.
func NewMatch(e *Edition, o Options, seed uint64) (*Match, error) {
	start, err := e.New(o)
	if err != nil {
		return nil, err
	}
	main := newLine(Main, seed, start)
	return &Match{Edition: e, Options: o, Seed: seed, lines: []*line{main}, now: main}, nil
}

// Position is the current position. It is never changed, and callers must not change it.
func (m *Match) Position() Position { return m.At(m.now.at) }

// At is the position after n moves of the line followed, those taken back included. It is never changed, and callers must not change it.
func (m *Match) At(n int) Position { return m.now.position(n) }

// Start returns a copy of the position that the match began with.
func (m *Match) Start() Position { return m.At(0).Clone() }

// Moves are the moves played so far, Nature's included. Callers must not change them.
func (m *Match) Moves() []Move { return m.now.moves[:m.now.at] }

// Line is all moves, those taken back included. Callers must not change them.
func (m *Match) Line() []Move { return m.now.moves }

// Redoable are the moves taken back that Redo would make again, in order.
func (m *Match) Redoable() []Move { return m.now.moves[m.now.at:] }

// Play makes a move of whoever is to move. A move other than the one taken back last drops the redo line.
func (m *Match) Play(mv Move, log *Log) error {
	if err := m.Position().Check(mv); err != nil {
		return err
	}
	m.now.play(mv, log)
	return nil
}

// Extend makes the moves that next returns for the position after those before, until it returns NoMove or an error, which is returned.
// Moves that were taken back are dropped first. The position is valid until next returns, and its moves must be legal. It is for long
// lines: unlike Play it makes no new position for each move.
func (m *Match) Extend(next func(Position) (Move, error)) error { return m.now.extend(next) }

// Draw makes Nature's move: the one taken back here, if there is one, else a fresh draw that depends only on the line's seed and
// the number of the move.
func (m *Match) Draw(log *Log) error {
	p := m.Position()
	if p.Over() || p.ToMove() != Nature {
		return NewReason("form.no-draw")
	}
	if back := m.Redoable(); len(back) > 0 {
		return m.Play(back[0], log)
	}
	return m.Play(p.Draw(rand.New(rand.NewPCG(m.now.seed, uint64(m.now.at)))), log)
}

// Undo takes the last move back and reports whether there was one.
func (m *Match) Undo() bool { return m.Goto(m.now.at - 1) }

// Redo makes the move taken back last again and reports whether there was one.
func (m *Match) Redo(log *Log) bool {
	back := m.Redoable()
	return len(back) > 0 && m.Play(back[0], log) == nil
}

// Goto shows the game after n moves; the moves beyond stay for Redo. It reports whether there are that many.
func (m *Match) Goto(n int) bool {
	if n < 0 || n > len(m.now.moves) {
		return false
	}
	m.now.at = n
	return true
}
