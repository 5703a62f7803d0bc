// Package search implements alpha-beta search for positions of any game. It is anytime and cancellable and does not allocate during a search.
// It has no knowledge of rules or evaluation: positions play moves, and an Evaluator supplied by the game evaluates leaves and orders moves.
// It uses integer arithmetic only, so that a node limit gives the same result on every platform.
package search
