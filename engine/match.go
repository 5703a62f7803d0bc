package engine

import "math/rand/v2"

// Match is the history of a game: an edition, its options, and one or more lines of moves, any position of which can be shown at once.
// All positions of games of usual length are kept; in longer lines some are recomputed on demand. Lines that branch off share the moves
// before the branch, and one line is the current one. Chance is drawn from a seeded source, once for each move number of a line, so that
// undo never re-rolls: undone moves are kept for Redo until a different move is made.
// A Match is not safe for concurrent use, even for reading.
type Match struct {
	Edition *Edition
	Options Options
	Seed    uint64

	lines   []*line // in order of creation, the main line first
	current *line   // the current line
}

// NewMatch returns a match with a main line without moves. Nature is to move, unless the match begins with a position.
func NewMatch(e *Edition, o Options, seed uint64) (*Match, error) {
	start, o, err := e.begin(o)
	if err != nil {
		return nil, err
	}
	main := newLine(Main, seed, start)
	return &Match{Edition: e, Options: o, Seed: seed, lines: []*line{main}, current: main}, nil
}

// Position returns the current position. It never changes, and callers must not modify it.
func (m *Match) Position() Position { return m.At(m.current.at) }

// At returns the position after n moves of the current line, including undone ones. It never changes, and callers must not modify it.
func (m *Match) At(n int) Position { return m.current.position(n) }

// Start returns a copy of the initial position.
func (m *Match) Start() Position { return m.At(0).Clone() }

// Over reports whether the game has ended, by the rules or as endless.
func (m *Match) Over() bool { return m.now().Over() }

// Endless reports whether the game has ended as a draw because it is endless; see StallRounds. By the rules its position is not over.
func (m *Match) Endless() bool { return m.now().Endless() }

// Winners appends the seats that share the victory, all of them in an endless game, to dst. While the game goes on, it appends those that would if it
// ended now.
func (m *Match) Winners(dst []Seat) []Seat { return m.now().Winners(dst) }

// Points returns the points that seat s has from a source so far. Those with which a match from a position begins are from the start.
func (m *Match) Points(s Seat, from Source) int {
	points := m.Position().Points(s, from)
	if from == FromStart && m.Options.Position != "" {
		points += m.At(0).Scores(nil)[s]
	}
	return points
}

// now returns a cursor at the current position.
func (m *Match) now() Cursor { return Cursor{m, m.current.at} }

// Moves returns the moves played so far, including Nature's. Callers must not modify them.
func (m *Match) Moves() []Move { return m.current.moves[:m.current.at] }

// Line returns all moves of the current line, including undone ones. Callers must not modify them.
func (m *Match) Line() []Move { return m.current.moves }

// Redoable returns the undone moves, in the order in which Redo makes them.
func (m *Match) Redoable() []Move { return m.current.moves[m.current.at:] }

// Play makes a move for the seat to move or for Nature. A move other than the next one to redo drops the undone moves.
func (m *Match) Play(mv Move, log *Log) error {
	if m.Endless() {
		return NewReason("illegal.over")
	}
	if err := m.Position().Check(mv); err != nil {
		return err
	}
	m.current.play(mv, log)
	return nil
}

// Extend drops the undone moves and then plays the moves that next returns for the current position, until next returns NoMove or an error,
// which Extend returns. The position passed to next is valid until next returns, and the moves must be legal, none of them in a match that is over.
// Extend is meant for long lines: unlike Play it does not allocate a position for each move.
func (m *Match) Extend(next func(Position) (Move, error)) error { return m.current.extend(next) }

// Draw makes Nature's move: the next one to redo if there is one, else a new draw that depends only on the seed of the line and the number
// of the move. It returns an error if Nature is not to move.
func (m *Match) Draw(log *Log) error {
	p := m.Position()
	if m.Over() || p.ToMove() != Nature {
		return NewReason("form.no-draw")
	}
	if back := m.Redoable(); len(back) > 0 {
		return m.Play(back[0], log)
	}
	return m.Play(p.Draw(rand.New(rand.NewPCG(m.current.seed, uint64(m.current.at)))), log)
}

// Undo takes back the last move and reports whether there was one.
func (m *Match) Undo() bool { return m.Goto(m.current.at - 1) }

// Redo makes the next undone move again and reports whether there was one.
func (m *Match) Redo(log *Log) bool {
	back := m.Redoable()
	return len(back) > 0 && m.Play(back[0], log) == nil
}

// Goto sets the current position to the one after n moves; the moves after it remain for Redo. It reports whether the line has n moves.
func (m *Match) Goto(n int) bool {
	if n < 0 || n > len(m.current.moves) {
		return false
	}
	m.current.at = n
	return true
}
