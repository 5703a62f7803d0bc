package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// Weigh finds the best move in a position and the win probability, in percentage points, that the move played gave up compared with it. First all
// moves are searched, then the best and the one played to the same depth and, if that gives no exact value for the one played, that move alone.
// ask has moves searched, all of them if the list is nil, and passes the lines on when they arrive; report receives the result.
func Weigh(before engine.Position, played engine.Move, ask func(moves []engine.Move, receive func([]players.Line)), report func(best engine.Move, loss int)) {
	ask(nil, func(all []players.Line) {
		if len(all) == 0 || all[0].Move == played {
			report(played, 0)
			return
		}
		best := all[0]
		ask([]engine.Move{best.Move, played}, func(both []players.Line) {
			if i := lineOf(both, played); i >= 0 {
				report(best.Move, loss(both[max(0, lineOf(both, best.Move))], both[i], before.ToMove()))
				return
			}
			ask([]engine.Move{played}, func(alone []players.Line) {
				if len(alone) == 0 {
					report(played, 0)
					return
				}
				report(best.Move, loss(best, alone[0], before.ToMove()))
			})
		})
	})
}

// loss returns the difference of the win probabilities of a seat after two moves, in percentage points.
func loss(better, played players.Line, seat engine.Seat) int {
	return int(math.Round(100 * (better.Win[seat] - played.Win[seat])))
}

// lineOf returns the index of the line that begins with a move, or -1.
func lineOf(lines []players.Line, m engine.Move) int {
	return slices.IndexFunc(lines, func(l players.Line) bool { return l.Move == m })
}
