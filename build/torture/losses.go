package main

import (
	"errors"
	"fmt"
	"os"
)

// losses is what kills have cost.
type losses struct {
	kills, games int
	lost         int // games that were not found again, or did not go on
	moves, worst int // moves that had been saved and were missing, in all and after one kill
	inFlight     int // moves that were being made when the kill came and were not there after it
	faults       int // anything else that is not as it must be
}

func (t *losses) add(other losses) {
	t.kills += other.kills
	t.games += other.games
	t.lost += other.lost
	t.moves += other.moves
	t.worst = max(t.worst, other.worst)
	t.inFlight += other.inFlight
	t.faults += other.faults
}

// addLostGame counts a game as lost, and says why.
func (t *losses) addLostGame(why error) {
	t.lost++
	fmt.Fprintf(os.Stderr, "kill %d: game lost: %v\n", t.kills, why)
}

// addMissingMoves counts saved moves that are no longer there.
func (t *losses) addMissingMoves(moves int) {
	t.moves += moves
	t.worst = max(t.worst, moves)
	fmt.Fprintf(os.Stderr, "kill %d: %d moves lost that had been saved\n", t.kills, moves)
}

// addFault counts and tells anything else.
func (t *losses) addFault(what string) {
	t.faults++
	fmt.Fprintf(os.Stderr, "kill %d: %s\n", t.kills, what)
}

func (t losses) String() string {
	return fmt.Sprintf("%d kills in %d games: %d games lost, %d moves lost beyond the one in flight (at worst %d at once), %d moves in flight, %d other faults",
		t.kills, t.games, t.lost, t.moves, t.worst, t.inFlight, t.faults)
}

func (t losses) verdict() error {
	if t.lost+t.moves+t.faults > 0 {
		return errors.New("not everything was found again")
	}
	return nil
}
