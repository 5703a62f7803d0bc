package engine

import "math/rand/v2"

// Position is the state of a game between two moves. Implementations hold no pointers to mutable memory, so that CopyFrom is a plain copy.
// Moves, Play and CopyFrom do not allocate, given a large enough dst and a nil Log.
type Position interface {
	// Clone returns an independent copy.
	Clone() Position
	// CopyFrom sets the position to a copy of o, which must be of the same edition.
	CopyFrom(o Position)

	// Seats returns the number of players, 2 to 4.
	Seats() int
	// Round returns the number of the round, from 1.
	Round() int
	// ToMove returns the seat to move, or Nature. The result is undefined when the game is over.
	ToMove() Seat
	// Over reports whether the game has ended and all bonuses have been counted.
	Over() bool

	// Moves appends the legal moves of the seat to move to dst, in a deterministic order. It appends nothing when Nature is to
	// move or the game is over.
	Moves(dst []Move) []Move
	// Check returns nil if the move is legal for the seat to move or for Nature, and otherwise a *Reason that explains why it is not.
	Check(Move) error
	// Play makes a legal move and adds its events to log, which may be nil.
	Play(m Move, log *Log)
	// Chance returns the word that records use for Nature's next draw ("deal", "fill", "supply") and the number of groups that are
	// still to be drawn, including the next one. It returns zero values when a seat is to move.
	Chance() (word string, groups int)
	// Draw returns Nature's next move, drawn at random from r with the probabilities of the rules.
	Draw(r *rand.Rand) Move

	// Hash returns a hash of the position. Equal positions have equal hashes.
	Hash() uint64
	// Scores appends the score of each seat to dst.
	Scores(dst []int) []int
	// Winners appends the seats that would share the victory, by score and tie-break, if the game ended now.
	Winners(dst []Seat) []Seat
	// Placed returns the number of tiles that have been placed permanently on the boards of all seats. It never decreases during a game.
	Placed() int
	// Points returns the points that seat s has from a source so far. It counts only moves played since New: a position parsed from a
	// state has no record of earlier points.
	Points(s Seat, from Source) int
	// Verify checks the invariants: tile counts, colours and ranges.
	Verify() error

	// AppendMove appends the text of m, a legal move of this position. The text of Nature's move is its group of tiles, "-" if empty.
	AppendMove(dst []byte, m Move) []byte
	// ParseMove parses the text that AppendMove writes as a move of the seat to move or of Nature. An illegal move is an error; errors
	// are of type *Reason.
	ParseMove(text string) (Move, error)
	// AppendState appends the position as JSON that Edition.ParseState can parse. Names may be nil or shorter than the number of
	// seats.
	AppendState(dst []byte, names []string) []byte
}

// Mix scrambles the bits of x with the finalizer of splitmix64.
func Mix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
