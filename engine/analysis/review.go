// Package analysis grades moves for hints and comments, and reviews whole games.
package analysis

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
