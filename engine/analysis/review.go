// Package analysis answers questions about positions and games: it grades moves for hints and comments, and reviews whole games.
package analysis

// costlyLoss is the loss, in percentage points, from which a move counts as a mistake.
const costlyLoss = 5

// Grade returns the message key for a move that gave up some win probability, in percentage points, compared with the best move. Every message but
// Best takes the best move and the loss.
func Grade(loss int) string {
	switch {
	case loss < 1:
		return Best
	case loss < costlyLoss:
		return "play.review.near"
	}
	return "play.review.cost"
}

// Best is the message key for a best move.
const Best = "play.review.best"
