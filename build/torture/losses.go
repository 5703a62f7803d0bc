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

func (l *losses) add(other losses) {
	l.kills += other.kills
	l.games += other.games
	l.lost += other.lost
	l.moves += other.moves
	l.worst = max(l.worst, other.worst)
	l.inFlight += other.inFlight
	l.faults += other.faults
}

// addLostGame counts a lost game and prints the reason.
func (l *losses) addLostGame(why error) {
	l.lost++
	fmt.Fprintf(os.Stderr, "kill %d: game lost: %v\n", l.kills, why)
}

// addMissingMoves counts saved moves that are missing.
func (l *losses) addMissingMoves(moves int) {
	l.moves += moves
	l.worst = max(l.worst, moves)
	fmt.Fprintf(os.Stderr, "kill %d: %d moves lost that had been saved\n", l.kills, moves)
}

// addFault counts and prints another fault.
func (l *losses) addFault(what string) {
	l.faults++
	fmt.Fprintf(os.Stderr, "kill %d: %s\n", l.kills, what)
}

func (l losses) String() string {
	return fmt.Sprintf("%d kills in %d games: %d games lost, %d moves lost beyond the one in flight (at worst %d at once), %d moves in flight, %d other faults",
		l.kills, l.games, l.lost, l.moves, l.worst, l.inFlight, l.faults)
}

func (l losses) verdict() error {
	if l.lost+l.moves+l.faults > 0 {
		return errors.New("not everything was found again")
	}
	return nil
}
