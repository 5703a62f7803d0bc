package search

import "azulejo/engine"

// WinScale is the value of a certain win: win probabilities are integers in units of 1/WinScale.
const WinScale = 100_000

// normalCDF is the cumulative standard normal distribution from 0 to 4 in steps of 0.25, in units of 1/WinScale.
var normalCDF = [...]int32{
	50000, 59871, 69146, 77337, 84134, 89435, 93319, 95994, 97725, 98778, 99379, 99702, 99865, 99942, 99977, 99991, 99997,
}

// winProbability returns the probability, in units of 1/WinScale, that a normally distributed difference with the given mean and standard deviation is positive.
func winProbability(difference, deviation int32) int32 {
	if difference < 0 {
		return WinScale - winProbability(-difference, deviation)
	}
	const steps = 256 // interpolation steps between two entries of normalCDF
	x := int64(difference) * 4 * steps / int64(max(deviation, 1))
	i := x / steps
	if i >= int64(len(normalCDF)-1) {
		return normalCDF[len(normalCDF)-1]
	}
	lo, hi := int64(normalCDF[i]), int64(normalCDF[i+1])
	return int32(lo + (hi-lo)*(x%steps)/steps)
}

// valueOf converts an evaluation to a value for seat s: the win probability, plus a small term for the margin over the best opponent, so
// that decided games are still played well.
func valueOf(w *Evaluation, s engine.Seat, seats int) int32 {
	return winChance(w, s, seats) + margin(w, s, seats)
}

// winChance returns the probability of beating all opponents, treating the comparisons as independent.
func winChance(w *Evaluation, s engine.Seat, seats int) int32 {
	v := int64(WinScale)
	for o := range seats {
		if engine.Seat(o) != s {
			v = v * int64(winProbability(w.Final[s]-w.Final[o], w.StdDev)) / WinScale
		}
	}
	return int32(v)
}

// margin returns the lead of a seat over the best opponent, scaled as a term of a value.
func margin(w *Evaluation, s engine.Seat, seats int) int32 {
	best := int32(-1 << 24)
	for o := range seats {
		if engine.Seat(o) != s {
			best = max(best, w.Final[o])
		}
	}
	return (w.Final[s] - best) / 10
}

// winShares distributes WinScale among the seats in proportion to their win probabilities.
func winShares(w *Evaluation, seats int) (out [engine.MaxSeats]int32) {
	sum := int64(0)
	for s := range seats {
		out[s] = winChance(w, engine.Seat(s), seats)
		sum += int64(out[s])
	}
	for s := range seats {
		out[s] = int32(int64(out[s]) * WinScale / max(sum, 1))
	}
	return out
}

// Share returns the share of the victory of a seat, a probability.
func (e *Evaluation) Share(s engine.Seat, seats int) float64 {
	return float64(winShares(e, seats)[s]) / WinScale
}
