// Package players holds the computer players: the levels of this program, the bot protocol they answer, and outside programs
// that answer it. A game takes part by giving its edition and its evaluator; nothing here knows the rules of one.
package players
