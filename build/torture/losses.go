package main

import (
	"errors"
	"fmt"
	"os"
)

// losses counts the losses caused by kills.
type losses struct {
	kills, games int
	lost         int // games that could not be loaded or continued
	moves, worst int // saved moves that were missing, in total and at most after one kill
	inFlight     int // moves in progress at the kill that were missing after it
	faults       int // other faults
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

// addLostGame counts a lost game and prints the reason.
func (t *losses) addLostGame(why error) {
	t.lost++
	fmt.Fprintf(os.Stderr, "kill %d: game lost: %v\n", t.kills, why)
}

// addMissingMoves counts saved moves that are missing.
func (t *losses) addMissingMoves(moves int) {
	t.moves += moves
	t.worst = max(t.worst, moves)
	fmt.Fprintf(os.Stderr, "kill %d: %d moves lost that had been saved\n", t.kills, moves)
}

// addFault counts and prints another fault.
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
