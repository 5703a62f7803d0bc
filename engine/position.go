package engine

import "math/rand/v2"

// Position is the state of one game between two moves. Implementations keep no pointers to memory that changes, so
// that CopyFrom is a plain copy. Moves, Play and CopyFrom allocate nothing (given a large enough dst and a nil Log).
type Position interface {
	// Clone returns an independent copy.
	Clone() Position
	// CopyFrom makes the position equal to o, which must be of the same edition.
	CopyFrom(o Position)

	// Seats is the number of players, 2 to 4.
	Seats() int
	// Round counts from 1.
	Round() int
	// ToMove is the seat to act, or Nature. It means nothing once Over.
	ToMove() Seat
	// Over reports whether the game has ended and all bonuses are counted.
	Over() bool

	// Moves appends the legal moves of the seat to move to dst, in a fixed order. It appends nothing when Nature is to
	// move or the game is over.
	Moves(dst []Move) []Move
	// Check returns nil for a legal move of the seat to move, or of Nature, and otherwise a *Reason why it is illegal.
	Check(Move) error
	// Play makes a legal move and reports what changes to log, which may be nil.
	Play(m Move, log *Log)
	// Chance describes what Nature has to draw: the word that records use ("deal", "fill", "supply") and how many
	// groups are still to come, this one included. Both are zero when a seat is to move.
	Chance() (word string, groups int)
	// Draw returns Nature's next move, drawn from r with the true chances.
	Draw(r *rand.Rand) Move

	// Hash is equal for equal positions and differs, in all likelihood, for others.
	Hash() uint64
	// Scores appends the score of each seat.
	Scores(dst []int) []int
	// Winners appends the seats that share the victory by score and tie-break, as things stand.
	Winners(dst []Seat) []Seat
	// Points returns what each source brought seat s so far. It counts only what this position has seen since New;
	// positions read from a state know nothing of earlier points.
	Points(s Seat, from Source) int
	// Verify checks the invariants: tile count, colours, ranges.
	Verify() error

	// AppendMove appends the text of m, a move of this position (for Nature's moves the group of tiles, "-" if empty).
	AppendMove(dst []byte, m Move) []byte
	// ParseMove reads what AppendMove writes, for whoever is to move, and checks legality: the
	// error is a *Reason.
	ParseMove(text string) (Move, error)
	// AppendState appends the state as JSON, from which Edition.ParseState reads an equal position. Names may be nil or shorter than the
	// seats.
	AppendState(dst []byte, names []string) []byte
}
