// Package coach is how one who looks on judges moves, wherever its words are shown.
package coach

import "unicode/utf8"

// The most reasons that are told of a move, and of the better one beside a move that was made.
const (
	HintReasons   = 3
	ReviewReasons = 2
)

// dearly is from how many parts of a hundred on a move is said to have cost something.
const dearly = 5

// Grade is the key of the words for a move beside the best one, which was ahead by so many parts of a hundred. Those for anything but the
// best take that move and how far it was ahead.
func Grade(by int) string {
	switch {
	case by < 1:
		return Best
	case by < dearly:
		return "play.review.near"
	}
	return "play.review.cost"
}

// Best is the grade of a move that nothing is better than.
const Best = "play.review.best"

// longest is how many letters a sentence of reasons may have to be read at a glance.
const longest = 90

// Glance is how many of so many reasons a sentence gives: two, and more while it can be read at a glance; sentence gives it with n of them.
func Glance(reasons int, sentence func(n int) string) int {
	n := min(2, reasons)
	for n < reasons && utf8.RuneCountInString(sentence(n+1)) <= longest {
		n++
	}
	return n
}
