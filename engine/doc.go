// Package engine holds what every game of the house shares: seats, moves, positions, events and the match that strings them together.
// It knows the rules of no game and nothing of screens; the rules live in the packages below it, one for each game.
package engine
