// Package review answers questions about positions and games: it grades moves for hints and comments, and reviews whole games.
package review

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

// BestMove returns the move that a rating calls best: the one played if there was nothing better.
func (c *Comparison) BestMove(played engine.Move) engine.Move {
	if RatingKey(Points(c.Loss)) == Best {
		return played
	}
	return c.Best.Move
}

// Weigh compares the move played in a position with the best one. First all moves are searched, then the best and the one played to the same depth, as
// separate searches would differ by chance too. If that gives no exact value for the one played, it is searched alone. ask has moves searched, all of
// them if the list is nil, and passes the lines on when they arrive; where the best move is known, such as from a hint, it can pass on that alone. report
// receives the comparison; without lines, the best move is the one played.
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
			if at := indexOf(both, best.Move); at >= 0 {
				best = both[at]
			}
			if i := indexOf(both, played); i >= 0 {
				report(Comparison{best, both[i], loss(best, both[i], seat)})
				return
			}
			ask([]engine.Move{played}, func(alone []players.Line) {
				if len(alone) == 0 || best.Win == nil {
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

// loss returns the difference of the win probabilities of a seat after two moves, 0 if they are not known.
func loss(better, played players.Line, seat engine.Seat) float64 {
	if better.Win == nil || played.Win == nil {
		return 0
	}
	return better.Win[seat] - played.Win[seat]
}

// indexOf returns the index of the line that begins with a move, or -1.
func indexOf(lines []players.Line, m engine.Move) int {
	return slices.IndexFunc(lines, func(l players.Line) bool { return l.Move == m })
}

// lineOf returns the line that begins with a move, a line of one move if there is none.
func lineOf(lines []players.Line, m engine.Move) players.Line {
	if i := indexOf(lines, m); i >= 0 {
		return lines[i]
	}
	return players.Line{Move: m}
}

// costlyLoss is the loss, in percentage points, from which a move counts as a mistake.
const costlyLoss = 5

// RatingKey returns the message key for a move that gave up some win probability, in percentage points, compared with the best move. Every message but
// Best takes the best move and the loss.
func RatingKey(loss int) string {
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
