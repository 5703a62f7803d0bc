package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// WinHistory is the win probability of every seat throughout a match.
type WinHistory struct {
	// Samples are the numbers of moves after which the probabilities are known: those where a seat has to move, and the end.
	Samples []int
	// Complete is set when the probabilities will not change any more.
	Complete bool
	match    *engine.Match
	shares   [][]float64       // by sample and seat, for the known samples
	deals    map[int][]float64 // by seat, before the deal that follows a sample

	// sentenceLines is the number of lines of the longest sentence about a move at sentenceSize.
	sentenceSize  sentenceSize
	sentenceLines int
}

// winNodes is how much is searched for the win probabilities of a position, as in a review of a game.
const winNodes = 20_000

// WinRequest returns the request for the win probabilities of a position in a match. It is the same wherever they are shown, so that they do not differ
// from place to place.
func WinRequest(m *engine.Match, pos engine.Position) players.Request {
	task := search.Task{Position: pos, Seed: m.Seed, Limits: search.Limits{Nodes: winNodes}, MultiPV: 1}
	return players.Request{Level: players.Best, Game: m.Edition.ID, Task: task}
}

// WinProbabilities returns the win probabilities of all seats from an answer to WinRequest, or nil if it has none.
func WinProbabilities(choice players.Choice, seats int) []float64 {
	if len(choice.Lines) == 0 || len(choice.Lines[0].Win) != seats {
		return nil
	}
	return choice.Lines[0].Win
}

// NewWinHistory returns the win history of a match, of which nothing is known yet.
func NewWinHistory(m *engine.Match) *WinHistory {
	w := &WinHistory{match: m}
	for n := range len(m.Moves()) + 1 {
		if c := (engine.Cursor{Match: m, At: n}); c.Over() || c.Position().ToMove() != engine.Nature {
			w.Samples = append(w.Samples, n)
		}
	}
	return w
}

// Take takes the win probabilities from a review of the match. complete reports whether the review has ended.
func (w *WinHistory) Take(r *review.Review, complete bool) {
	w.shares, w.deals, w.Complete = nil, map[int][]float64{}, complete
	for _, step := range r.Steps {
		if step.Seat == engine.Nature {
			if step.Before != nil {
				w.deals[len(w.shares)-1] = step.Before
			}
			continue
		}
		if step.Before == nil {
			return
		}
		w.shares = append(w.shares, step.Before)
	}
	if r.Result != nil {
		w.shares = append(w.shares, r.Result)
	}
}

// Known returns the number of samples evaluated so far. They are the first ones.
func (w *WinHistory) Known() int { return len(w.shares) }

// At returns the win probability of a seat at a known sample.
func (w *WinHistory) At(sample int, s engine.Seat) float64 { return w.shares[sample][s] }

// dealChange returns by how many percentage points the deal after a known sample changed the win probability of a seat, and whether that is more than the move
// before it did.
func (w *WinHistory) dealChange(sample int, s engine.Seat) (points int, most bool) {
	before := w.deals[sample]
	if before == nil {
		return 0, false
	}
	most = math.Abs(w.At(sample+1, s)-before[s]) > math.Abs(before[s]-w.At(sample, s))
	return review.Points(w.At(sample+1, s) - before[s]), most
}

// Percent returns the win probability of a seat at a known sample as it is shown.
func (w *WinHistory) Percent(sample int, s engine.Seat) int { return Percents(w.shares[sample])[s] }

// SampleAt returns the last sample at or before n moves.
func (w *WinHistory) SampleAt(n int) int {
	i, found := slices.BinarySearch(w.Samples, n)
	if !found {
		i--
	}
	return max(0, i)
}

// mean returns the average win probability of a seat over a range of known samples. It smooths the noise of single evaluations.
func (w *WinHistory) mean(from, to int, s engine.Seat) (sum float64) {
	from, to = max(0, from), min(to, w.Known()-1)
	for i := from; i <= to; i++ {
		sum += w.At(i, s)
	}
	return sum / float64(to-from+1)
}

// turningPointSpan is the number of samples averaged before and after a move, so that a turning point is a lasting change.
const turningPointSpan = 3

// lastingChange returns by how much the move made at a sample changed the win probability of a seat, at once and on average over the samples around it,
// whichever is less. It is 0 if the two contradict each other.
func (w *WinHistory) lastingChange(sample int, s engine.Seat) float64 {
	atOnce := w.At(sample+1, s) - w.At(sample, s)
	lasting := w.mean(sample+1, sample+turningPointSpan, s) - w.mean(sample-turningPointSpan+1, sample, s)
	if atOnce*lasting <= 0 {
		return 0
	}
	return min(math.Abs(atOnce), math.Abs(lasting))
}

// TurningPoints returns up to two samples after which the win probability of a seat changed most, the larger change first. They are at
// least turningPointSpan samples apart, and each changed the probability by at least 10 percentage points.
func (w *WinHistory) TurningPoints(s engine.Seat) (all []int) {
	change := func(i int) float64 { return w.lastingChange(i, s) }
	near := func(i int) bool { return len(all) > 0 && max(i-all[0], all[0]-i) < turningPointSpan }
	for range 2 {
		best := -1
		for i := 0; i+1 < w.Known(); i++ {
			if !near(i) && change(i) >= 0.1 && (best < 0 || change(i) > change(best)) {
				best = i
			}
		}
		if best >= 0 {
			all = append(all, best)
		}
	}
	return all
}
