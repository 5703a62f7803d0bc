// Package engine defines what all games have in common: seats, moves, positions, events, and the match that keeps the history of a game.
// It contains no rules and no user interface. The rules of each game are in a package below it.
package engine
