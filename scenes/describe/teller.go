// Package describe puts games into words, for eyes and ears that see no table: moves, offers, boards, and where points come from. It knows
// no pixels and no game; the rooms within it tell one game each.
package describe

import "azulejo/engine"

// Wording is how moves are told.
type Wording interface {
	// Worth tells what a move brings: short beside the pointer, and as a sentence.
	Worth(pos engine.Position, m engine.Move) (short, sentence string)
	// Tell is a move as the log words it, without the name of the seat.
	Tell(pos engine.Position, m engine.Move) string
	// Name is a move as a thing that a sentence can speak of.
	Name(pos engine.Position, m engine.Move) string
	// Colour is the word for the colour of a tile.
	Colour(engine.Tile) string
}

// Teller tells all of a game.
type Teller interface {
	Wording
	// Ask says what the seat to move may type.
	Ask(pos engine.Position) string
	// Offer is what the seat to move chooses from, a line for each place.
	Offer(pos engine.Position) []string
	// Board is what lies on the board of a seat, a line for each part.
	Board(pos engine.Position, s engine.Seat) []string
	// Scoring tells what points and sets the events of a move brought, which led to pos.
	Scoring(pos engine.Position, events []engine.Event) []Line
	// Read finds the moves that a text may mean. They need not be legal; of several all are, and one is still to be chosen.
	// None are found in what is no move at all.
	Read(pos engine.Position, text string) []engine.Move
}

// Line is something told of a seat.
type Line struct {
	Seat engine.Seat
	Text string
}

// Only is the only move that there is, or NoMove.
func Only(pos engine.Position) engine.Move {
	if moves := pos.Moves(nil); len(moves) == 1 {
		return moves[0]
	}
	return engine.NoMove
}
