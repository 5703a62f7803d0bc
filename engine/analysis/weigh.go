package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// Weigh tells the best move in the place of one played, and by how many parts of a hundred it is ahead for the seat that had to decide: all
// moves are looked at, then the two beside each other to the same depth, and where the search did not take the one played seriously, that
// alone. ask has moves looked at, all where none are named, and lets their lines be heard once they have come.
func Weigh(before engine.Position, played engine.Move, ask func(moves []engine.Move, hear func([]players.Line)), tell func(best engine.Move, by int)) {
	ask(nil, func(all []players.Line) {
		if len(all) == 0 || all[0].Move == played {
			tell(played, 0)
			return
		}
		best := all[0]
		ask([]engine.Move{best.Move, played}, func(both []players.Line) {
			if i := lineOf(both, played); i >= 0 {
				tell(best.Move, gain(both[max(0, lineOf(both, best.Move))], both[i], before.ToMove()))
				return
			}
			ask([]engine.Move{played}, func(alone []players.Line) {
				if len(alone) == 0 {
					tell(played, 0)
					return
				}
				tell(best.Move, gain(best, alone[0], before.ToMove()))
			})
		})
	})
}

// gain is how many parts of a hundred the better move is ahead, for the seat that had to decide.
func gain(better, played players.Line, seat engine.Seat) int {
	return int(math.Round(100 * (better.Win[seat] - played.Win[seat])))
}

// lineOf is the number of the line that begins with a move, or -1.
func lineOf(lines []players.Line, m engine.Move) int {
	return slices.IndexFunc(lines, func(l players.Line) bool { return l.Move == m })
}
