package engine

import "sort"

// StallRounds is the number of rounds in a row without a tile placed after which a game is endless: it ends as a draw.
//
// This is a decision of this program. The rulebooks end Azul only with a complete row, which can become impossible on the grey wall, and which no
// rule forces a player to complete on either wall. In 120,000 games of random moves, of which 39 never ended by the rules, two others had a longer
// pause than this and went on to a complete row.
const StallRounds = 10

// Stall detects an endless game from its positions. The zero Stall is ready for the first position of a game.
type Stall struct{ starts []roundStart }

// roundStart is the start of a round.
type roundStart struct {
	at     int // the number of moves before it
	round  int
	placed int // Position.Placed
}

// Add adds the position after a number of moves; positions must be added in order. Only the first one of each round counts.
func (s *Stall) Add(at int, p Position) {
	if n := len(s.starts); n == 0 || s.starts[n-1].round != p.Round() {
		s.starts = append(s.starts, roundStart{at, p.Round(), p.Placed()})
	}
}

// Endless reports whether the game is endless after a number of moves.
func (s *Stall) Endless(at int) bool {
	n := s.until(at) - 1
	return n >= StallRounds && s.starts[n].placed == s.starts[n-StallRounds].placed
}

// Reset removes all positions and keeps the allocated memory.
func (s *Stall) Reset() { s.starts = s.starts[:0] }

// until returns the number of rounds that have started after a number of moves.
func (s *Stall) until(at int) int {
	return sort.Search(len(s.starts), func(i int) bool { return s.starts[i].at > at })
}

// upTo returns the rounds that have started after a number of moves. Adding to the result does not change s.
func (s *Stall) upTo(at int) Stall {
	n := s.until(at)
	return Stall{s.starts[:n:n]}
}
