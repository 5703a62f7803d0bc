package search

import (
	"slices"

	"azulejo/engine"
)

// Certain is the value of a sure victory.
const Certain = 100_000

// normalCDF is the cumulative normal distribution at every quarter from 0 to 4, in Certain-ths.
var normalCDF = [...]int32{
	50000, 59871, 69146, 77337, 84134, 89435, 93319, 95994, 97725, 98778, 99379, 99702, 99865, 99942, 99977, 99991, 99997,
}

// winProbability returns the chance, of Certain, that a difference of the given standard deviation stays above 0.
func winProbability(difference, deviation int32) int32 {
	if difference < 0 {
		return Certain - winProbability(-difference, deviation)
	}
	const steps = 256 // of a quarter
	x := int64(difference) * 4 * steps / int64(max(deviation, 1))
	i := x / steps
	if i >= int64(len(normalCDF)-1) {
		return normalCDF[len(normalCDF)-1]
	}
	lo, hi := int64(normalCDF[i]), int64(normalCDF[i+1])
	return int32(lo + (hi-lo)*(x%steps)/steps)
}

// valueOf turns an evaluation into the value for seat s: the chance of winning, and the margin over the best of the others as a small
// addition, so that a decided game is still played well.
func valueOf(w *Evaluation, s engine.Seat, seats int) int32 {
	return winChance(w, s, seats) + margin(w, s, seats)
}

// winChance is the chance of beating each of the others, as if one had nothing to do with the other.
func winChance(w *Evaluation, s engine.Seat, seats int) int32 {
	v := int64(Certain)
	for o := range seats {
		if engine.Seat(o) != s {
			v = v * int64(winProbability(w.Final[s]-w.Final[o], w.StdDev)) / Certain
		}
	}
	return int32(v)
}

// margin is how far a seat is ahead of the best of the others, as an addition to a value.
func margin(w *Evaluation, s engine.Seat, seats int) int32 {
	best := int32(-1 << 24)
	for o := range seats {
		if engine.Seat(o) != s {
			best = max(best, w.Final[o])
		}
	}
	return (w.Final[s] - best) / 10
}

// winShares splits Certain among the seats by their chances to win.
func winShares(w *Evaluation, seats int) (out [engine.MaxSeats]int32) {
	sum := int64(0)
	for s := range seats {
		out[s] = winChance(w, engine.Seat(s), seats)
		sum += int64(out[s])
	}
	for s := range seats {
		out[s] = int32(int64(out[s]) * Certain / max(sum, 1))
	}
	return out
}

// assessor evaluates positions, those that are over by their result. It keeps scratch memory.
type assessor struct {
	Evaluator
	scores  [engine.MaxSeats]int
	winners [engine.MaxSeats]engine.Seat
}

// assess fills w for p and returns the value for a seat: exact at the end of the game, else as the evaluator sees it.
func (a *assessor) assess(p engine.Position, seat engine.Seat, w *Evaluation) int32 {
	if p.Over() {
		return a.assessEnd(p, seat, w)
	}
	w.StdDev = a.Evaluate(p, &w.Final)
	return valueOf(w, seat, p.Seats())
}

// assessEnd is assess for a finished game.
func (a *assessor) assessEnd(p engine.Position, seat engine.Seat, w *Evaluation) int32 {
	for i, n := range p.Scores(a.scores[:0]) {
		w.Final[i] = int32(n) * 100
	}
	w.StdDev = 1
	return a.winShare(p, seat) + margin(w, seat, p.Seats())
}

// winShare is seat's part of Certain in a finished game.
func (a *assessor) winShare(p engine.Position, seat engine.Seat) int32 {
	winners := p.Winners(a.winners[:0])
	if !slices.Contains(winners, seat) {
		return 0
	}
	return Certain / int32(len(winners))
}

// winShares is the share of each seat in p, of which w is the evaluation.
func (a *assessor) winShares(p engine.Position, w *Evaluation) (out [engine.MaxSeats]int32) {
	if !p.Over() {
		return winShares(w, p.Seats())
	}
	for i := range p.Seats() {
		out[i] = a.winShare(p, engine.Seat(i))
	}
	return out
}
