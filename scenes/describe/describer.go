// Package describe describes games in text: moves, choices, boards and scoring. The terminal, screen readers and the log use it. Each subpackage
// describes one game.
package describe

import "azulejo/engine"

// MoveDescriber describes moves.
type MoveDescriber interface {
	// MoveEffect returns what a move scores and takes, in short for use next to the pointer, and as a sentence.
	MoveEffect(pos engine.Position, m engine.Move) (short, sentence string)
	// MoveText returns a move as the log shows it, without the player.
	MoveText(pos engine.Position, m engine.Move) string
	// MoveName returns a noun phrase for a move. It names a factory by what is seen there.
	MoveName(pos engine.Position, m engine.Move) string
	// ColourName returns the name of a tile's colour.
	ColourName(engine.Tile) string
}

// Describer describes everything about a game.
type Describer interface {
	MoveDescriber
	// NumberedName returns MoveName with the number that Choices gives a factory.
	NumberedName(pos engine.Position, m engine.Move) string
	// InputPrompt returns a sentence that says what the player may type.
	InputPrompt(pos engine.Position) string
	// Choices returns what the seat to move chooses from, one line for each place.
	Choices(pos engine.Position) []string
	// Board returns the contents of a seat's board, one line for each part.
	Board(pos engine.Position, s engine.Seat) []string
	// Drawing returns a seat's board drawn with box characters and the letters of the colours, in a picture that is narrower if it does not fit in
	// width columns, and sentences about it. A width of 0 is unlimited.
	Drawing(pos engine.Position, s engine.Seat, width int) (picture, notes []string)
	// Ending reports whether the round being played is or can be the last.
	Ending(pos engine.Position) (e Ending, ok bool)
	// Scoring describes the points and completed sets in the events of a move that led to pos.
	Scoring(pos engine.Position, events []engine.Event) []SeatText
	// ParseMoves returns the moves that text may mean, or none if it is not a move. A single move may be illegal; several are all legal,
	// and the player has yet to choose.
	ParseMoves(pos engine.Position, text string) []engine.Move
}

// SeatText is a text about a seat.
type SeatText struct {
	Seat engine.Seat
	Text string
}

// OnlyMove returns the only legal move, or NoMove if there are several.
func OnlyMove(pos engine.Position) engine.Move {
	if moves := pos.Moves(nil); len(moves) == 1 {
		return moves[0]
	}
	return engine.NoMove
}
