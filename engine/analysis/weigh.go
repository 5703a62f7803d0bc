// Package analysis answers questions about positions and games: it grades moves for hints and comments, and reviews whole games.
package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// Comparison compares a move with the best one.
type Comparison struct {
	Best, Played players.Line
	// Loss is the win probability that the move played gave up, which is negative if it is better after all.
	Loss float64
}

// Expected returns the results to expect after the best move and after the one played, or nil if they are not known.
func (c *Comparison) Expected(seat engine.Seat) *Expectation {
	return Expect([]players.Line{c.Best, c.Played}, c.Best.Move, seat)
}

// Weigh compares the move played in a position with the best one. First all moves are searched, then the best and the one played to the same depth, as
// separate searches would differ by chance too. If that gives no exact value for the one played, it is searched alone. ask has moves searched, all of
// them if the list is nil, and passes the lines on when they arrive. report receives the comparison; without lines, the best move is the one played.
func Weigh(before engine.Position, played engine.Move, ask func(moves []engine.Move, receive func([]players.Line)), report func(Comparison)) {
	seat, only := before.ToMove(), players.Line{Move: played}
	ask(nil, func(all []players.Line) {
		if len(all) == 0 {
			report(Comparison{Best: only, Played: only})
			return
		}
		best := all[0]
		if best.Move == played {
			report(Comparison{Best: best, Played: best})
			return
		}
		ask([]engine.Move{best.Move, played}, func(both []players.Line) {
			if i := lineOf(both, played); i >= 0 {
				report(Comparison{best, both[i], loss(both[max(0, lineOf(both, best.Move))], both[i], seat)})
				return
			}
			ask([]engine.Move{played}, func(alone []players.Line) {
				if len(alone) == 0 {
					report(Comparison{Best: only, Played: only})
					return
				}
				report(Comparison{best, alone[0], loss(best, alone[0], seat)})
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
