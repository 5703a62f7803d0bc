// Package analysis answers questions about positions and games: it grades moves for hints and comments, and reviews whole games.
package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// Weigh finds the best move in a position and the win probability that the move played gave up compared with it, which is negative if it is better
// after all. First all moves are searched, then the best and the one played to the same depth, as separate searches would differ by chance too. If
// that gives no exact value for the one played, it is searched alone. ask has moves searched, all of them if the list is nil, and passes the lines on
// when they arrive. report receives the line of the best move; without lines to compare, that is only the move played.
func Weigh(before engine.Position, played engine.Move, ask func(moves []engine.Move, receive func([]players.Line)), report func(best players.Line, loss float64)) {
	seat := before.ToMove()
	ask(nil, func(all []players.Line) {
		if len(all) == 0 {
			report(players.Line{Move: played}, 0)
			return
		}
		best := all[0]
		if best.Move == played {
			report(best, 0)
			return
		}
		ask([]engine.Move{best.Move, played}, func(both []players.Line) {
			if i := lineOf(both, played); i >= 0 {
				report(best, loss(both[max(0, lineOf(both, best.Move))], both[i], seat))
				return
			}
			ask([]engine.Move{played}, func(alone []players.Line) {
				if len(alone) == 0 {
					report(players.Line{Move: played}, 0)
					return
				}
				report(best, loss(best, alone[0], seat))
			})
		})
	})
}

// Points returns a probability in percentage points.
func Points(probability float64) int { return int(math.Round(100 * probability)) }

// loss returns the difference of the win probabilities of a seat after two moves.
func loss(better, played players.Line, seat engine.Seat) float64 {
	return better.Win[seat] - played.Win[seat]
}

// lineOf returns the index of the line that begins with a move, or -1.
func lineOf(lines []players.Line, m engine.Move) int {
	return slices.IndexFunc(lines, func(l players.Line) bool { return l.Move == m })
}

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
