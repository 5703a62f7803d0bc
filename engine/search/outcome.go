package search

import "azulejo/engine"

// Certain is the value of a sure victory.
const Certain = 100_000

// normal is the cumulative normal distribution at every quarter from 0 to 4, in Certain-ths.
var normal = [...]int32{
	50000, 59871, 69146, 77337, 84134, 89435, 93319, 95994, 97725, 98778, 99379, 99702, 99865, 99942, 99977, 99991, 99997,
}

// chance returns the odds of Certain that a difference stays above 0 when it scatters with the given deviation.
func chance(difference, deviation int32) int32 {
	if difference < 0 {
		return Certain - chance(-difference, deviation)
	}
	const steps = 256 // of a quarter
	x := int64(difference) * 4 * steps / int64(max(deviation, 1))
	i := x / steps
	if i >= int64(len(normal)-1) {
		return normal[len(normal)-1]
	}
	lo, hi := int64(normal[i]), int64(normal[i+1])
	return int32(lo + (hi-lo)*(x%steps)/steps)
}

// outcome turns a judgement into the value for seat s: the chance of winning, and the margin over the best of the others as a small
// addition, so that a decided game is still played well.
func outcome(w *Worth, s engine.Seat, seats int) int32 {
	return victory(w, s, seats) + (w.Final[s]-bestOther(w, s, seats))/10
}

// victory is the chance of beating each of the others, as if one had nothing to do with the other.
func victory(w *Worth, s engine.Seat, seats int) int32 {
	v := int64(Certain)
	for o := range seats {
		if engine.Seat(o) != s {
			v = v * int64(chance(w.Final[s]-w.Final[o], w.Spread)) / Certain
		}
	}
	return int32(v)
}

func bestOther(w *Worth, s engine.Seat, seats int) int32 {
	best := int32(-1 << 24)
	for o := range seats {
		if engine.Seat(o) != s {
			best = max(best, w.Final[o])
		}
	}
	return best
}

// shares splits Certain among the seats by their chances to win.
func shares(w *Worth, seats int) (out [engine.MaxSeats]int32) {
	sum := int64(0)
	for s := range seats {
		out[s] = victory(w, engine.Seat(s), seats)
		sum += int64(out[s])
	}
	for s := range seats {
		out[s] = int32(int64(out[s]) * Certain / max(sum, 1))
	}
	return out
}

// judge fills w for p and returns the value for seat s: exact at the end of the game, else as the
// evaluator sees it.
func (s *Searcher) judge(p engine.Position, seat engine.Seat, w *Worth) int32 {
	if p.Over() {
		return s.ended(p, seat, w)
	}
	w.Spread = s.eval.Judge(p, &w.Final)
	return outcome(w, seat, s.seats)
}

// ended is judge for a finished game.
func (s *Searcher) ended(p engine.Position, seat engine.Seat, w *Worth) int32 {
	s.scores = p.Scores(s.scores[:0])
	for i, n := range s.scores {
		w.Final[i] = int32(n) * 100
	}
	w.Spread = 1
	return s.share(p, seat) + (w.Final[seat]-bestOther(w, seat, s.seats))/10
}

// share is seat's part of Certain in a finished game.
func (s *Searcher) share(p engine.Position, seat engine.Seat) int32 {
	s.winners = p.Winners(s.winners[:0])
	for _, w := range s.winners {
		if w == seat {
			return Certain / int32(len(s.winners))
		}
	}
	return 0
}
