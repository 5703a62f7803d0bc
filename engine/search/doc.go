// Package search looks ahead over positions of any game: anytime, cancellable, and without allocating while it thinks.
// It knows no rules and no worth of its own; a position plays the moves, an Evaluator beside the rules tells what they
// lead to. It uses integers only, so that a node limit gives the same answer on every platform.
package search
